import KeelContent
import KeelMarkdown

/// The page that holds all articles of a language in reading order, for paper and for reading in one go. It is written
/// piece by piece: what stands above the articles, each article, what stands below.
struct PrintPage: Sendable {
    let site: Site
    let language: Language

    private var anchors: PrintAnchors { PrintAnchors(language: language) }

    /// - Parameter articles: in reading order.
    func start(_ articles: [Article]) -> HTML {
        let settings = site.settings(language)
        let strings = site.strings(language)
        let page = SitePage(
            path: GeneratedPage.print.path(language), language: language, title: settings.title, isIndexed: false)
        let contents = articles.map { article -> HTML in
            "<li><a href=\"#\(PercentEncoding.encode(anchors.id(of: article)))\">\(article.title)</a></li>\n"
        }
        let lead = settings.description.map { "<p class=\"lead\">\($0)</p>\n" as HTML }
        return """
            <!DOCTYPE html>
            <html lang="\(language.tag)" dir="\(strings.direction)">
            <head>
            \(HeadElements(site: site, page: page, title: settings.title).html())</head>
            <body class="whole">
            <main id="\(ReservedID.text)">
            <h1><a href="\(page.link(GeneratedPage.home.path(language)))">\(settings.title)</a></h1>
            \(lead)<nav class="whole-contents" aria-label="\(strings[.menu])">
            <ol>
            \(contents.joined())</ol>
            </nav>

            """
    }

    func article(_ text: ArticleText) -> HTML {
        let article = text.article
        let lead = article.frontMatter.description.map { "<p class=\"lead\">\($0)</p>\n" as HTML } ?? HTML()
        let html = text.html(in: .printPage(idPrefix: anchors.prefix(of: article)), facts: lead)
        return "<article id=\"\(anchors.id(of: article))\">\n\(html)</article>\n"
    }

    var end: HTML { "</main>\n</body>\n</html>\n" }
}
