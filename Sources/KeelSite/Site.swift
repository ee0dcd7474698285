import KeelBase
import KeelContent

/// What all pages of a site share, worked out once.
struct Site: Sendable {
    let catalog: Catalog
    let map: SiteMap
    /// What is still true of the examples.
    let report: Report?
    /// Path of the package of an article's code, by the article's file.
    let downloads: [String: String]
    /// Drawings by the code of their diagrams.
    let diagrams: [String: DiagramDrawing]
    /// In the order of the switcher.
    let languages: [Language]
    /// Paths of the site's icon, of what stands before its title, and of its own style sheet, if it has them.
    let icon: String?
    let logo: String?
    let css: String?
    let slots: [String: Slot]
    private let strings: [Language: InterfaceStrings]
    private let settings: [Language: SiteConfiguration.LanguageSettings]
    private let navigation: [Language: Navigation]
    /// Languages that have a feed.
    private let feeds: Set<Language>

    init(
        catalog: Catalog, map: SiteMap, report: Report?, downloads: [String: String],
        diagrams: [String: DiagramDrawing],
        folder: SiteFolder
    ) {
        self.catalog = catalog
        self.map = map
        self.report = report
        self.downloads = downloads
        self.diagrams = diagrams
        strings = folder.strings
        slots = folder.slots
        let configuration = catalog.configuration
        languages = configuration.languages.map(\.language)
        func asset(_ path: String?) -> String? {
            path.flatMap { folder.assets.contains($0) ? "assets/" + $0 : nil }
        }
        icon = asset("icon.svg") ?? asset("icon.png")
        logo = asset(configuration.theme.logo) ?? icon
        css = asset(configuration.theme.css)
        settings = Dictionary(
            configuration.languages.map { ($0.language, $0) }, uniquingKeysWith: { first, _ in first })
        let built = languages.concurrentMap { ($0, Navigation(catalog: catalog, language: $0)) }
        navigation = Dictionary(built, uniquingKeysWith: { first, _ in first })
        feeds =
            configuration.url == nil
            ? [] : Set(catalog.articles.flatMap(\.articles).filter { $0.frontMatter.date != nil }.map(\.language))
    }

    func strings(_ language: Language) -> InterfaceStrings {
        strings[language] ?? InterfaceStrings(language: language)
    }

    func settings(_ language: Language) -> SiteConfiguration.LanguageSettings {
        settings[language] ?? catalog.configuration.languages[0]
    }

    func navigation(_ language: Language) -> Navigation {
        navigation[language] ?? Navigation(catalog: catalog, language: language)
    }

    /// Where a file that is copied comes from.
    func sourceFile(of path: String) -> String {
        catalog.layout.absolute(SiteLayout.origin(ofCopy: path))
    }

    /// The pages of an article. A home page is there in every language, written or made.
    func translations(of article: Translations) -> [(language: Language, path: String)] {
        if article.id.path == "index" { return homes }
        return article.articles.filter { !$0.frontMatter.isDraft }.map { ($0.language, $0.pagePath) }
    }

    var homes: [(language: Language, path: String)] { languages.map { ($0, "\($0)/index.html") } }

    /// For pages that are shown at any address (see `Linker.base`): `/docs/` of `https://example.org/docs/`.
    var absoluteRoot: String? {
        catalog.configuration.url.map { url in
            let host = url.drop { $0 != ":" }.dropFirst(3)
            return String(host[(host.firstIndex(of: "/") ?? host.startIndex)...])
        }
    }

    func hasFeed(_ language: Language) -> Bool { feeds.contains(language) }

    /// The page for readers of none of the site's languages: the root page for the home pages, else the text that the
    /// others are translated from.
    func defaultPath(of article: ArticleID?) -> String? {
        guard let article, article.path != "index" else { return "index.html" }
        return map.translations(of: article).flatMap { translations in
            let source = translations.sourceArticle
            return source.frontMatter.isDraft ? nil : source.pagePath
        }
    }
}
