import KeelContent

/// The page of results, which can be linked: `search.html?q=…`.
struct SearchResultsPage: Sendable {
    let site: Site
    let language: Language

    func page() -> SitePage {
        let strings = site.strings(language)
        var page = SitePage(
            path: GeneratedPage.search.path(language), language: language, title: strings[.searchLabel],
            translations: site.languages.map { ($0, GeneratedPage.search.path($0)) }, isIndexed: false)
        page.content = """
            <article>
            <h1>\(strings[.searchLabel])</h1>
            \(SearchField(site: site, page: page).html())<noscript><p>\(strings[.searchNoScript])</p></noscript>
            </article>

            """
        return page
    }
}
