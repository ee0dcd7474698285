package import KeelBase
package import KeelContent

/// Catalog and report to files.
package struct SiteRenderer: Sendable {
    private let catalog: Catalog
    private let report: Report?

    /// - Parameters:
    ///   - report: the last one; `nil` if there is none.
    ///   - digests: what the digests of the articles are now, by their files. Verdicts of a report with another one
    ///     don't count. `nil`: the report is of this very catalog.
    package init(catalog: Catalog, report: Report?, digests: [String: Digest]? = nil) {
        self.catalog = catalog
        self.report = report.map { report in
            guard let digests else { return report }
            var current = report
            current.articles = report.articles.filter { digests[$0.key] == $0.value.digest }
            return current
        }
    }

    /// - Parameter progress: called after each page with the number of pages done, from several threads.
    package func render(progress: (@Sendable (Int) -> Void)? = nil) -> RenderedSite {
        let folder = SiteFolder(root: catalog.root, languages: catalog.configuration.languages.map(\.language))
        let map = SiteMap(catalog: catalog, files: catalog.files.map(\.path) + folder.assets.map { "assets/" + $0 })
        let site = Site(catalog: catalog, map: map, report: report, strings: folder.strings)
        let shell = PageShell(site: site)
        let done = Counter()

        let entries = map.articles.values.sorted { ($0.translations, $0.article) < ($1.translations, $1.article) }
        let pages = entries.concurrentMap { entry -> (file: OutputFile, diagnostics: [Diagnostic]) in
            var diagnostics: [Diagnostic] = []
            let page = ArticlePage(site: site, entry: entry).page(into: &diagnostics)
            let file = OutputFile(path: page.path, content: .bytes(shell.html(page)))
            progress?(done.next())
            return (file, diagnostics)
        }

        var files = pages.map(\.file)
        for language in site.languages where map.isGenerated("\(language)/index.html") {
            let page = HomePage(site: site, language: language).page()
            files.append(OutputFile(path: page.path, content: .bytes(shell.html(page))))
            progress?(done.next())
        }
        files.append(OutputFile(path: "index.html", content: .bytes(RootPage(site: site).html())))
        progress?(done.next())
        let pageCount = files.count

        files.append(OutputFile(path: "keel.css", content: .bytes(Array(EmbeddedResources.keelCss.utf8))))
        files.append(OutputFile(path: "keel.js", content: .bytes(Array(EmbeddedResources.keelJs.utf8))))
        files += catalog.files.map {
            OutputFile(path: $0.path, content: .copy(of: "\(catalog.root)/Content/\($0.path)"))
        }
        files += folder.assets.map {
            OutputFile(path: "assets/" + $0, content: .copy(of: "\(catalog.root)/Site/assets/\($0)"))
        }
        files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return RenderedSite(
            files: files, diagnostics: (folder.diagnostics + pages.flatMap(\.diagnostics)).sortedByPlace(),
            pageCount: pageCount)
    }
}
