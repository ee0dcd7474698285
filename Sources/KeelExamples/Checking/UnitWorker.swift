import KeelBase
import KeelContent

/// Builds and runs one unit.
struct UnitWorker: Sendable {
    /// The module that a unit sees.
    struct Parent: Sendable {
        let unit: ExampleUnit
        let key: Digest
        let folder: String

        var object: String { "\(folder)/\(unit.name).o" }
    }

    let context: BuildContext
    let unit: ExampleUnit
    let parent: Parent?
    /// Blocks of the same scope that can't be compiled at all.
    let missing: [ExampleBlock]
    let supportModules: [PlannedSupportModule]
    let key: Digest
    /// Where the module is to be, if it is needed. Its debug information names lines of the Markdown files, so
    /// it is another when these have moved.
    let moduleFolder: String

    init(context: BuildContext, unit: ExampleUnit, parent: Parent?, missing: [ExampleBlock]) {
        self.context = context
        self.unit = unit
        self.parent = parent
        self.missing = missing
        supportModules = context.plan.supportModules(for: unit, parent: parent?.unit)
        key = context.keys.key(
            of: unit, parent: parent.map { ($0.unit, $0.key) }, support: supportModules, missing: missing)
        let lines = unit.blocks.flatMap { [$0.article.file, "\($0.firstLine)"] }
        moduleFolder = "\(context.folder)/modules/\(unit.name)-\(Digest(parts: [key.description] + lines))"
    }

    var asParent: Parent { Parent(unit: unit, key: key, folder: moduleFolder) }

    /// What is remembered.
    var known: UnitResult? { context.store[key] }

    func remember(_ result: UnitResult) { context.store[key] = result }

    /// Builds the module though its result is known, if it is not there any more.
    func ensureModule() async throws {
        guard unit.kind == .module, !FileSystem.exists(moduleFolder) else { return }
        _ = try await buildModule()
    }

    func work() async throws -> UnitResult {
        let result: UnitResult
        switch unit.kind {
        case .module: result = try await buildModule()
        case .script, .traps: result = try await runScript()
        case .test: result = try await runTests()
        case .norun, .expectation: result = try await compileOnly(.findings)
        case .unclosed: result = atOpening(try await compileOnly(.syntax))
        }
        remember(result)
        return result
    }

    // MARK: Kinds

    private func buildModule() async throws -> UnitResult {
        var result = UnitResult()
        try await context.makeFolder(moduleFolder) { folder in
            result = try await compiler(in: folder).run(.module).result
            return result.isBuilt
        }
        return result
    }

    private func compileOnly(_ product: Compilation.Product) async throws -> UnitResult {
        try await context.withScratch(unit.name) { folder in
            try await compiler(in: folder).run(product).result
        }
    }

    private func runScript() async throws -> UnitResult {
        let harnesses = HarnessBuilder(context: context)
        return try await context.withScratch(unit.name) { folder in
            // A program with `@main` has no place for marks: it is one block's.
            let harness: Harness = unit.isProgram ? .marker : .starter
            let compiler = compiler(in: folder, also: [harnesses.folder(of: harness)])
            let outcome = try await compiler.run(.object, marksOutput: unit.isProgram)
            var result = outcome.result
            guard result.isBuilt else { return result }
            let program = "\(folder)/\(unit.name)"
            if let output = try await link([outcome.object, harnesses.object(of: harness)], to: program) {
                result.isBuilt = false
                result.failure = .notLinked(output: output)
                return result
            }
            let runner = ScriptRunner(
                context: context, unit: unit, parent: parent?.unit, sources: outcome.sources, folder: folder)
            let run = try await runner.run(program)
            result.run = run
            result.isTransient = run.stop?.reason.isTimeout ?? false
            return result
        }
    }

    private func runTests() async throws -> UnitResult {
        let harnesses = HarnessBuilder(context: context)
        return try await context.withScratch(unit.name) { folder in
            let outcome = try await compiler(in: folder).run(.object)
            var result = outcome.result
            guard result.isBuilt else { return result }
            let program = "\(folder)/\(unit.name)"
            if let output = try await link([outcome.object, harnesses.object(of: .runner)], to: program) {
                result.isBuilt = false
                result.failure = .notLinked(output: output)
                return result
            }
            let runner = TestRunner(
                context: context, unit: unit, parent: parent?.unit, sources: outcome.sources, folder: folder)
            let tests = try await runner.run(program)
            result.tests = tests
            result.isTransient = tests.contains { $0.stop?.reason.isTimeout ?? false }
            return result
        }
    }

    /// One finding, where that begins what is not closed; what else the compiler says at the end follows from it.
    private func atOpening(_ result: UnitResult) -> UnitResult {
        let errors = result.findings.filter { $0.kind == .error }
        let named =
            errors.first { $0.message.hasPrefix("unterminated") } ?? errors.first { $0.message.hasPrefix("expected '") }
        guard var finding = named ?? errors.first else { return result }
        let condition = unit.blocks[0].syntax.unclosedCondition.map {
            CodePlace(piece: .block(0), line: $0.line, column: $0.column)
        }
        finding.place = finding.notes.lazy.compactMap(\.place).first ?? condition ?? finding.place
        var result = result
        result.findings = [finding]
        return result
    }

    // MARK: Parts

    private var support: SupportBuilder.Built { SupportBuilder(context: context).built(supportModules) }

    private func compiler(in folder: String, also paths: [String] = []) -> UnitCompiler {
        UnitCompiler(
            context: context, unit: unit, module: parent?.unit.name, missing: missing,
            searchPaths: support.folders + (parent.map { [$0.folder] } ?? []) + paths
                + (context.products?.searchPaths ?? []),
            folder: folder)
    }

    private func link(_ objects: [String], to program: String) async throws -> String? {
        let all = objects + support.objects + (parent.map { [$0.object] } ?? []) + (context.products?.libraries ?? [])
        return try await context.limiter.run { try await context.toolchain.link(all, to: program, in: context.root) }
    }
}
