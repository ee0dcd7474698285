/// What pages load.
enum ThemeFile: String, Sendable, CaseIterable {
    case style = "keel.css"
    case script = "keel.js"
    /// Loaded when somebody is about to search.
    case search = "search.js"

    var path: String { rawValue }

    var text: String {
        switch self {
        case .style: EmbeddedResources.keelCss
        case .script: EmbeddedResources.keelJs
        case .search: EmbeddedResources.searchJs + EmbeddedResources.searchfieldJs
        }
    }
}
