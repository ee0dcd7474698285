import KeelContent

/// The newest articles of a language (RFC 4287). Articles without a date are left out, as a feed is about time.
struct AtomFeed: Sendable {
    private static let limit = 50

    let base: String
    /// Its own.
    let path: String
    let settings: SiteConfiguration.LanguageSettings
    /// In reading order.
    let articles: [Article]

    func xml() -> [UInt8] {
        let dated = articles.compactMap { article in article.frontMatter.date.map { (article: article, date: $0) } }
        let sorted = dated.enumerated()
            .sorted { ($1.element.date, $0.offset) < ($0.element.date, $1.offset) }.map(\.element)
        let language = settings.language
        let entries = sorted.prefix(Self.limit).map { article, date -> HTML in
            let address = base + PercentEncoding.encode(article.pagePath)
            let summary = article.frontMatter.description.map { "<summary>\(xmlText($0))</summary>\n" as HTML }
            return """
                <entry>
                <title>\(xmlText(article.title))</title>
                <id>\(address)</id>
                <link rel="alternate" type="text/html" hreflang="\(language.tag)" href="\(address)"/>
                <updated>\(date)T00:00:00Z</updated>
                \(summary)</entry>

                """
        }
        let address = base + PercentEncoding.encode(path)
        let home = base + PercentEncoding.encode(GeneratedPage.home.path(language))
        let subtitle = settings.description.map { "<subtitle>\(xmlText($0))</subtitle>\n" as HTML }
        let xml: HTML = """
            <?xml version="1.0" encoding="UTF-8"?>
            <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(language.tag)">
            <title>\(xmlText(settings.title))</title>
            \(subtitle)<id>\(address)</id>
            <link rel="self" type="application/atom+xml" href="\(address)"/>
            <link rel="alternate" type="text/html" hreflang="\(language.tag)" href="\(home)"/>
            <updated>\(dated.map(\.date).max() ?? "")T00:00:00Z</updated>
            <author><name>\(xmlText(settings.title))</name></author>
            \(entries.joined())</feed>

            """
        return xml.bytes
    }
}
