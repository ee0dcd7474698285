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
            content: """
                \(facts.breadcrumb())<article>
                \(text.html(in: .ownPage, facts: facts.html(minutes: text.minutes) + notice(text)))\
                \(untranslated(article))</article>
                \(adjacent.html())
                """)
    }

    private func notice(_ text: ArticleText) -> HTML { text.outdated?.notice() ?? HTML() }

    /// At the end of a home page.
    private func untranslated(_ article: Article) -> HTML? {
        guard article.id.path == "index" else { return nil }
        return UntranslatedArticles(site: site, language: article.language).html(on: article.pagePath)
    }
}
