import KeelContent

/// What of a site a command is about; everything by default.
struct SitePart: Sendable, Equatable {
    /// Empty: every article.
    var filters: [ContentFilter] = []
    var shard: Shard?

    /// The files of the part, those among them that could not be read too; `nil` for all.
    func files(of catalog: Catalog) -> Set<String>? {
        guard !filters.isEmpty || shard != nil else { return nil }
        let files = shard?.files(of: catalog) ?? Set(catalog.articleFiles)
        return filters.isEmpty ? files : files.filter { file in filters.contains { $0.includes(file: file) } }
    }
}

extension Catalog {
    /// Of all articles, those that could not be read too.
    var articleFiles: [String] { articles.flatMap { $0.articles.map(\.file) } + brokenFiles }
}
