import KeelContent

/// All pages that are no article's.
struct OtherPages: Sendable {
    let site: Site
    let shell: PageShell

    func all(_ articles: [RenderedArticle]) -> [(path: String, bytes: [UInt8])] {
        var pages: [(path: String, bytes: [UInt8])] = []
        let byFile = Dictionary(articles.map { ($0.article.file, $0) }, uniquingKeysWith: { first, _ in first })
        for language in site.languages {
            let home = HomePage(site: site, language: language).page()
            if site.map.isGenerated(home.path) { pages.append((home.path, shell.html(home))) }
            let missing = NotFoundPage(site: site, language: language).page()
            if site.map.isGenerated(missing.path) { pages.append((missing.path, shell.html(missing))) }
            let search = SearchResultsPage(site: site, language: language).page()
            if site.map.isGenerated(search.path) { pages.append((search.path, shell.html(search))) }
            if site.map.isGenerated(TranslationsPage.path(language)) {
                let page = TranslationsPage(site: site, language: language).page()
                pages.append((page.path, shell.html(page)))
            }
            if site.map.isGenerated(PrintPage.path(language)) {
                let texts = site.navigation(language).articles.compactMap { byFile[$0.file] }
                    .map { (article: $0.article, html: $0.printed) }
                pages.append(
                    (PrintPage.path(language), PrintPage(site: site, language: language, articles: texts).html()))
            }
        }
        for article in articles {
            for alias in article.article.frontMatter.aliases {
                let page = RedirectPage(site: site, article: article.article, alias: alias)
                pages.append((page.path, page.html()))
            }
        }
        for purpose in [RootPage.Purpose.choice, .notFound] {
            let page = RootPage(site: site, purpose: purpose)
            pages.append((page.path, page.html()))
        }
        return pages
    }
}
