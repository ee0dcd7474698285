import KeelBase
import KeelContent
import KeelSwift

/// Compiles many blocks that have nothing to do with each other in one process, a file each.
///
/// Files of a module see each other, so only blocks share a batch of which none mentions what another declares:
/// each is then understood as if it were alone. Results go to the store, as those of single units do; what could
/// not be batched is left for them.
struct BatchCompiler {
    let workshop: Workshop

    /// A process gains little from more, and its memory grows.
    private static let limit = 150
    /// How many unfinished batches a block is tried with: keeps the time linear.
    private static let openBatches = 64

    private struct Member {
        let worker: UnitWorker
        let leaked: Set<String>
        let words: Set<String>

        /// Only blocks that import the same see the same: imports of one file reach into the others.
        let imports: String
    }

    private struct Batch {
        var members: [Member] = []
        var leaked: Set<String> = []
        var words: Set<String> = []

        func takes(_ member: Member) -> Bool {
            members.first?.imports == member.imports && leaked.isDisjoint(with: member.words)
                && words.isDisjoint(with: member.leaked)
        }

        mutating func add(_ member: Member) {
            members.append(member)
            leaked.formUnion(member.leaked)
            words.formUnion(member.words)
        }
    }

    /// - Returns: how many modules were built.
    func run(_ workers: [UnitWorker]) async throws -> Int {
        let members = workers.concurrentMap { worker -> Member? in
            guard worker.unit.kind == .module, worker.unit.blocks.count == 1, worker.missing.isEmpty,
                let block = worker.unit.blocks.first, let leaked = block.leakedNames
            else { return nil }
            let imports = block.mentionedModules.union(worker.supportModules.map(\.name)).sorted().joined(separator: " ")
            return Member(worker: worker, leaked: leaked, words: block.words, imports: imports)
        }
        return try await withThrowingTaskGroup(of: Int.self) { group in
            for (index, batch) in batches(members.compactMap(\.self)).enumerated() where batch.count > 1 {
                group.addTask { try await compile(batch.map(\.worker), index: index) }
            }
            return try await group.reduce(0, +)
        }
    }

    private func batches(_ members: [Member]) -> [[Member]] {
        var open: [Batch] = []
        var done: [Batch] = []
        for member in members {
            if let index = open.firstIndex(where: { $0.takes(member) }) {
                open[index].add(member)
                if open[index].members.count == Self.limit { done.append(open.remove(at: index)) }
            } else {
                if open.count == Self.openBatches { done.append(open.removeFirst()) }
                var batch = Batch()
                batch.add(member)
                open.append(batch)
            }
        }
        return (done + open).map(\.members)
    }

    /// After an error the rest is compiled again: type errors hide what later passes see, in all files.
    private func compile(_ workers: [UnitWorker], index: Int) async throws -> Int {
        try await workshop.withScratch("batch\(index)") { folder in
            var left = workers
            while !left.isEmpty {
                let outcome = try await compile(left, in: folder)
                let findings = sort(outcome.diagnostics, among: left, in: folder)
                if outcome.succeeded {
                    for (worker, found) in zip(left, findings) {
                        var result = UnitResult()
                        result.isBuilt = true
                        result.findings = found.filter { $0.kind == .warning && $0.place != nil }
                        workshop.store[worker.key] = result
                    }
                    return left.count
                }
                var sound: [UnitWorker] = []
                for (worker, found) in zip(left, findings) {
                    let errors = found.filter { $0.kind == .error }
                    if errors.isEmpty {
                        sound.append(worker)
                    } else {
                        var result = UnitResult()
                        result.findings = errors
                        workshop.store[worker.key] = result
                    }
                }
                // An error that is no block's: each is compiled alone.
                if sound.count == left.count { return 0 }
                left = sound
            }
            return 0
        }
    }

    private func compile(_ workers: [UnitWorker], in folder: String) async throws -> Compilation.Outcome {
        var paths: [String] = []
        for worker in workers {
            let sources = UnitSources(worker.unit, module: nil)
            guard let file = sources.files.first else { continue }
            let path = Self.path(of: worker, in: folder)
            try FileSystem.write(Array(file.source.text.utf8), to: path)
            paths.append(path)
        }
        let support = SupportBuilder(workshop: workshop).built(workers.first?.supportModules ?? [])
        return try await workshop.compile(
            Compilation(
                moduleName: "Examples", sources: paths, product: .findings,
                searchPaths: support.folders + (workshop.products?.searchPaths ?? []), folder: folder))
    }

    private static func path(of worker: UnitWorker, in folder: String) -> String {
        "\(folder)/\(worker.unit.name).swift"
    }

    /// The diagnostics of each worker's block.
    private func sort(
        _ diagnostics: [CompilerDiagnostic], among workers: [UnitWorker], in folder: String
    ) -> [[UnitResult.Finding]] {
        var owners: [String: [Int]] = [:]
        for (index, worker) in workers.enumerated() {
            owners[worker.unit.blocks[0].article.file, default: []].append(index)
            owners[Self.path(of: worker, in: folder), default: []].append(index)
        }
        var sorted = [[CompilerDiagnostic]](repeating: [], count: workers.count)
        for diagnostic in diagnostics {
            let places = [diagnostic] + diagnostic.notes
            let owner = places.lazy.compactMap { place in
                owners[place.file]?.first { index in
                    let block = workers[index].unit.blocks[0]
                    return place.file != block.article.file
                        || (block.firstLine...(block.firstLine + block.lineCount)).contains(place.line)
                }
            }.first
            if let owner { sorted[owner].append(diagnostic) }
        }
        return zip(workers, sorted).map { worker, diagnostics in
            FindingReader(worker.unit, UnitSources(worker.unit, module: nil), folder: folder).findings(diagnostics)
        }
    }
}
