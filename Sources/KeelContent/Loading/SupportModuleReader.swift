import KeelBase

/// Reads the modules in `Content/support`.
enum SupportModuleReader {
    /// - Parameter files: by module.
    static func read(
        _ files: [String: [String]], in layout: SiteLayout
    ) -> (modules: [SupportModule], diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let modules = files.sorted { $0.key < $1.key }.map { name, files in
            let sources = files.compactMap { file -> SourceText? in
                do {
                    let source = SourceText(path: file, bytes: try FileSystem.read(layout.absolute(file)))
                    guard let offset = firstInvalidUTF8(in: source.bytes) else { return source }
                    diagnostics.append(.notUTF8(in: source, at: offset))
                } catch {
                    diagnostics.append(.unreadable(file, error))
                }
                return nil
            }
            return SupportModule(name: name, files: sources)
        }
        return (modules, diagnostics)
    }
}
