import KeelBase

/// Compiles a unit, and finds what is wrong in each of its blocks though the compiler stops early.
///
/// A type error hides what only the later passes see, and hides them in all blocks. So after an error the unit
/// is compiled again without the blocks that have failed. Errors that appear only then are either of those later
/// passes, or come from what the failed blocks declared: such blocks are not checked, and left out as well.
struct UnitCompiler {
    let context: BuildContext
    let unit: ExampleUnit
    /// That the unit sees.
    let module: String?
    /// Blocks of the same scope that can't be compiled at all.
    let missing: [ExampleBlock]
    let searchPaths: [String]
    let folder: String

    /// What there is after the last round.
    struct Outcome {
        var result: UnitResult
        var sources: UnitSources
        var object: String
    }

    func run(_ product: Compilation.Product, marksOutput: Bool = false) async throws -> Outcome {
        var result = UnitResult()
        var failed: Set<Int> = []
        var dependent: Set<Int> = []
        var lost = Set(missing.flatMap(\.namesToMiss))
        while true {
            let left = failed.union(dependent)
            let sources = UnitSources(
                unit, module: module, form: marksOutput ? .running : .checking, leavingOut: left)
            let compilation = try write(sources, product)
            let outcome = try await context.compile(compilation)
            let findings = FindingReader(unit, sources, folder: folder).findings(outcome.diagnostics)
            let done = Outcome(result: result, sources: sources, object: compilation.object)
            if outcome.succeeded {
                result.isBuilt = left.isEmpty
                result.findings += findings.filter { $0.kind == .warning && $0.place != nil }
                return done.with(result, failed, dependent)
            }
            let errors = findings.filter { $0.kind == .error }
            let blocks = Set(errors.compactMap { $0.place?.block })
            guard !blocks.isEmpty else {
                result.findings += errors
                if errors.isEmpty { result.failure = .compilerEnded(output: outcome.failure ?? "") }
                result.isTransient = errors.isEmpty
                return done.with(result, failed, dependent)
            }
            let orphans = Set(errors.filter { $0.mentions(lost) }.compactMap { $0.place?.block })
            // Blocks that are left out make type errors; errors of the later passes never come with those.
            let isCausedByLoss = !left.isEmpty && !orphans.isEmpty
            let causes = isCausedByLoss ? [] : blocks.subtracting(orphans)
            result.findings += errors.filter { $0.place?.block.map(causes.contains) ?? false }
            if unit.kind == .expectation { result.findings += findings.filter { $0.kind == .warning } }
            dependent.formUnion(blocks.subtracting(causes))
            failed.formUnion(causes)
            lost.formUnion(blocks.flatMap { unit.blocks[$0].syntax.declaredNames })
            if failed.union(dependent).count == unit.blocks.count { return done.with(result, failed, dependent) }
        }
    }

    private var extraArguments: [String] {
        switch unit.kind {
        // As SwiftPM does it: only tests see what Swift Testing has for other modules.
        case .test: ["-enable-cross-import-overlays"]
        case .script, .traps: unit.isProgram ? [] : ["-entry-point-function-name", Harness.entryPoint]
        case .module, .norun, .expectation, .unclosed: []
        }
    }

    private func write(_ sources: UnitSources, _ product: Compilation.Product) throws -> Compilation {
        var paths: [String] = []
        for file in sources.files {
            let path = "\(folder)/\(file.name)"
            try FileSystem.write(Array(file.source.text.utf8), to: path)
            paths.append(path)
        }
        return Compilation(
            moduleName: unit.name, sources: paths, product: product, isScript: unit.isProgram,
            searchPaths: searchPaths,
            extraArguments: extraArguments, folder: folder)
    }
}

extension UnitCompiler.Outcome {
    fileprivate func with(_ result: UnitResult, _ failed: Set<Int>, _ dependent: Set<Int>) -> Self {
        var copy = self
        copy.result = result
        copy.result.dependent = dependent.sorted()
        copy.result.findings.sort { ($0.place?.order ?? (.max, 0, 0, 0)) < ($1.place?.order ?? (.max, 0, 0, 0)) }
        return copy
    }
}
