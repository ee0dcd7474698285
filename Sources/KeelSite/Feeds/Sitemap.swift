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

    func xml() -> [UInt8] {
        let urls = entries().map { entry -> HTML in
            let date = entry.date.map { "<lastmod>\($0)</lastmod>\n" as HTML }
            var links = entry.translations.map { link($0.language.tag, $0.path) }
            if let fallback = entry.fallback { links.append(link("x-default", fallback)) }
            return "<url>\n<loc>\(address(entry.path))</loc>\n\(date)\(links.joined())</url>\n"
        }
        let xml: HTML = """
            <?xml version="1.0" encoding="UTF-8"?>
            <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
            \(urls.joined())</urlset>

            """
        return xml.bytes
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
