import KeelBase
import KeelContent
import KeelSwift

/// What a `fails` or `warns` block says the compiler will say, and whether it did.
struct Expectation {
    private struct Line {
        let kind: UnitResult.Finding.Kind
        /// From 1.
        let line: Int
        /// Part of the message.
        let text: String
        /// Of the comment, in bytes of the code.
        let offset: Int
    }

    private let block: ExampleBlock
    private let expected: [Line]

    init(_ block: ExampleBlock) {
        self.block = block
        var lines: [Line] = []
        var line = 1
        var end = 0
        for token in SwiftLexer.tokens(of: block.code) {
            line += block.code[end..<token.range.lowerBound].count { $0 == 0x0A }
            end = token.range.lowerBound
            guard token.kind == .comment else { continue }
            let comment = String(decoding: block.code[token.range], as: UTF8.self)
            for kind in [UnitResult.Finding.Kind.error, .warning] {
                guard let match = comment.wholeMatch(of: Self.pattern(kind)) else { continue }
                lines.append(Line(kind: kind, line: line, text: String(match.output.1), offset: token.range.lowerBound))
            }
        }
        expected = lines
    }

    /// `// error: text`
    private static func pattern(_ kind: UnitResult.Finding.Kind) -> Regex<(Substring, Substring)> {
        kind == .error ? /\/\/\s*error:\s*(.*?)\s*/ : /\/\/\s*warning:\s*(.*?)\s*/
    }

    /// `nil` if the compiler said what the block says. A block without such comments is content with any.
    func diagnostic(for result: UnitResult) -> Diagnostic? {
        let mustFail = block.swift.role == .fails
        let kind: UnitResult.Finding.Kind = mustFail ? .error : .warning
        let actual = result.findings.filter { $0.kind == .error || $0.kind == .warning }
        var left = actual
        var absent: [Line] = []
        for line in expected {
            if let index = left.firstIndex(where: {
                $0.kind == line.kind && $0.place?.line == line.line && $0.message.contains(line.text)
            }) {
                left.remove(at: index)
            } else {
                absent.append(line)
            }
        }
        let isExact = expected.contains { $0.kind == kind }
        let surplus = left.filter { $0.kind == .error && (isExact || !mustFail) || $0.kind == kind && isExact }
        if let first = absent.first {
            return report(absent: first, others: absent.dropFirst(), surplus: surplus, isSound: actual.isEmpty)
        }
        if let first = surplus.first { return report(surplus: first, others: surplus.dropFirst()) }
        guard actual.contains(where: { $0.kind == kind }) else {
            return Diagnostic(
                .exampleExpectation, file: block.article.file, position: block.fencePosition,
                mustFail ? ExampleText.compilesThough : ExampleText.silentThough)
        }
        return nil
    }

    private func report(
        absent line: Line, others: ArraySlice<Line>, surplus: [UnitResult.Finding], isSound: Bool
    ) -> Diagnostic {
        let kind = line.kind.rawValue
        var message = isSound && block.swift.role == .fails ? ExampleText.compilesThough : ""
        var position = block.position(at: line.offset)
        var notes: [Diagnostic.Note] = []
        var surplus = surplus
        if let index = surplus.firstIndex(where: { $0.place?.line == line.line }) {
            let said = surplus.remove(at: index)
            message = ExampleText.otherwise(said.kind.rawValue, said.message, expected: line.text)
            position = self.position(of: said)
        } else if let said = surplus.first {
            surplus.removeFirst()
            message = ExampleText.unexpected(said.kind.rawValue, said.message)
            position = self.position(of: said)
            notes.append(absentNote(line))
        } else {
            message += (message.isEmpty ? "" : ": ") + ExampleText.absent(kind, line.text)
        }
        notes += others.map(absentNote)
        notes += surplus.map {
            .init(ExampleText.said($0.kind.rawValue, $0.message), file: file, position: self.position(of: $0))
        }
        return Diagnostic(.exampleExpectation, file: file, position: position, message, notes: notes)
    }

    private func report(surplus finding: UnitResult.Finding, others: ArraySlice<UnitResult.Finding>) -> Diagnostic {
        Diagnostic(
            .exampleExpectation, file: file, position: position(of: finding),
            ExampleText.unexpected(finding.kind.rawValue, finding.message),
            hint: ExampleText.unexpectedHint(finding.kind.rawValue),
            notes: others.map {
                .init(ExampleText.said($0.kind.rawValue, $0.message), file: file, position: position(of: $0))
            })
    }

    private func absentNote(_ line: Line) -> Diagnostic.Note {
        .init(
            ExampleText.absent(line.kind.rawValue, line.text), file: file, position: block.position(at: line.offset))
    }

    private var file: String { block.article.file }

    private func position(of finding: UnitResult.Finding) -> SourcePosition {
        finding.place.map { block.position(line: $0.line, column: $0.column) } ?? block.fencePosition
    }
}
