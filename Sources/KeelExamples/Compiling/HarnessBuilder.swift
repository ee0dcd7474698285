import KeelBase

/// Compiles what is linked into the programs of the examples.
struct HarnessBuilder {
    let context: BuildContext

    func folder(of harness: Harness) -> String {
        let key = Digest(parts: [context.toolchain.identity.description, harness.source])
        return "\(context.folder)/tools/\(harness.rawValue)-\(key)"
    }

    func object(of harness: Harness) -> String { "\(folder(of: harness))/\(harness.rawValue).o" }

    func build(_ harness: Harness) async throws {
        guard !FileSystem.exists(folder(of: harness)) else { return }
        try await context.makeFolder(folder(of: harness)) { folder in
            let source = "\(folder)/\(harness.rawValue).swift"
            try FileSystem.write(Array(harness.source.utf8), to: source)
            let compilation = Compilation(
                moduleName: harness.rawValue, sources: [source], product: .module, searchPaths: [],
                extraArguments: ["-swift-version", "5"], folder: folder)
            let outcome = try await context.compile(compilation)
            guard outcome.succeeded else {
                let reason = outcome.failure ?? outcome.diagnostics.first?.message ?? ""
                throw ExampleCheckError.unusableToolchain(path: context.toolchain.compile[0], output: reason)
            }
            return true
        }
    }
}
