import KeelContent

/// The page that holds all articles of a language in reading order, for paper and for reading in one go.
struct PrintPage: Sendable {
    let site: Site
    let language: Language
    /// In reading order.
    let articles: [(article: Article, html: HTML)]

    static func path(_ language: Language) -> String { "\(language)/print.html" }

    func html() -> [UInt8] {
        let settings = site.settings(language)
        let strings = site.strings(language)
        let page = SitePage(path: Self.path(language), language: language, title: settings.title, isIndexed: false)
        let anchors = PrintAnchors(language: language)
        let contents = articles.map { article, _ -> HTML in
            "<li><a href=\"#\(PercentEncoding.encode(anchors.id(of: article)))\">\(article.title)</a></li>\n"
        }
        let texts = articles.map { article, html -> HTML in
            "<article id=\"\(anchors.id(of: article))\">\n\(html)</article>\n"
        }
        let lead = settings.description.map { "<p class=\"lead\">\($0)</p>\n" as HTML }
        let html: HTML = """
            <!DOCTYPE html>
            <html lang="\(language.tag)" dir="\(strings.direction)">
            <head>
            \(HeadElements(site: site, page: page, title: settings.title).html())</head>
            <body class="whole">
            <main id="text">
            <h1><a href="\(page.link("\(language)/index.html"))">\(settings.title)</a></h1>
            \(lead)<nav class="whole-contents" aria-label="\(strings[.menu])">
            <ol>
            \(contents.joined())</ol>
            </nav>
            \(texts.joined())</main>
            </body>
            </html>

            """
        return html.bytes
    }
}

/// Where articles and their sections are on the page that holds all of them.
struct PrintAnchors: Sendable {
    let language: Language
    var page: String { PrintPage.path(language) }

    func id(of article: Article) -> String { "text." + article.slug }

    /// Of the ids inside an article.
    func prefix(of article: Article) -> String { id(of: article) + "." }

    /// `nil` for what isn't on this page.
    func href(_ target: LinkTarget, from article: Article, map: SiteMap) -> String? {
        switch target {
        case .here(let fragment): href(article, fragment)
        case .article(let entry, _, let fragment):
            map[entry].language == language ? href(map[entry], fragment ?? "") : nil
        default: nil
        }
    }

    private func href(_ article: Article, _ fragment: String) -> String {
        let isTop = fragment.isEmpty || fragment == "top"
        return "#" + PercentEncoding.encode(isTop ? id(of: article) : prefix(of: article) + fragment)
    }
}
