import KeelBase
import KeelContent

/// The verdict of every block and what was found in it, gathered until all is known.
struct BlockLedger {
    private struct Entry {
        var block: ExampleBlock
        var verdict: Report.Verdict
        var messages: [Report.Message] = []
        var findings: [Diagnostic] = []
        /// What the others come from.
        var cause: Diagnostic?
    }

    private var entries: [BlockPlace: Entry] = [:]
    private var order: [BlockPlace] = []
    /// Findings about what is not there.
    private var others: [Diagnostic] = []
    /// What would make articles say what is.
    private(set) var edits: [SourceEdit] = []

    /// - Parameter blocks: all Swift blocks; each has exactly one verdict from now on.
    init(_ blocks: some Sequence<ExampleBlock>) {
        for block in blocks {
            let verdict: Report.Verdict = block.isSkipped ? .skipped : block.fence.isMalformed ? .failed : .notChecked
            entries[block.place] = Entry(block: block, verdict: verdict)
            order.append(block.place)
        }
    }

    func verdict(of block: ExampleBlock) -> Report.Verdict? { entries[block.place]?.verdict }

    /// A failed block stays failed.
    mutating func set(_ verdict: Report.Verdict, for block: ExampleBlock) {
        guard entries[block.place]?.verdict == .notChecked || verdict == .failed else { return }
        entries[block.place]?.verdict = verdict
    }

    mutating func set(_ messages: [Report.Message], for block: ExampleBlock) {
        entries[block.place]?.messages = messages
    }

    /// Errors fail the block.
    mutating func add(_ diagnostic: Diagnostic, to block: ExampleBlock) {
        // The fence itself is at fault, and that has been said.
        guard !block.fence.isMalformed else { return }
        entries[block.place]?.findings.append(diagnostic)
        if diagnostic.severity == .error { entries[block.place]?.verdict = .failed }
    }

    /// A finding that comes before all others of the block.
    mutating func add(cause diagnostic: Diagnostic, to block: ExampleBlock) {
        guard !block.fence.isMalformed else { return }
        entries[block.place]?.cause = diagnostic
        entries[block.place]?.verdict = .failed
    }

    mutating func add(_ edit: SourceEdit) {
        edits.append(edit)
    }

    /// A finding that is no block's.
    mutating func add(_ diagnostic: Diagnostic) {
        others.append(diagnostic)
    }

    func hasFinding(_ block: ExampleBlock) -> Bool {
        guard let entry = entries[block.place] else { return false }
        return block.fence.isMalformed || entry.cause != nil || !entry.findings.isEmpty
    }

    /// At most one for each block: the first error, with the others as notes.
    var diagnostics: [Diagnostic] {
        others
            + order.compactMap { place in
                guard let findings = entries[place]?.findings, !findings.isEmpty else { return nil }
                let sorted = findings.enumerated().sorted { left, right in
                    if left.element.severity != right.element.severity { return left.element.severity == .error }
                    let start = SourcePosition(line: 0, column: 0)
                    return (left.element.position ?? start, left.offset) < (
                        right.element.position ?? start, right.offset
                    )
                }.map(\.element)
                var first = sorted[0]
                first.notes += sorted.dropFirst().map {
                    .init(ExampleText.alsoInBlock + $0.message, file: $0.file, position: $0.position)
                }
                return first
            }
    }

    func reports(of file: String) -> [Int: Report.Block] {
        var blocks: [Int: Report.Block] = [:]
        for place in order where place.file == file {
            guard let entry = entries[place] else { continue }
            blocks[place.index] = Report.Block(verdict: entry.verdict, messages: entry.messages)
        }
        return blocks
    }

    var counts: [Report.Verdict: Int] {
        entries.values.reduce(into: [:]) { $0[$1.verdict, default: 0] += 1 }
    }
}
