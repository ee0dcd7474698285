import KeelContent

extension ContentFilter {
    /// As it is typed: `nl/guide/first`.
    var name: String { path.isEmpty ? language.tag : "\(language)/\(path)" }

    /// Whether a file such as `Content/nl/guide/first.md` is meant, be it readable or not.
    func includes(file: String) -> Bool {
        guard file.hasPrefix("Content/"), let filter = ContentFilter(file) else { return false }
        return includes(ArticleID(filter.path), in: filter.language)
    }
}
