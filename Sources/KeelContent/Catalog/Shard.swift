/// One of several parts of the articles, for a matrix of machines: `2/5`.
package struct Shard: Sendable, Hashable {
    /// From 1.
    package let index: Int
    package let count: Int

    /// - Parameter text: `2/5`.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, (1...count).contains(index)
        else { return nil }
        self.index = index
        self.count = count
    }

    /// The texts of this part. Translations of an article share their code, so they stay together; the parts have
    /// about the same numbers of Swift blocks, and together they are the whole. Texts that could not be read belong
    /// to the first part.
    package func texts(of catalog: Catalog) -> Set<TextID> {
        let articles = catalog.articles
        // What a page costs beside its blocks counts a little.
        let sizes = articles.map { $0.articles.reduce(1) { $0 + $1.fences.count { $0.swift != nil } } }
        var loads = [Int](repeating: 0, count: min(count, articles.count))
        var texts = index == 1 ? Set(catalog.brokenTexts) : []
        // The largest first, each to the part that has least.
        for article in articles.indices.sorted(by: { (-sizes[$0], $0) < (-sizes[$1], $1) }) {
            guard let part = loads.indices.min(by: { (loads[$0], $0) < (loads[$1], $1) }) else { continue }
            loads[part] += sizes[article]
            if part == index - 1 { texts.formUnion(articles[article].articles.map(\.textID)) }
        }
        return texts
    }
}
