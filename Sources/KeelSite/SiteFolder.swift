import KeelBase
import KeelContent

/// What is in the folder `Site` besides its configuration.
struct SiteFolder: Sendable {
    /// Paths below `Site/assets`.
    let assets: [String]
    let strings: [Language: InterfaceStrings]
    let diagnostics: [Diagnostic]

    init(root: String, languages: [Language]) {
        let folder = root + "/Site/assets"
        let entries = FileSystem.isDirectory(folder) ? (try? FileSystem.list(folder)) ?? [] : []
        assets = entries.filter { !$0.isDirectory && !$0.path.split(separator: "/").contains { $0.hasPrefix(".") } }
            .map(\.path)
        var strings: [Language: InterfaceStrings] = [:]
        var diagnostics: [Diagnostic] = []
        for language in languages {
            strings[language] = StringsLoader(root: root).load(language, into: &diagnostics)
        }
        self.strings = strings
        self.diagnostics = diagnostics
    }
}
