import KeelBase
import KeelContent

/// What a `fails` or `warns` block says the compiler will say, and whether it did.
struct Expectation {
    /// A message that a comment names.
    private struct Expected {
        let message: ExpectationComment.Message
        let line: Int
        /// Of the comment.
        let position: SourcePosition

        var remark: ExampleRemark { .absent(message.kind, message.text) }
    }

    private let block: ExampleBlock
    private let expected: [Expected]

    init(_ block: ExampleBlock) {
        self.block = block
        expected = ExpectationComment.all(in: block).flatMap { comment in
            let position = block.position(at: comment.offset)
            return comment.messages.map { Expected(message: $0, line: comment.line, position: position) }
        }
    }

    /// `nil` if the compiler said what the block says. A block without such comments is content with any.
    func diagnostic(for result: UnitResult) -> Diagnostic? {
        let mustFail = block.swift.role == .fails
        let kind: CompilerDiagnostic.Kind = mustFail ? .error : .warning
        let actual = result.findings.filter { $0.kind != .note }
        var left = actual
        var absent: [Expected] = []
        for expected in expected {
            if let index = left.firstIndex(where: {
                $0.kind == expected.message.kind && $0.place?.line == expected.line
                    && $0.message.contains(expected.message.text)
            }) {
                left.remove(at: index)
            } else {
                absent.append(expected)
            }
        }
        let isExact = expected.contains { $0.message.kind == kind }
        let surplus = left.filter { $0.kind == .error && (isExact || !mustFail) || $0.kind == kind && isExact }
        if let first = absent.first {
            return report(absent: first, others: absent.dropFirst(), surplus: surplus, isSound: actual.isEmpty)
        }
        if let first = surplus.first { return report(surplus: first, others: surplus.dropFirst()) }
        guard actual.contains(where: { $0.kind == kind }) else {
            let fault: ExpectationFault = mustFail ? .compiles : .isSilent
            return Diagnostic(fault, file: file, position: block.fencePosition)
        }
        return nil
    }

    private func report(
        absent expected: Expected, others: ArraySlice<Expected>, surplus: [CompilerFinding], isSound: Bool
    ) -> Diagnostic {
        let (kind, text) = (expected.message.kind, expected.message.text)
        var fault = ExpectationFault.absent(kind, text)
        var position = expected.position
        var notes: [Diagnostic.Note] = []
        var surplus = surplus
        if let index = surplus.firstIndex(where: { $0.place?.line == expected.line }) {
            let said = surplus.remove(at: index)
            fault = .differs(said.kind, said.message, expected: text)
            position = self.position(of: said)
        } else if let said = surplus.first {
            surplus.removeFirst()
            fault = .unexpected(said.kind, said.message, isAll: false)
            position = self.position(of: said)
            notes.append(note(expected))
        } else if isSound, block.swift.role == .fails {
            fault = .compilesWithout(kind, text)
        }
        return Diagnostic(fault, file: file, position: position, notes: notes + others.map(note) + surplus.map(note))
    }

    private func report(surplus finding: CompilerFinding, others: ArraySlice<CompilerFinding>) -> Diagnostic {
        Diagnostic(
            ExpectationFault.unexpected(finding.kind, finding.message, isAll: true), file: file,
            position: position(of: finding), notes: others.map(note))
    }

    private func note(_ expected: Expected) -> Diagnostic.Note {
        .init(expected.remark, file: file, position: expected.position)
    }

    private func note(_ finding: CompilerFinding) -> Diagnostic.Note {
        .init(ExampleRemark.compilerSays(finding.kind, finding.message), file: file, position: position(of: finding))
    }

    private var file: String { block.article.file }

    private func position(of finding: CompilerFinding) -> SourcePosition {
        finding.place.map { block.position(line: $0.line, column: $0.column) } ?? block.fencePosition
    }
}
