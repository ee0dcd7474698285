import KeelContent

/// What the site consists of, so that a link can be looked up without a search. Paths are compared by canonical
/// equivalence: a link typed on one system finds a file named on another.
struct SiteMap: Sendable {
    /// Where an article stands among the catalog's.
    struct Entry: Sendable, Hashable {
        let translations: Int
        let article: Int
    }

    let catalog: Catalog
    /// By the path below `Content`: `nl/guide/first.md`. Drafts are left out.
    let articles: [String: Entry]
    /// Articles that no page is written for, though the file is there.
    let drafts: Set<String>
    let broken: Set<String>
    /// Paths below the site's root of everything that isn't an article's page: copied files, and home pages made from
    /// the catalog.
    let others: [String: String]
    /// Pages of articles, by their path below the site's root.
    let pages: [String: Entry]
    private let positions: [ArticleID: Int]
    /// Pages that are made from the catalog.
    private let generated: Set<String>
    /// Folders below `Content`, without the slash at the end.
    let folders: Set<String>

    init(catalog: Catalog, files: some Sequence<String>) {
        self.catalog = catalog
        positions = Dictionary(
            catalog.articles.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
        var articles: [String: Entry] = [:]
        var pages: [String: Entry] = [:]
        var drafts: Set<String> = []
        var folders: Set<String> = Set(catalog.configuration.languages.map(\.language.tag))
        for (index, translations) in catalog.articles.enumerated() {
            for (position, article) in translations.articles.enumerated() {
                let path = Self.path(of: article)
                if article.frontMatter.isDraft {
                    drafts.insert(path)
                } else {
                    articles[path] = Entry(translations: index, article: position)
                    pages[article.pagePath] = Entry(translations: index, article: position)
                }
                folders.insert(SitePath.folder(of: path))
            }
        }
        self.articles = articles
        self.pages = pages
        self.drafts = drafts
        broken = Set(catalog.brokenFiles.map { $0.hasPrefix("Content/") ? String($0.dropFirst(8)) : $0 })
        var others: [String: String] = [:]
        for file in files {
            others[file] = file
            folders.insert(SitePath.folder(of: file))
        }
        var generated: Set<String> = ["index.html"]
        for language in catalog.configuration.languages {
            let language = language.language
            var ownPages = ["\(language)/index.html", PrintPage.path(language), NotFoundPage.path(language), SearchResultsPage.path(language)]
            if catalog.configuration.languages.count > 1 { ownPages.append(TranslationsPage.path(language)) }
            for page in ownPages {
                if pages[page] == nil, others[page] == nil { generated.insert(page) }
            }
        }
        for page in generated { others[page] = page }
        self.generated = generated
        self.others = others
        self.folders = folders
    }

    func translations(of id: ArticleID) -> Translations? { positions[id].map { catalog.articles[$0] } }

    func isGenerated(_ page: String) -> Bool { generated.contains(page) }

    subscript(entry: Entry) -> Article { catalog.articles[entry.translations].articles[entry.article] }

    /// `nl/guide/first.md`
    static func path(of article: Article) -> String { "\(article.language)/\(article.id).md" }
}
