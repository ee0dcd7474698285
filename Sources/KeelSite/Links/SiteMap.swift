import KeelContent

/// What links can name, so that each can be looked up without a search. Paths are compared by canonical equivalence: a
/// link typed on one system finds a file named on another.
struct SiteMap: Sendable {
    let catalog: Catalog
    let inventory: Inventory
    /// By the path below `Content`: `nl/guide/first.md`. Drafts are left out.
    let articles: [String: ArticleIndex]
    /// Articles that no page is written for, though the file is there.
    let drafts: Set<String>
    let broken: Set<String>
    /// Folders below `Content`, without the slash at the end.
    let folders: Set<String>
    private let positions: [ArticleID: Int]
    /// Paths below `Content` of all that has a page, and of what lies beside or is made of it: what a mistyped name may
    /// have meant.
    private let articleNames: NameIndex
    private let fileNames: NameIndex

    init(catalog: Catalog, inventory: Inventory) {
        self.catalog = catalog
        self.inventory = inventory
        positions = Dictionary(
            catalog.articles.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
        var articles: [String: ArticleIndex] = [:]
        var drafts: Set<String> = []
        var folders: Set<String> = Set(catalog.configuration.languages.map(\.language.tag))
        for (index, translations) in catalog.articles.enumerated() {
            for (position, article) in translations.articles.enumerated() {
                let path = article.markdownPath
                if article.frontMatter.isDraft {
                    drafts.insert(path)
                } else {
                    articles[path] = ArticleIndex(translations: index, article: position)
                }
                folders.insert(SitePath.folder(of: path))
            }
        }
        for output in inventory.outputs where output.owner == .file || output.owner == .asset {
            folders.insert(SitePath.folder(of: output.path))
        }
        self.articles = articles
        articleNames = NameIndex(articles.keys)
        fileNames = NameIndex(
            inventory.outputs.lazy.filter {
                switch $0.owner {
                case .file, .asset, .download: true
                default: false
                }
            }.map(\.path))
        self.drafts = drafts
        self.folders = folders
        broken = Set(catalog.brokenTexts.map(\.path))
    }

    func nearestFile(to path: String) -> String? { fileNames.nearest(to: path) }

    /// The article of the same name in another folder of the language, else one of a similar name.
    ///
    /// - Parameter own: the article that asks, which is meant only if it is named in another case.
    func nearestArticle(to path: String, but own: String) -> String? {
        if path.lowercased() == own.lowercased() { return own }
        return articleNames.namesake(of: path, but: own) ?? articleNames.nearest(to: path, but: own)
    }

    func translations(of id: ArticleID) -> Translations? { positions[id].map { catalog.articles[$0] } }

    /// The article of a file below `Content`, or of a page below the site's root.
    func article(at path: String) -> ArticleIndex? {
        if let index = articles[path] { return index }
        if case .article(let index) = inventory[path]?.owner { return index }
        return nil
    }

    subscript(index: ArticleIndex) -> Article { catalog[index] }
}
