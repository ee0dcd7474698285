import Foundation
import KeelContent
import KeelMarkdown

/// The articles of one language in reading order, with the folders as sections, ready to be found by article.
struct Navigation: Sendable {
    struct Item: Sendable {
        let article: ArticleID?
        /// As a page shows it.
        let title: String
        /// Of its own page; `nil` for a folder without one.
        let path: String?
        let depth: Int
        let isSection: Bool
        /// Index of the section that it belongs to; `nil` at the top.
        let parent: Int?
        fileprivate(set) var children: [Int] = []
        /// The first page of a section, to be linked to if it has none of its own.
        fileprivate(set) var firstPath: String?
    }

    private(set) var items: [Item] = []
    /// Items of the top level.
    private(set) var top: [Int] = []
    /// The home page, if an author wrote it.
    let home: ArticleID?
    private var positions: [ArticleID: Int] = [:]
    /// In reading order, the home page first.
    private(set) var articles: [Article] = []
    private var readingPositions: [ArticleID: Int] = [:]

    init(catalog: Catalog, language: Language) {
        let locale = Locale(identifier: language.tag)
        let tree = catalog.navigation(for: language) { left, right in
            left.compare(right, locale: locale) == .orderedAscending
        }
        home = tree.home
        var articles: [ArticleID: Article] = [:]
        for translations in catalog.articles {
            if let article = translations[language] { articles[translations.id] = article }
        }
        let options = catalog.configuration.markdown(in: language)
        var open: [Int] = []
        for entry in tree.entries {
            while let last = open.last, items[last].depth >= entry.depth { open.removeLast() }
            let path = entry.article.flatMap { articles[$0]?.pagePath }
            let index = items.count
            items.append(
                Item(
                    article: entry.article, title: typographic(entry.title, options: options, isShown: true),
                    path: path, depth: entry.depth,
                    isSection: entry.isSection, parent: open.last))
            if let id = entry.article { positions[id] = index }
            if let parent = open.last { items[parent].children.append(index) } else { top.append(index) }
            open.append(index)
        }
        for index in items.indices.reversed() {
            items[index].firstPath =
                items[index].path ?? items[index].children.lazy.compactMap { [items] in items[$0].firstPath }.first
        }
        for id in tree.readingOrder {
            guard let article = articles[id] else { continue }
            readingPositions[id] = self.articles.count
            self.articles.append(article)
        }
    }

    func position(of article: ArticleID?) -> Int? { article.flatMap { positions[$0] } }

    /// From the top down, without the item itself.
    func sections(above index: Int) -> [Int] {
        var path: [Int] = []
        var next = items[index].parent
        while let parent = next {
            path.append(parent)
            next = items[parent].parent
        }
        return path.reversed()
    }

    /// The articles before and after one, in reading order.
    func neighbours(of article: ArticleID) -> (previous: Article?, next: Article?) {
        guard let index = readingPositions[article] else { return (nil, nil) }
        return (index > 0 ? articles[index - 1] : nil, index + 1 < articles.count ? articles[index + 1] : nil)
    }
}
