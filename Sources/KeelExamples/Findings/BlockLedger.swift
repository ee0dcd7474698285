import KeelBase
import KeelContent

/// The verdict of every block and what was found in it, gathered until all is known.
struct BlockLedger {
    /// What a finding weighs beside a difference from the source language.
    enum Level {
        /// The compiler says what is wrong: that comes first.
        case compiler
        /// The code does something else than it should: in code that is another than the source's, no wonder.
        case behaviour
    }

    struct Entry {
        let block: ExampleBlock
        var verdict: Report.Verdict
        var messages: [Report.Message] = []
        var findings: [(diagnostic: Diagnostic, level: Level)] = []
        /// What the others come from.
        var cause: Diagnostic?
    }

    var entries: [BlockID: Entry] = [:]
    /// Blocks whose findings have their cause elsewhere: they are not checked.
    private var silenced: Set<BlockID> = []
    /// All blocks; of the languages of an article, the one comes first that findings are reported in.
    let order: [BlockID]
    /// Findings about blocks that are not there.
    private var others: [Diagnostic] = []
    /// What would make articles say what is.
    private(set) var edits: [SourceEdit] = []

    /// - Parameter blocks: all Swift blocks; each has exactly one verdict from now on.
    init(_ blocks: some Sequence<ExampleBlock>) {
        var order: [BlockID] = []
        for block in blocks {
            let verdict: Report.Verdict = block.isSkipped ? .skipped : block.fence.isMalformed ? .failed : .notChecked
            entries[block.id] = Entry(block: block, verdict: verdict)
            order.append(block.id)
        }
        self.order = order
    }

    /// A failed block stays failed.
    mutating func set(_ verdict: Report.Verdict, for block: ExampleBlock) {
        guard entries[block.id]?.verdict == .notChecked || verdict == .failed, !silenced.contains(block.id) else {
            return
        }
        entries[block.id]?.verdict = verdict
    }

    mutating func set(_ messages: [Report.Message], for block: ExampleBlock) {
        entries[block.id]?.messages = messages
    }

    mutating func silence(_ blocks: [ExampleBlock]) {
        silenced.formUnion(blocks.map(\.id))
    }

    /// Errors fail the block.
    mutating func add(_ diagnostic: Diagnostic, to block: ExampleBlock, _ level: Level) {
        // The fence itself is at fault, and that has been said.
        guard !block.fence.isMalformed, !silenced.contains(block.id) else { return }
        entries[block.id]?.findings.append((diagnostic, level))
        if diagnostic.severity == .error { entries[block.id]?.verdict = .failed }
    }

    /// A finding that comes before all others of the block.
    mutating func add(cause diagnostic: Diagnostic, to block: ExampleBlock) {
        guard !block.fence.isMalformed else { return }
        entries[block.id]?.cause = diagnostic
        entries[block.id]?.verdict = .failed
    }

    /// A finding that is no block's.
    mutating func add(_ diagnostic: Diagnostic) {
        others.append(diagnostic)
    }

    mutating func add(_ edit: SourceEdit) {
        edits.append(edit)
    }

    /// Of each block what the others follow from, and one for the same finding in the same code of several languages.
    var diagnostics: [Diagnostic] {
        var merger = FindingMerger()
        for id in order {
            guard let entry = entries[id] else { continue }
            for finding in entry.told { merger.add(finding, in: entry.block) }
        }
        return others + merger.diagnostics
    }

    func reports(of file: String) -> [Int: Report.Block] {
        var blocks: [Int: Report.Block] = [:]
        for id in order where id.file == file {
            guard let entry = entries[id] else { continue }
            blocks[id.index] = Report.Block(verdict: entry.verdict, messages: entry.messages)
        }
        return blocks
    }
}

extension BlockLedger.Entry {
    /// What is told of the block: the errors that stand for themselves, with what follows from them as notes.
    var told: [Diagnostic] {
        let sorted = findings.map(\.diagnostic).enumerated().sorted { left, right in
            if left.element.severity != right.element.severity { return left.element.severity == .error }
            let start = SourcePosition(line: 0, column: 0)
            return (left.element.position ?? start, left.offset) < (right.element.position ?? start, right.offset)
        }.map(\.element)
        if let cause { return [Self.joined(cause, sorted[...])] }
        let order = CauseOrder(sorted)
        return order.causes.enumerated().map { number, cause in
            number == 0 ? Self.joined(cause, order.consequences[...]) : cause
        }
    }

    private static func joined(_ first: Diagnostic, _ others: ArraySlice<Diagnostic>) -> Diagnostic {
        var first = first
        first.notes += others.map {
            .init(RelatedFault(.sameBlock, $0.fault), file: $0.file, position: $0.position)
        }
        return first
    }

    var hasCompilerFinding: Bool {
        cause != nil || block.fence.isMalformed || findings.contains { $0.level == .compiler }
    }
}
