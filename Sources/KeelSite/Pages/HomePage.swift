import KeelContent

/// The home page of a language that has no `index.md`: its name and its articles.
struct HomePage: Sendable {
    let site: Site
    let language: Language

    func page() -> SitePage {
        let settings = site.settings(language)
        let lead = settings.description.map { "<p class=\"lead\">\($0)</p>\n" as HTML }
        let path = GeneratedPage.home.path(language)
        let content: HTML = """
            <article>
            <h1>\(settings.title)</h1>
            \(lead)\(list(on: path))\(UntranslatedArticles(site: site, language: language).html(on: path))</article>

            """
        return SitePage(
            path: path, language: language, title: settings.title, description: settings.description,
            translations: site.homes, article: ArticleID("index"),
            content: content)
    }

    /// All articles with what they are about, sections as lists inside the list.
    private func list(on page: String) -> HTML {
        let link = Linker(page: page)
        let navigation = site.navigation(language)
        let descriptions = Dictionary(
            site.catalog.articles.compactMap { translations in
                translations[language]?.frontMatter.description.map { (translations.id, $0) }
            }, uniquingKeysWith: { first, _ in first })
        var html = HTML()
        var depth = -1
        for item in navigation.items {
            if item.depth > depth {
                html += depth < 0 ? "<ul class=\"list\">\n" : "\n<ul>\n"
            } else {
                html += "</li>\n"
                for _ in item.depth..<depth { html += "</ul>\n</li>\n" }
            }
            depth = item.depth
            let title: HTML = item.path.map { "<a href=\"\(link($0))\">\(item.title)</a>" } ?? "\(item.title)"
            let description = item.article.flatMap { descriptions[$0] }.map { "<p>\($0)</p>" as HTML }
            html += "<li>\(title)\(description)"
        }
        if depth >= 0 {
            html += "</li>\n"
            for _ in 0..<depth { html += "</ul>\n</li>\n" }
            html += "</ul>\n"
        }
        return html
    }
}
