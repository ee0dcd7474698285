/// Which blocks share a process of the compiler.
///
/// Files of a module see each other, so only blocks share one of which none mentions what another declares: each is
/// then understood as if it were alone. One of them may be a script, as the module's `main.swift`; most scripts are
/// compiled alone.
struct BatchPlan {
    struct Member: Sendable {
        let worker: UnitWorker
        let leaked: Set<String>
        let words: Set<String>

        /// Only blocks that import the same see the same: imports of one file reach into the others.
        let imports: String

        var isScript: Bool { worker.unit.isProgram }

        /// `nil` if the unit has to be by itself.
        init?(_ worker: UnitWorker) {
            guard [.module, .norun].contains(worker.unit.kind), worker.unit.blocks.count == 1, worker.parent == nil,
                worker.missing.isEmpty, let block = worker.unit.blocks.first
            else { return nil }
            let syntax = block.syntax
            guard let leaked = syntax.leakedNames else { return nil }
            self.worker = worker
            self.leaked = leaked
            words = syntax.mentionedNames
            imports = block.mentionedModules.union(worker.supportModules.map(\.name)).sorted().joined(separator: " ")
        }
    }

    private struct Batch {
        private(set) var members: [Member] = []
        private var leaked: Set<String> = []
        private var words: Set<String> = []
        private var hasScript = false

        func takes(_ member: Member) -> Bool {
            !(hasScript && member.isScript) && member.leaked.isDisjoint(with: words)
                && member.words.isDisjoint(with: leaked)
        }

        mutating func add(_ member: Member) {
            members.append(member)
            leaked.formUnion(member.leaked)
            words.formUnion(member.words)
            hasScript = hasScript || member.isScript
        }
    }

    /// A process gains little from more blocks, and its memory grows.
    private static let limit = 100
    /// How many batches a block is tried with: keeps the time linear.
    private static let attempts = 64

    /// As few as it takes, because most of what a small one costs is what the compiler reads of the standard library.
    /// Blocks that nothing can be compiled with are in none.
    static func batches(_ members: [Member]) -> [[Member]] {
        let groups = Dictionary(grouping: members, by: \.imports).sorted { $0.key < $1.key }.map(\.value)
        return groups.flatMap { group in
            packed(group.filter { !$0.isScript } + group.filter(\.isScript))
        }.map(\.members).filter { $0.count > 1 }
    }

    private static func packed(_ members: [Member]) -> [Batch] {
        var open: [Batch] = []
        var done: [Batch] = []
        for member in members {
            if let index = open.firstIndex(where: { $0.takes(member) }) {
                open[index].add(member)
                if open[index].members.count == limit { done.append(open.remove(at: index)) }
            } else {
                if open.count == attempts { done.append(open.removeFirst()) }
                var batch = Batch()
                batch.add(member)
                open.append(batch)
            }
        }
        return done + open
    }
}
