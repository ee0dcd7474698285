import KeelBase
import KeelContent

/// What the site's owner has put beside the configuration.
struct SiteFolder: Sendable {
    /// Paths below `Site/assets`.
    let assets: [String]
    let strings: [Language: InterfaceStrings]
    /// By their names.
    let slots: [String: Slot]
    let diagnostics: [Diagnostic]

    init(root: String, configuration: SiteConfiguration) {
        let folder = SiteLayout(root: root).absolute(SiteLayout.assets)
        let entries = FileSystem.isDirectory(folder) ? (try? FileSystem.list(folder)) ?? [] : []
        assets = entries.filter { !$0.isDirectory && !$0.path.split(separator: "/").contains { $0.hasPrefix(".") } }
            .map(\.path)
        var diagnostics: [Diagnostic] = []
        let theme = configuration.theme
        for (key, path) in [("logo", theme.logo), ("css", theme.css)] {
            guard let path, !assets.contains(path) else { continue }
            diagnostics.append(.missingAsset(path, key: key, among: assets))
        }
        var strings: [Language: InterfaceStrings] = [:]
        for language in configuration.languages.map(\.language) {
            strings[language] = StringsLoader(root: root).load(language, into: &diagnostics)
        }
        var slots: [String: Slot] = [:]
        for name in Slot.names {
            let path = SiteLayout.theme(name)
            guard FileSystem.exists("\(root)/\(path)") else { continue }
            do {
                slots[name] = Slot(text: String(decoding: try FileSystem.read("\(root)/\(path)"), as: UTF8.self))
            } catch {
                diagnostics.append(.themeUnreadable(path, error))
            }
        }
        self.strings = strings
        self.slots = slots
        self.diagnostics = diagnostics
    }
}
