import KeelContent
import KeelMarkdown

/// A page at an address that an article once had.
struct RedirectPage: Sendable {
    let site: Site
    let article: Article
    /// Its own.
    let path: String

    func html() -> [UInt8] {
        let strings = site.strings(article.language)
        let page = SitePage(
            path: path, language: article.language, title: article.title, isIndexed: false, movedTo: article.pagePath)
        let target = page.link(article.pagePath)
        let canonical = site.catalog.configuration.url.map {
            "<link rel=\"canonical\" href=\"\($0 + PercentEncoding.encode(article.pagePath))\">\n" as HTML
        }
        let html: HTML = """
            <!DOCTYPE html>
            <html lang="\(article.language.tag)" dir="\(strings.direction)">
            <head>
            \(HeadElements(site: site, page: page, title: article.title).html())\
            <noscript><meta http-equiv="refresh" content="0; url=\(target)"></noscript>
            \(canonical)</head>
            <body class="root">
            <main id="\(ReservedID.text)">
            <h1>\(article.title)</h1>
            <p>\(strings[.moved]) <a href="\(target)">\(article.title)</a></p>
            </main>
            </body>
            </html>

            """
        return html.bytes
    }
}
