import KeelContent

/// All pages with their translations, for search engines (sitemaps.org, and Google's `xhtml:link`).
struct Sitemap: Sendable {
    let site: Site
    /// Of the site, with a slash at its end.
    let base: String

    private struct Entry {
        let path: String
        let translations: [(language: Language, path: String)]
        let fallback: String?
        /// `2026-11-30`
        let date: String?
    }

    /// - Parameter take: gets the file piece by piece: it names each page in each of its languages, and so is many times
    ///   as large as any other.
    func write(_ take: ([UInt8]) throws -> Void) rethrows {
        var piece: HTML = """
            <?xml version="1.0" encoding="UTF-8"?>
            <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">

            """
        for entry in entries() {
            let date = entry.date.map { "<lastmod>\($0)</lastmod>\n" as HTML }
            var links = entry.translations.map { link($0.language.tag, $0.path) }
            if let fallback = entry.fallback { links.append(link("x-default", fallback)) }
            piece += "<url>\n<loc>\(address(entry.path))</loc>\n\(date)\(links.joined())</url>\n"
            guard piece.bytes.count >= 1 << 16 else { continue }
            try take(piece.bytes)
            piece = HTML()
        }
        try take((piece + "</urlset>\n").bytes)
    }

    private func entries() -> [Entry] {
        let (homes, root) = (site.homes, RootFile.index.path)
        var entries = [Entry(path: root, translations: homes, fallback: root, date: nil)]
        entries += site.languages.compactMap { site.path(of: .home, $0) }
            .map { Entry(path: $0, translations: homes, fallback: root, date: nil) }
        for translations in site.catalog.articles {
            let articles = translations.articles.filter { !$0.frontMatter.isDraft }
            let pages = site.translations(of: translations)
            let fallback = site.defaultPath(of: translations.id)
            entries += articles.map {
                Entry(path: $0.pagePath, translations: pages, fallback: fallback, date: $0.frontMatter.date)
            }
        }
        return entries
    }

    private func link(_ tag: String, _ path: String) -> HTML {
        "<xhtml:link rel=\"alternate\" hreflang=\"\(tag)\" href=\"\(address(path))\"/>\n"
    }

    private func address(_ path: String) -> String { base + PercentEncoding.encode(path) }

    /// Tells crawlers where the sitemap is.
    static func robots(base: String) -> [UInt8] {
        Array("User-agent: *\nAllow: /\n\nSitemap: \(base)\(RootFile.sitemap.path)\n".utf8)
    }
}
