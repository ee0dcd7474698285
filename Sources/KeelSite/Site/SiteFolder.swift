import KeelBase
import KeelContent

/// What is in the folder `Site` besides its configuration.
struct SiteFolder: Sendable {
    /// Paths below `Site/assets`.
    let assets: [String]
    let strings: [Language: InterfaceStrings]
    let slots: [Slot.Name: Slot]
    let diagnostics: [Diagnostic]

    init(_ layout: SiteLayout, configuration: SiteConfiguration) {
        let folder = layout.absolute(SiteLayout.assets)
        let entries = FileSystem.isDirectory(folder) ? (try? FileSystem.list(folder)) ?? [] : []
        assets = entries.filter { !$0.isDirectory && !$0.path.split(separator: "/").contains { $0.hasPrefix(".") } }
            .map(\.path)
        var diagnostics: [Diagnostic] = []
        let theme = configuration.theme
        for (key, path) in [("logo", theme.logo), ("css", theme.css)] {
            guard let path, !assets.contains(path) else { continue }
            let fault = SiteFolderFault.missingAsset(path, key: key, nearest: suggestion(for: path, among: assets))
            diagnostics.append(Diagnostic(fault, file: SiteLayout.configuration))
        }
        var strings: [Language: InterfaceStrings] = [:]
        for language in configuration.languages.map(\.language) {
            strings[language] = StringsLoader(layout: layout).load(language, into: &diagnostics)
        }
        var slots: [Slot.Name: Slot] = [:]
        for name in Slot.Name.allCases {
            let path = SiteLayout.theme(name.rawValue)
            guard FileSystem.exists(layout.absolute(path)) else { continue }
            do {
                slots[name] = Slot(
                    file: path, text: String(decoding: try FileSystem.read(layout.absolute(path)), as: UTF8.self))
            } catch {
                diagnostics.append(Diagnostic(SiteFolderFault.unreadable("\(error)"), file: path))
            }
        }
        self.strings = strings
        self.slots = slots
        self.diagnostics = diagnostics
    }
}
