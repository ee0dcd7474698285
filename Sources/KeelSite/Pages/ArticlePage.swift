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
            translations: translations.articles.filter { !$0.frontMatter.isDraft }.map { ($0.language, $0.pagePath) },
            article: article.id, outline: Outline(article.headings), image: text.image,
            content: """
                <article>
                \(facts.breadcrumb())\(text.html(in: .ownPage, strings: strings, facts: facts.html()))\
                \(facts.edit())</article>
                \(adjacent.html())
                """)
    }
}
