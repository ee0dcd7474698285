/// What every page loads.
enum ThemeFile: String, Sendable, CaseIterable {
    case style = "keel.css"
    case script = "keel.js"

    var path: String { rawValue }

    var text: String {
        switch self {
        case .style: EmbeddedResources.keelCss
        case .script: EmbeddedResources.keelJs
        }
    }
}
