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

    /// The articles of this part. The parts have about the same numbers of blocks, and together they are the whole.
    func part(of articles: [ArticlePlan]) -> [ArticlePlan] {
        let sizes = articles.map { $0.units.reduce(1) { $0 + $1.blocks.count } }
        var loads = [Int](repeating: 0, count: count)
        var chosen: Set<Int> = []
        // The largest first, each to the part that has least.
        for article in articles.indices.sorted(by: { (-sizes[$0], $0) < (-sizes[$1], $1) }) {
            let part = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
            loads[part] += sizes[article]
            if part == index - 1 { chosen.insert(article) }
        }
        return articles.indices.filter(chosen.contains).map { articles[$0] }
    }
}
