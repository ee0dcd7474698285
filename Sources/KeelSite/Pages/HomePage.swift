import KeelContent

/// The home page of a language that has no `index.md`: its name and its articles.
struct HomePage: Sendable {
    let site: Site
    let language: Language

    func page() -> SitePage {
        let settings = site.settings(language)
        let lead = settings.description.map { "<p class=\"lead\">\(site.shown($0, in: language))</p>\n" as HTML }
        let path = GeneratedPage.home.path(language)
        let sections = HomeSections(site: site, language: language)
        let content: HTML = """
            <article class="home">
            <h1>\(settings.title)</h1>
            \(lead)\(sections.start())\(sections.list())\(sections.end())</article>

            """
        return SitePage(
            path: path, language: language, title: settings.title, description: settings.description,
            translations: site.homes, article: ArticleID("index"),
            content: content)
    }
}
