import KeelContent

/// What of a site a command is about; everything by default.
struct SitePart: Sendable, Equatable {
    /// Empty: every article.
    var filters: [ContentFilter] = []
    var shard: Shard?

    /// The texts of the part, those among them that could not be read too; `nil` for all.
    func texts(of catalog: Catalog) -> Set<TextID>? {
        guard !filters.isEmpty || shard != nil else { return nil }
        let texts = shard?.texts(of: catalog) ?? Set(catalog.texts)
        return filters.isEmpty ? texts : texts.filter { text in filters.contains { $0.includes(text) } }
    }
}
