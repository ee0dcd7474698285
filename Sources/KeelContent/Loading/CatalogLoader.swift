package import KeelBase
import KeelMarkdown

extension Catalog {
    /// Reads the site in a folder.
    ///
    /// - Returns: no catalog if there is nothing to go on with; the diagnostics say why. What is wrong with single
    ///   articles is among the diagnostics too, and the catalog is of the others.
    package static func load(root: String) -> (catalog: Catalog?, diagnostics: [Diagnostic]) {
        let layout = SiteLayout(root: root)
        let site = SiteConfiguration.load(from: layout)
        guard let configuration = site.configuration else { return (nil, site.diagnostics) }
        let languages = configuration.languages.map(\.language)
        do {
            let folder = try ContentFolder(layout, languages: languages)
            let (catalog, diagnostics) = read(folder.listing, in: layout, configuration)
            let all = site.diagnostics + folder.diagnostics + diagnostics
            return (catalog, (all + noArticles(in: catalog, languages)).sortedByPlace())
        } catch {
            let fault = ContentFault.missing(reason: "\(error)", firstLanguage: languages.first)
            return (nil, (site.diagnostics + [Diagnostic(fault, file: SiteLayout.content)]).sortedByPlace())
        }
    }

    private static func noArticles(in catalog: Catalog, _ languages: [Language]) -> [Diagnostic] {
        guard catalog.brokenTexts.isEmpty, !catalog.hasPages, let language = languages.first else { return [] }
        let file = SiteLayout.content("\(language)/index\(SiteLayout.articleEnding)")
        let fault = ContentFault.noArticles(file: file, hasDrafts: !catalog.articles.isEmpty)
        return [Diagnostic(fault, file: SiteLayout.content)]
    }

    /// Reads texts and what belongs to them, from wherever they are.
    static func read(
        _ listing: ContentListing, in layout: SiteLayout, _ configuration: SiteConfiguration
    ) -> (catalog: Catalog, diagnostics: [Diagnostic]) {
        let reader = ArticleReader(configuration: configuration)
        var results = listing.texts.concurrentMap { reader.read($0, in: layout) }
        let files = settlePaths(&results, files: listing.files)
        let support = SupportModuleReader.read(listing.supportFiles, in: layout)
        let joined = TranslationJoiner.join(results, languages: configuration.languages.map(\.language))
        var diagnostics = SharedFindings.merge(results.flatMap(\.diagnostics), of: joined.articles)
        diagnostics += files.diagnostics + support.diagnostics + joined.diagnostics
        let broken = results.filter { $0.article == nil }.map(\.id)
        let stamps = StampReader(layout: layout).read(listing.stampFiles, articles: joined.articles, broken: broken)
        let check = TranslationCheck(stamps: stamps.stamps, broken: Set(broken.map(\.article)))
        let checked = joined.articles.concurrentMap { check.check($0) }
        diagnostics += stamps.diagnostics + checked.flatMap(\.diagnostics)
        let catalog = Catalog(
            layout: layout, configuration: configuration, articles: checked.map(\.article), files: files.kept,
            supportModules: support.modules, brokenTexts: broken)
        return (catalog, diagnostics)
    }

    /// Takes the articles, aliases and files out whose place in the site is another's.
    private static func settlePaths(
        _ results: inout [ArticleReader.Result], files: [ContentFile]
    ) -> (kept: [ContentFile], diagnostics: [Diagnostic]) {
        let claims = results.compactMap(\.article).flatMap(\.claims)
        let outcome = PageClaims.settle(
            claims + files.map { .init(path: $0.path, origin: .file, file: $0.file) })
        guard !outcome.losers.isEmpty else { return (files, []) }
        let losers = Dictionary(grouping: outcome.losers, by: { Array($0.file.utf8) })
        for index in results.indices {
            guard let lost = losers[Array(results[index].file.utf8)] else { continue }
            if lost.contains(where: { $0.origin != .alias }) {
                results[index].article = nil
            } else {
                results[index].article?.removeAliases(at: Set(lost.map(\.path)))
            }
        }
        return (files.filter { losers[Array($0.file.utf8)] == nil }, outcome.diagnostics)
    }
}

extension Article {
    fileprivate var claims: [PageClaims.Claim] {
        let isOwn = slug == id.path
        let slugPosition = frontMatter.offsets["slug"].map(source.position)
        let page = PageClaims.Claim(
            path: pagePath, origin: isOwn ? .article : .slug, file: file, position: isOwn ? nil : slugPosition)
        return [page]
            + zip(frontMatter.aliases, frontMatter.aliasOffsets).map { alias, offset in
                .init(
                    path: "\(language)/\(alias).html", origin: .alias, file: file, position: source.position(at: offset)
                )
            }
    }

    fileprivate mutating func removeAliases(at paths: Set<String>) {
        let kept = zip(frontMatter.aliases, frontMatter.aliasOffsets).filter {
            !paths.contains("\(language)/\($0.0).html")
        }
        frontMatter.aliases = kept.map(\.0)
        frontMatter.aliasOffsets = kept.map(\.1)
    }
}
