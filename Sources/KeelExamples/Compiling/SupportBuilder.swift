import KeelBase

/// Builds the modules below `Content/support` that units need.
struct SupportBuilder {
    let context: BuildContext

    /// Objects and folders of a module that is there.
    struct Built: Sendable {
        var folders: [String] = []
        var objects: [String] = []
    }

    /// What is known about a support module without building it.
    func result(of module: PlannedSupportModule) -> SupportResult? { context.store[context.keys.key(of: module)] }

    /// Builds what is not there yet, in order.
    func build(_ modules: [PlannedSupportModule]) async throws {
        for module in modules {
            if let known = result(of: module), !known.isBuilt || FileSystem.exists(context.folder(of: module)) {
                continue
            }
            let dependencies = context.plan.supportModules(for: Set(module.dependencies))
            guard dependencies.allSatisfy({ result(of: $0)?.isBuilt ?? false }) else { continue }
            context.store[context.keys.key(of: module)] = try await compile(module, dependencies)
        }
    }

    /// Where a unit finds its modules.
    func built(_ modules: [PlannedSupportModule]) -> Built {
        var built = Built()
        for module in modules {
            built.folders.append(context.folder(of: module))
            built.objects.append("\(context.folder(of: module))/\(module.name).o")
        }
        return built
    }

    private func compile(
        _ module: PlannedSupportModule, _ dependencies: [PlannedSupportModule]
    ) async throws -> SupportResult {
        var result = SupportResult()
        try await context.makeFolder(context.folder(of: module)) { folder in
            let place = module.isGenerated ? folder : context.root
            if module.isGenerated {
                for file in module.files { try FileSystem.write(file.bytes, to: "\(folder)/\(file.path)") }
            }
            let compilation = Compilation(
                moduleName: module.name, sources: module.files.map { "\(place)/\($0.path)" },
                product: .module, searchPaths: dependencies.map { context.folder(of: $0) }, folder: folder)
            let outcome = try await context.compile(compilation)
            result.findings = outcome.diagnostics.map { finding($0, in: module) }
            result.failure = outcome.failure
            result.isBuilt = outcome.succeeded
            return outcome.succeeded
        }
        return result
    }

    private func finding(_ diagnostic: CompilerDiagnostic, in module: PlannedSupportModule) -> CompilerFinding {
        let file = module.files.firstIndex { diagnostic.file.hasSuffix("/" + $0.path) }
        return CompilerFinding(
            kind: diagnostic.kind,
            place: file.map { .init(piece: .supportFile($0), line: diagnostic.line, column: diagnostic.column) },
            message: diagnostic.message, notes: diagnostic.notes.map { finding($0, in: module) })
    }
}
