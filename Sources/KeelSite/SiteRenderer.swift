import KeelMarkdown
package import KeelBase
package import KeelContent

/// Catalog and report to files.
package struct SiteRenderer: Sendable {
    private let catalog: Catalog
    private let report: Report?
    private let downloads: [String: [UInt8]]
    private let diagrams: Diagrams

    /// - Parameters:
    ///   - report: the last one; `nil` if there is none.
    ///   - digests: what the digests of the articles are now, by their files. Verdicts of a report with another one
    ///     don't count. `nil`: the report is of this very catalog.
    ///   - downloads: the packages of the articles' code as zip files, by the articles' files.
    ///   - diagrams: drawn beforehand; a `dot` block that has no drawing is shown as code.
    package init(
        catalog: Catalog, report: Report?, digests: [String: Digest]? = nil, downloads: [String: [UInt8]] = [:],
        diagrams: Diagrams = Diagrams()
    ) {
        self.diagrams = diagrams
        self.catalog = catalog
        self.downloads = downloads
        self.report = report.map { report in
            guard let digests else { return report }
            var current = report
            current.articles = report.articles.filter { digests[$0.key] == $0.value.digest }
            return current
        }
    }

    /// - Parameter progress: called after each article with the numbers of those done and of all, from several threads.
    package func render(progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil) -> RenderedSite {
        let folder = SiteFolder(root: catalog.root, configuration: catalog.configuration)
        let map = SiteMap(catalog: catalog, files: catalog.files.map(\.path) + folder.assets.map { "assets/" + $0 })
        let zips = Dictionary(
            map.articles.values.compactMap { entry in
                downloads[map[entry].file].map { _ in
                    (map[entry].file, String(map[entry].pagePath.dropLast(5)) + ".zip")
                }
            }, uniquingKeysWith: { first, _ in first })
        let site = Site(
            catalog: catalog, map: map, report: report, downloads: zips, diagrams: diagrams.drawings,
            folder: folder)

        let done = Counter()
        let shell = PageShell(site: site)
        let entries = map.articles.values.sorted { ($0.translations, $0.article) < ($1.translations, $1.article) }
        let articles = entries.concurrentMap { entry -> RenderedArticle in
            let article = RenderedArticle(site: site, shell: shell, entry: entry)
            progress?(done.next(), entries.count)
            return article
        }

        var output = Output()
        for article in articles { output.add(article.path, .bytes(article.page)) }
        for (path, bytes) in OtherPages(site: site, shell: shell).all(articles) { output.add(path, .bytes(bytes)) }
        for (path, bytes) in MachineFiles(site: site).all() { output.add(path, .bytes(bytes)) }
        for (file, path) in zips { output.add(path, .bytes(downloads[file] ?? [])) }
        for language in site.languages {
            let texts = entries.compactMap { entry -> Article? in
                let article = catalog.articles[entry.translations].articles[entry.article]
                return article.language == language && !article.frontMatter.isDraft ? article : nil
            }
            let pages = texts.concurrentMap { SearchablePage($0, titleAnchor: $0.headings.first { $0.level == 1 }?.id ?? "text") }
            for (path, bytes) in SearchIndex(pages, language: language).scripts(language: language) {
                output.add(path, .bytes(bytes))
            }
        }
        output.add(SearchField.script, .bytes(Array((EmbeddedResources.searchJs + EmbeddedResources.searchfieldJs).utf8)))
        let css = EmbeddedResources.keelCss + ColorRules(catalog.configuration.theme.colors).css
        output.add("keel.css", .bytes(Array(css.utf8)))
        output.add("keel.js", .bytes(Array(EmbeddedResources.keelJs.utf8)))
        for file in catalog.files.map(\.path) + folder.assets.map({ "assets/" + $0 }) {
            output.add(file, .copy(of: site.sourceFile(of: file)))
        }

        let paths = Set(output.files.keys)
        let slots = folder.slots.flatMap { SlotLinks(name: $0, slot: $1, map: map, paths: paths).diagnostics() }
        let diagnostics =
            folder.diagnostics + slots + diagrams.diagnostics + navigationDiagnostics()
            + articles.flatMap(\.diagnostics)
        return RenderedSite(
            files: output.files.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
            diagnostics: diagnostics.sortedByPlace(),
            externalLinks: articles.flatMap(\.externalLinks)
                .sorted { ($0.address, $0.file, $0.position) < ($1.address, $1.file, $1.position) },
            pageCount: articles.count + site.languages.count { map.isGenerated("\($0)/index.html") })
    }

    /// Names in the site's navigation that are nothing's.
    private func navigationDiagnostics() -> [Diagnostic] {
        var paths = Set(catalog.articles.map(\.id.path))
        for path in paths {
            var folder = SitePath.folder(of: path)
            while !folder.isEmpty, paths.insert(folder).inserted { folder = SitePath.folder(of: folder) }
        }
        return catalog.configuration.navigation.filter { !paths.contains($0) }
            .map { .navigationUnknown($0, among: paths.sorted()) }
    }
}

/// An article as its own page, and as a part of the page that holds all of its language.
struct RenderedArticle: Sendable {
    let article: Article
    let page: [UInt8]
    let printed: HTML
    let externalLinks: [ExternalLink]
    let diagnostics: [Diagnostic]

    var path: String { article.pagePath }

    init(site: Site, shell: PageShell, entry: SiteMap.Entry) {
        article = site.map[entry]
        let text = ArticleText(site: site, article: article)
        page = shell.html(ArticlePage(site: site, entry: entry).page(text))
        let anchors = PrintAnchors(language: article.language)
        let strings = site.strings(article.language)
        let lead = article.frontMatter.description.map { "<p class=\"lead\">\($0)</p>\n" as HTML } ?? HTML()
        printed = text.html(in: .printPage(anchors), strings: strings, facts: lead)
        externalLinks = text.externalLinks
        diagnostics = text.diagnostics
    }
}

/// The site's files by path. What comes first keeps its path.
private struct Output {
    private(set) var files: [String: OutputFile] = [:]

    mutating func add(_ path: String, _ content: OutputFile.Content) {
        if files[path] == nil { files[path] = OutputFile(path: path, content: content) }
    }
}
