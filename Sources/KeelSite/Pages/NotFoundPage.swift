import KeelContent

/// What a server shows where there is no page.
struct NotFoundPage: Sendable {
    let site: Site
    let language: Language

    func page() -> SitePage {
        let strings = site.strings(language)
        // It is shown at any address, so its links can be relative only for those who open the file itself.
        var page = SitePage(
            path: GeneratedPage.notFound.path(language), language: language, title: strings[.notFound],
            translations: site.languages.map { ($0, GeneratedPage.notFound.path($0)) }, isIndexed: false,
            base: site.absoluteRoot)
        let home = page.link(GeneratedPage.home.path(language))
        page.content = """
            <article>
            <h1>\(strings[.notFound])</h1>
            <p>\(strings[.notFoundWhy])</p>
            <p><a href="\(home)">\(site.settings(language).title)</a></p>
            </article>

            """
        return page
    }
}
