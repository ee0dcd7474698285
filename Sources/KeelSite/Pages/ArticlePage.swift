import KeelContent

/// The page of one article in one language.
struct ArticlePage: Sendable {
    let site: Site
    let index: ArticleIndex

    func page(_ text: ArticleText) -> SitePage {
        let translations = site.catalog.articles[index.translations]
        let article = text.article
        let strings = site.strings(article.language)
        let facts = ArticleFacts(site: site, index: index, strings: strings)
        let adjacent = AdjacentArticles(site: site, article: article, strings: strings)
        return SitePage(
            path: article.pagePath, language: article.language, title: article.title,
            description: article.frontMatter.description,
            translations: site.translations(of: translations),
            article: article.id, outline: Outline(article.headings),
            markdown: site.inventory.path(of: .markdown(index)), image: text.links.firstImage,
            content: article.id.path == "index"
                ? home(text, facts)
                : """
                \(facts.breadcrumb())<article>
                \(text.html(in: .ownPage, facts: facts.html(minutes: text.minutes) + notice(text)))</article>
                \(adjacent.html())
                """)
    }

    private func notice(_ text: ArticleText) -> HTML { text.outdated?.notice() ?? HTML() }

    /// A home page: its text between where to start, with all articles, and the ways elsewhere.
    private func home(_ text: ArticleText, _ facts: ArticleFacts) -> HTML {
        let sections = HomeSections(site: site, language: text.article.language)
        return """
            <article class="home">
            \(text.html(in: .ownPage, facts: facts.lead() + sections.start() + notice(text) + (sections.list() ?? HTML())))\
            \(sections.end())</article>

            """
    }
}
