import KeelContent

/// HTML that the site's owner has put into every page: `Site/theme/head.html`, `header.html`, `footer.html`.
struct Slot: Sendable {
    static let names = ["head", "header", "footer"]

    let text: String

    /// With `{root}` for the way to the site's root folder (empty, or ending in `/`), and `{lang}` for the language.
    func html(on page: SitePage) -> HTML {
        let depth = page.path.utf8.count { $0 == UInt8(ascii: "/") }
        let root = page.base ?? String(repeating: "../", count: depth)
        let filled = text.replacing("{root}", with: root).replacing("{lang}", with: page.language.tag)
        return HTML(markup: Array((filled.hasSuffix("\n") ? filled : filled + "\n").utf8))
    }
}
