import KeelBase
import KeelContent
import KeelMarkdown

/// What all pages of a site share, worked out once.
struct Site: Sendable {
    let catalog: Catalog
    let inventory: Inventory
    let map: SiteMap
    /// What is still true of the examples.
    let report: Report?
    /// Drawings by the code of their diagrams.
    let diagrams: [String: DiagramDrawing]
    /// In the order of the switcher.
    let languages: [Language]
    /// Paths of the site's icon, of what stands before its title, and of its own style sheet, if it has them.
    let icon: String?
    let logo: String?
    let css: String?
    /// Of the logo, where it can be told: what stands beside it doesn't move when it is there.
    let logoSize: ImageSize?
    let slots: [Slot.Name: Slot]
    private let strings: [Language: InterfaceStrings]
    private let settings: [Language: SiteConfiguration.LanguageSettings]
    private let navigation: [Language: Navigation]

    init(
        catalog: Catalog, inventory: Inventory, report: Report?, diagrams: [String: DiagramDrawing], folder: SiteFolder
    ) {
        self.catalog = catalog
        self.inventory = inventory
        self.report = report
        self.diagrams = diagrams
        map = SiteMap(catalog: catalog, inventory: inventory)
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
        if let logo, case .size(let size) = ImageFile(catalog.layout.absolute(SiteLayout.site(logo))) {
            logoSize = size
        } else {
            logoSize = nil
        }
        settings = Dictionary(
            configuration.languages.map { ($0.language, $0) }, uniquingKeysWith: { first, _ in first })
        let built = languages.concurrentMap { ($0, Navigation(catalog: catalog, language: $0)) }
        navigation = Dictionary(built, uniquingKeysWith: { first, _ in first })
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

    /// A title or a description as a page shows it.
    func shown(_ text: String, in language: Language) -> String {
        typographic(text, options: catalog.configuration.markdown(in: language), isShown: true)
    }

    /// Where a file that is copied comes from.
    func source(of output: Output) -> String {
        catalog.layout.absolute(
            output.owner == .asset ? SiteLayout.site(output.path) : SiteLayout.content(output.path))
    }

    /// The pages of an article. A home page is there in every language, written or made.
    func translations(of article: Translations) -> [(language: Language, path: String)] {
        if article.id.path == "index" { return homes }
        return article.articles.filter { !$0.frontMatter.isDraft }.map { ($0.language, $0.pagePath) }
    }

    var homes: [(language: Language, path: String)] { languages.map { ($0, GeneratedPage.home.path($0)) } }

    /// `nil` where there is none, or where an author's own stands in for it.
    func path(of page: GeneratedPage, _ language: Language) -> String? {
        inventory.path(of: .page(page, language))
    }

    /// For pages that are shown at any address (see `Linker.base`): `/docs/` of `https://example.org/docs/`.
    var absoluteRoot: String? {
        catalog.configuration.url.map { url in
            let host = url.drop { $0 != ":" }.dropFirst(3)
            return String(host[(host.firstIndex(of: "/") ?? host.startIndex)...])
        }
    }

    /// The page for readers of none of the site's languages: the root page for the home pages, else the text that the
    /// others are translated from.
    func defaultPath(of article: ArticleID?) -> String? {
        guard let article, article.path != "index" else { return RootFile.index.path }
        return map.translations(of: article).flatMap { translations in
            let source = translations.sourceArticle
            return source.frontMatter.isDraft ? nil : source.pagePath
        }
    }
}
