import KeelContent

/// The page of one article in one language.
struct ArticlePage: Sendable {
    let site: Site
    let entry: SiteMap.Entry

    func page(_ text: ArticleText) -> SitePage {
        let translations = site.catalog.articles[entry.translations]
        let article = text.article
        let strings = site.strings(article.language)
        let facts = ArticleFacts(site: site, article: article, strings: strings)
        let navigation = site.navigation(article.language)
        let adjacent = AdjacentArticles(navigation: navigation, article: article, strings: strings)
        return SitePage(
            path: article.pagePath, language: article.language, title: article.title,
            description: article.frontMatter.description,
            translations: site.translations(of: translations),
            article: article.id, outline: Outline(article.headings),
            markdown: MarkdownCopies.path(of: article), image: text.image,
            content: """
                \(facts.breadcrumb())<article>
                \(text.html(in: .ownPage, strings: strings, facts: facts.html() + notice(text)))\
                \(facts.edit())\(untranslated(article))</article>
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
