/// A part of the content: `nl`, `nl/guide` (a folder) or `nl/guide/first` (an article).
package struct ContentFilter: Sendable, Hashable {
    package let language: Language
    /// Below the language's folder, without `.md`; empty for all of it.
    package let path: String

    /// From what is typed after `--only`: also `Content/nl/guide/first.md`, as a shell completes it.
    package init?(_ text: String) {
        var rest = text.precomposedForm[...]
        if rest.hasPrefix("Content/") { rest = rest.dropFirst("Content/".count) }
        while rest.hasSuffix("/") { rest = rest.dropLast() }
        if rest.hasSuffix(".md") { rest = rest.dropLast(3) }
        let parts = rest.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let tag = parts.first, !tag.isEmpty else { return nil }
        language = Language(String(tag))
        path = parts.count > 1 ? String(parts[1]) : ""
    }

    package func includes(_ id: ArticleID, in language: Language) -> Bool {
        language == self.language && (path.isEmpty || id.path == path || id.path.hasPrefix(path + "/"))
    }
}
