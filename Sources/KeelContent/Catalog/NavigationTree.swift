/// The articles of one language in reading order, with their folders as sections.
///
/// Flat: an entry belongs to the nearest one before it whose depth is less.
package struct NavigationTree: Sendable {
    package struct Entry: Sendable, Hashable {
        /// `nil` for a folder without an `index.md`.
        package let article: ArticleID?
        package let title: String
        /// 0 at the top.
        package let depth: Int
        /// The folder below the language's, for a section; `nil` for an article in one.
        package let folder: String?

        package var isSection: Bool { folder != nil }
    }

    /// All but the home page.
    package let entries: [Entry]
    /// `nil` if the language has no `index.md`: its home page is to be made from the entries.
    package let home: ArticleID?

    /// The articles one after the other, the home page first.
    package var readingOrder: [ArticleID] { (home.map { [$0] } ?? []) + entries.compactMap(\.article) }
}

extension Catalog {
    /// - Parameter precedes: how titles are sorted where `order` doesn't say; by their bytes if not given.
    package func navigation(
        for language: Language, includingDrafts: Bool = false,
        titlesInOrder precedes: (String, String) -> Bool = { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    ) -> NavigationTree {
        let articles = articles.compactMap { $0[language] }.filter { includingDrafts || !$0.frontMatter.isDraft }
        let byPath = Dictionary(articles.map { ($0.id.path, $0) }, uniquingKeysWith: { first, _ in first })
        var children: [String: [NavigationNode]] = [:]
        var known: Set<String> = []
        for article in articles where article.id.path != "index" {
            var folder = folder(of: article.id.path)
            if article.id.path != indexPath(of: folder) {
                children[folder, default: []].append(NavigationNode(article, folder: nil))
            }
            while !folder.isEmpty, known.insert(folder).inserted {
                let node = NavigationNode(byPath[indexPath(of: folder)], folder: folder)
                folder = self.folder(of: folder)
                children[folder, default: []].append(node)
            }
        }
        let places = Dictionary(
            configuration.navigation.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: min)
        func sorted(_ nodes: [NavigationNode]) -> [NavigationNode] { self.sorted(nodes, places, precedes) }
        var entries: [NavigationTree.Entry] = []
        var pending = sorted(children[""] ?? []).reversed().map { ($0, 0) }
        while let (node, depth) = pending.popLast() {
            entries.append(.init(article: node.article, title: node.title, depth: depth, folder: node.folder))
            guard let folder = node.folder else { continue }
            pending += sorted(children[folder] ?? []).reversed().map { ($0, depth + 1) }
        }
        return NavigationTree(entries: entries, home: byPath["index"]?.id)
    }

    /// By the site's own list, then by the articles' `order`, then by title.
    private func sorted(
        _ nodes: [NavigationNode], _ places: [String: Int], _ precedes: (String, String) -> Bool
    ) -> [NavigationNode] {
        nodes.sorted { left, right in
            let (leftPlace, rightPlace) = (places[left.key] ?? .max, places[right.key] ?? .max)
            if leftPlace != rightPlace { return leftPlace < rightPlace }
            if left.order != right.order { return left.order < right.order }
            if precedes(left.title, right.title) { return true }
            if precedes(right.title, left.title) { return false }
            return left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
        }
    }

    private func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }
    private func indexPath(of folder: String) -> String { folder.isEmpty ? "index" : folder + "/index" }
}

private struct NavigationNode {
    let article: ArticleID?
    let title: String
    /// Those without an `order` come last.
    let order: Int
    let folder: String?
    let key: String

    init(_ article: Article, folder: String?) {
        self.article = article.id
        title = article.title
        order = article.frontMatter.order ?? .max
        self.folder = folder
        key = article.id.path
    }

    /// A section; named after its folder if it has no page.
    init(_ index: Article?, folder: String) {
        article = index?.id
        title = index?.title ?? folder.split(separator: "/").last.map(String.init) ?? folder
        order = index?.frontMatter.order ?? .max
        self.folder = folder
        key = folder
    }
}
