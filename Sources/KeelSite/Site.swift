import KeelBase
import KeelContent

/// What all pages of a site share, worked out once.
struct Site: Sendable {
    let catalog: Catalog
    let map: SiteMap
    /// What is still true of the examples.
    let report: Report?
    /// In the order of the switcher.
    let languages: [Language]
    /// Path of the site's icon, if it has one.
    let icon: String?
    private let strings: [Language: InterfaceStrings]
    private let settings: [Language: SiteConfiguration.LanguageSettings]
    private let navigation: [Language: Navigation]

    init(catalog: Catalog, map: SiteMap, report: Report?, strings: [Language: InterfaceStrings]) {
        self.catalog = catalog
        self.map = map
        self.report = report
        self.strings = strings
        languages = catalog.configuration.languages.map(\.language)
        icon = ["assets/icon.svg", "assets/icon.png"].first { map.others[$0] != nil }
        settings = Dictionary(
            catalog.configuration.languages.map { ($0.language, $0) }, uniquingKeysWith: { first, _ in first })
        navigation = Dictionary(
            languages.map { ($0, Navigation(catalog: catalog, language: $0)) }, uniquingKeysWith: { first, _ in first })
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

    /// The page for readers of none of the site's languages: the root page for the home pages, else the text that the
    /// others are translated from.
    func defaultPath(of page: SitePage) -> String? {
        guard let article = page.article, article.path != "index" else { return "index.html" }
        return catalog.articles.first { $0.id == article }?.sourceArticle.pagePath
    }
}
