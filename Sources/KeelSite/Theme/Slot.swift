import KeelContent

/// HTML that the site's owner has put into every page.
struct Slot: Sendable {
    enum Name: String, Sendable, CaseIterable {
        case head, header, footer
    }

    /// `Site/theme/head.html`
    let file: String
    let text: String

    /// - Parameter root: the way to the site's root folder: empty, or ending in `/`. It stands for `{root}`, the
    ///   language for `{lang}`.
    func html(root: String, language: Language) -> HTML {
        let filled = text.replacing("{root}", with: root).replacing("{lang}", with: language.tag)
        return HTML(markup: Array((filled.hasSuffix("\n") ? filled : filled + "\n").utf8))
    }
}
