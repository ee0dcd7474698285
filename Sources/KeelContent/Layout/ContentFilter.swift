/// A part of the content: `nl`, `nl/guide` (a folder) or `nl/guide/first` (an article).
package struct ContentFilter: Sendable, Hashable {
    package let language: Language
    /// Below the language's folder, without `.md`; empty for all of it.
    package let path: String

    /// From what is typed after `--only`: also an article's file, as a shell completes it.
    package init?(_ text: String) {
        var rest = text.precomposedForm[...]
        if let inContent = SiteLayout.pathInContent(String(rest)) { rest = inContent }
        while rest.hasSuffix("/") { rest = rest.dropLast() }
        if rest.hasSuffix(SiteLayout.articleEnding) { rest = rest.dropLast(SiteLayout.articleEnding.count) }
        let parts = rest.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let tag = parts.first, !tag.isEmpty else { return nil }
        language = Language(String(tag))
        path = parts.count > 1 ? String(parts[1]) : ""
    }

    package func includes(_ text: TextID) -> Bool {
        text.language == language
            && (path.isEmpty || text.article.path == path || text.article.path.hasPrefix(path + "/"))
    }

    /// Whether it is the text itself that is meant, and not a folder that it is in.
    package func names(_ text: TextID) -> Bool { text.language == language && text.article.path == path }
}
