import KeelContent

/// All articles of a language with what they are about, sections as lists inside the list.
struct ArticleList: Sendable {
    let site: Site
    let language: Language

    /// On the home page.
    func html() -> HTML {
        let link = Linker(page: GeneratedPage.home.path(language))
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
            let description = item.article.flatMap { descriptions[$0] }.map {
                "<p>\(site.shown($0, in: language))</p>" as HTML
            }
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
