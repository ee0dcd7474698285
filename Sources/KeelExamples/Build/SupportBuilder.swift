import KeelBase
import KeelContent

/// Builds the modules below `Content/support` that units need.
struct SupportBuilder {
    let workshop: Workshop

    /// Objects and folders of a module that is there.
    struct Built: Sendable {
        var folders: [String] = []
        var objects: [String] = []
    }

    /// What is known about a support module without building it.
    func result(of module: PlannedSupportModule) -> UnitResult? { workshop.store[workshop.key(of: module)] }

    /// Builds what is not there yet, in order. Findings stand in the module's files by their position.
    func build(_ modules: [PlannedSupportModule]) async throws {
        for module in modules {
            let key = workshop.key(of: module)
            if let known = workshop.store[key], !known.isBuilt || FileSystem.exists(workshop.folder(of: module)) {
                continue
            }
            let dependencies = workshop.plan.supportModules(for: Set(module.dependencies))
            guard dependencies.allSatisfy({ result(of: $0)?.isBuilt ?? false }) else { continue }
            workshop.store[key] = try await compile(module, dependencies)
        }
    }

    /// Where a unit finds its modules.
    func built(_ modules: [PlannedSupportModule]) -> Built {
        var built = Built()
        for module in modules {
            built.folders.append(workshop.folder(of: module))
            built.objects.append("\(workshop.folder(of: module))/\(module.name).o")
        }
        return built
    }

    private func compile(
        _ module: PlannedSupportModule, _ dependencies: [PlannedSupportModule]
    ) async throws -> UnitResult {
        var result = UnitResult()
        try await workshop.makeFolder(workshop.folder(of: module)) { folder in
            let place = module.isGenerated ? folder : workshop.root
            if module.isGenerated {
                for file in module.files { try FileSystem.write(file.bytes, to: "\(folder)/\(file.path)") }
            }
            let compilation = Compilation(
                moduleName: module.name, sources: module.files.map { "\(place)/\($0.path)" },
                product: .module, searchPaths: dependencies.map { workshop.folder(of: $0) }, folder: folder)
            let outcome = try await workshop.compile(compilation)
            result.findings = outcome.diagnostics.map { finding($0, in: module) }
            if let failure = outcome.failure {
                result.findings.append(.init(kind: .error, message: ExampleText.compilerFailed(failure)))
                result.isTransient = true
            }
            result.isBuilt = outcome.succeeded
            return outcome.succeeded
        }
        return result
    }

    private func finding(_ diagnostic: CompilerDiagnostic, in module: PlannedSupportModule) -> UnitResult.Finding {
        let file = module.files.firstIndex { diagnostic.file.hasSuffix("/" + $0.path) }
        return UnitResult.Finding(
            kind: .init(rawValue: diagnostic.kind.rawValue) ?? .error,
            place: file.map { .init(block: $0, line: diagnostic.line, column: diagnostic.column) },
            message: diagnostic.message, notes: diagnostic.notes.map { finding($0, in: module) })
    }
}
