import KeelContent

/// The site's own colours, for the end of the style sheet.
struct ColorRules: Sendable {
    let css: String

    init(_ colors: [ThemeSettings.Color]) {
        let lines = colors.map { "  --\($0.name): light-dark(\($0.day), \($0.night));\n" }.joined()
        css = lines.isEmpty ? "" : "\n:root {\n\(lines)}\n"
    }
}
