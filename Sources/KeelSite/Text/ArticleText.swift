import KeelBase
import KeelContent
import KeelMarkdown

/// The text of an article as HTML, rendered once for its own page and for the one that holds all articles of its
/// language.
struct ArticleText: Sendable {
    let article: Article
    let links: ArticleLinks
    /// `nil` for a text that is as its source.
    let outdated: OutdatedSections?
    /// Of reading.
    let minutes: Int?
    private let html: SharedHTML
    /// Where the facts stand: below the title, if that is the first thing in the article.
    private let titleEnd: Int

    /// - Parameter document: the article's.
    init(_ article: Article, document: Document, links: ArticleLinks, in site: Site) {
        self.article = article
        self.links = links
        outdated = OutdatedSections(article, in: site)
        minutes = ReadingTime.minutes(of: document, in: article.language)
        var hooks = ArticleHooks(article, links: links, outdated: outdated, in: site)
        var bytes: [UInt8] = []
        if !article.headings.contains(where: { $0.level == 1 }) {
            bytes += "<h".utf8
            Mark.headingLevel(1).write(into: &bytes)
            bytes.append(UInt8(ascii: ">"))
            bytes.appendEscaped(site.shown(article.title, in: article.language))
            bytes += "</h".utf8
            Mark.headingLevel(1).write(into: &bytes)
            bytes += ">\n".utf8
        }
        let start = bytes.count
        HTMLRenderer(rawHTML: site.catalog.configuration.rawHTML)
            .render(document, hooks: &hooks, into: &bytes)
        titleEnd = hooks.titleEnd ?? start
        html = SharedHTML(bytes: bytes, choices: hooks.choices)
    }

    /// - Parameter facts: stand below the title.
    func html(in place: SharedHTML.Place, facts: HTML) -> HTML {
        html.html(0..<titleEnd, in: place) + facts + html.html(titleEnd..<html.bytes.count, in: place)
    }
}
