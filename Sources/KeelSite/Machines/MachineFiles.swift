import KeelContent

/// What programs read: sitemap, feeds, Markdown. What names full addresses is left out for a site that has none.
struct MachineFiles: Sendable {
    let site: Site

    func all() -> [(path: String, bytes: [UInt8])] {
        let languages = site.catalog.configuration.languages
            .map { (settings: $0, articles: site.navigation($0.language).articles) }
        let copies = MarkdownCopies(site: site, articles: languages)
        var files = [("llms.txt", copies.list())]
        files += languages.flatMap(\.articles).map { (MarkdownCopies.path(of: $0), MarkdownCopies.text(of: $0)) }
        guard let base = site.catalog.configuration.url else { return files }
        files.append(("sitemap.xml", Sitemap(base: base, entries: entries()).xml()))
        files.append(("robots.txt", Sitemap.robots(base: base)))
        for (settings, articles) in languages {
            let feed = AtomFeed(base: base, settings: settings, articles: articles).xml()
            if let feed { files.append((AtomFeed.path(settings.language), feed)) }
        }
        return files
    }

    private func entries() -> [Sitemap.Entry] {
        let homes = site.homes
        var entries = [Sitemap.Entry(path: "index.html", translations: homes, fallback: "index.html", date: nil)]
        entries += homes.filter { site.map.isGenerated($0.path) }
            .map { Sitemap.Entry(path: $0.path, translations: homes, fallback: "index.html", date: nil) }
        for translations in site.catalog.articles {
            let articles = translations.articles.filter { !$0.frontMatter.isDraft }
            let pages = site.translations(of: translations)
            let fallback = site.defaultPath(of: translations.id)
            entries += articles.map {
                Sitemap.Entry(path: $0.pagePath, translations: pages, fallback: fallback, date: $0.frontMatter.date)
            }
        }
        return entries
    }
}
