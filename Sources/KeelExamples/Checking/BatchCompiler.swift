import KeelBase
import KeelContent

/// Compiles many blocks that have nothing to do with each other in one process, a file each.
///
/// Results go to the store, as those of single units do; what could not be batched is left for them.
struct BatchCompiler {
    let context: BuildContext

    /// Draws a warning of one of the last passes: where it is, they have looked at everything.
    private static let probe = "private func keelProbe() { keelProbe() }\n"
    private static let module = "Examples"

    /// Starts all batches. Those of which nothing is known afterwards have to be compiled alone.
    func start(_ workers: [UnitWorker]) -> BatchedUnits {
        var batched = BatchedUnits()
        let members = workers.concurrentMap(BatchPlan.Member.init).compactMap(\.self)
        for (index, batch) in BatchPlan.batches(members).enumerated() {
            batched.add(Task { try await compile(batch, index: index) }, for: batch.map(\.worker))
        }
        return batched
    }

    /// After a type error the rest is compiled again: it hides what later passes see, in all files. An error of those
    /// passes hides nothing, because they look at each function by itself.
    private func compile(_ members: [BatchPlan.Member], index: Int) async throws {
        try await context.withScratch("batch\(index)") { folder in
            let probe = "\(folder)/probe/KeelProbe.swift"
            try FileSystem.makeDirectory("\(folder)/probe")
            try FileSystem.makeDirectory("\(folder)/script")
            try FileSystem.write(Array(Self.probe.utf8), to: probe)
            var left = try members.map { try File($0, in: folder) }
            let leaked = members.reduce(into: Set([Self.module])) { $0.formUnion($1.leaked) }
            while !left.isEmpty {
                let outcome = try await compile(left, probe, in: folder)
                let (findings, others) = sort(outcome.diagnostics, among: left)
                let isOwned = !others.contains { $0.kind == .error && $0.file != probe }
                let isComplete = outcome.succeeded || isOwned && others.contains { $0.file == probe }
                var sound: [File] = []
                for (file, found) in zip(left, findings) {
                    let errors = found.filter { $0.kind == .error }
                    if !errors.isEmpty {
                        // What it says may come from the others, such as "did you mean": then it is asked alone.
                        let foreign = leaked.subtracting(file.member.words)
                        if !errors.contains(where: { $0.tells(of: foreign) }) { file.fail(errors) }
                    } else {
                        sound.append(file)
                        if isComplete { file.succeed(found) }
                    }
                }
                // After an error that is no block's, each is compiled alone.
                if isComplete || sound.count == left.count { return }
                left = sound
            }
        }
    }

    private func compile(_ files: [File], _ probe: String, in folder: String) async throws -> Compilation.Outcome {
        let support = SupportBuilder(context: context).built(files[0].member.worker.supportModules)
        let compilation = Compilation(
            moduleName: Self.module, sources: files.map(\.path) + [probe], product: .findings,
            isScript: files.contains { $0.member.isScript },
            searchPaths: support.folders + (context.products?.searchPaths ?? []), folder: folder)
        return try await context.compile(compilation, isUrgent: true)
    }

    /// The findings of each file's block, and the diagnostics that are no block's.
    private func sort(
        _ diagnostics: [CompilerDiagnostic], among files: [File]
    ) -> (findings: [[CompilerFinding]], others: [CompilerDiagnostic]) {
        var owners: [String: [Int]] = [:]
        for (index, file) in files.enumerated() {
            for name in Set([file.block.article.file, file.block.fileInDirective]) {
                owners[name, default: []].append(index)
            }
            owners[file.path, default: []].append(index)
        }
        var sorted = [[CompilerDiagnostic]](repeating: [], count: files.count)
        var others: [CompilerDiagnostic] = []
        for diagnostic in diagnostics {
            let places = [diagnostic] + diagnostic.notes
            let owner = places.lazy.compactMap { place in
                owners[place.file]?.first { place.file == files[$0].path || files[$0].lines.contains(place.line) }
            }.first
            if let owner { sorted[owner].append(diagnostic) } else { others.append(diagnostic) }
        }
        return (zip(files, sorted).map { $0.reader.findings($1) }, others)
    }

    /// A block in its batch.
    private struct File {
        let member: BatchPlan.Member
        let path: String
        let reader: FindingReader
        /// In the article, and one more, for what is missing at its end.
        let lines: ClosedRange<Int>

        init(_ member: BatchPlan.Member, in folder: String) throws {
            self.member = member
            let unit = member.worker.unit
            let sources = UnitSources(unit, module: nil)
            let own = member.isScript ? "\(folder)/script" : folder
            reader = FindingReader(unit, sources, folder: own)
            let file = sources.files[0]
            path = "\(own)/\(file.name)"
            lines = unit.blocks[0].firstLine...(unit.blocks[0].firstLine + unit.blocks[0].lineCount)
            try FileSystem.write(Array(file.source.text.utf8), to: path)
        }

        var block: ExampleBlock { member.worker.unit.blocks[0] }

        func fail(_ errors: [CompilerFinding]) {
            member.worker.remember(UnitResult(findings: errors))
        }

        func succeed(_ found: [CompilerFinding]) {
            let warnings = found.filter { $0.kind == .warning && $0.place != nil }
            member.worker.remember(UnitResult(isBuilt: true, findings: warnings))
        }
    }
}

extension CompilerFinding {
    fileprivate func tells(of names: Set<String>) -> Bool {
        mentions(names) || notes.contains { $0.mentions(names) }
    }
}
