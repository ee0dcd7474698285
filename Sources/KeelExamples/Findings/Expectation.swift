import KeelBase
import KeelContent
import KeelSwift

/// What a `fails` or `warns` block says the compiler will say, and whether it did.
struct Expectation {
    /// One or more expectations at the end of a line: `// error: text // error: more`.
    struct Comment {
        /// From 1.
        let line: Int
        /// Bytes of the line before it.
        let column: Int
        let offset: Int
        let text: String
    }

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
    let comments: [Comment]
    private let expected: [Line]

    init(_ block: ExampleBlock) {
        self.block = block
        var comments: [Comment] = []
        var line = 1
        var end = 0
        for token in SwiftLexer.tokens(of: block.code) {
            line += block.code[end..<token.range.lowerBound].count { $0 == 0x0A }
            end = token.range.lowerBound
            guard token.kind == .comment else { continue }
            let text = block.code.text(token)
            guard text.prefixMatch(of: /\/\/\s*(error|warning):/) != nil else { continue }
            let start = block.code[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            comments.append(Comment(line: line, column: end - start, offset: end, text: text))
        }
        self.comments = comments
        expected = comments.flatMap { comment in
            comment.text.split(separator: "//").compactMap { part -> Line? in
                guard let match = part.wholeMatch(of: /\s*(error|warning):\s*(.*?)\s*/) else { return nil }
                return Line(
                    kind: match.output.1 == "error" ? .error : .warning, line: comment.line,
                    text: String(match.output.2), offset: comment.offset)
            }
        }
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
