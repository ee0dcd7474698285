import Foundation
import KeelBase
import KeelContent

/// Renders what the inventory names and writes each file as soon as it is made: of the texts, no more is held than the
/// batch in work.
struct SiteWriter {
    private let checked: CheckedSite
    private let site: Site
    private let shell: PageShell
    private let folder: StagedFolder

    init(_ checked: CheckedSite, into folder: StagedFolder) {
        self.checked = checked
        site = checked.site
        shell = PageShell(site: checked.site)
        self.folder = folder
    }

    func write() throws {
        for language in site.languages { try writeArticles(in: language) }
        try inBatches(site.inventory.outputs) { try write($0) }
    }

    /// The page of every article, the page that holds all of them, and what they are searched by.
    private func writeArticles(in language: Language) throws {
        let articles = site.navigation(language).articles.compactMap { article in
            site.map.article(at: article.markdownPath).map { (index: $0, article: article) }
        }.filter { site.inventory.path(of: .article($0.index)) != nil }
        let whole = try site.path(of: .print, language).map { try folder.open($0) }
        let page = PrintPage(site: site, language: language)
        try whole?.append(page.start(articles.map(\.article)).bytes)
        let isPrinted = whole != nil
        var search = SearchIndexBuilder()
        try inBatches(articles) { index, article -> WrittenArticle? in
            guard let links = checked.links[index] else { return nil }
            let document = site.catalog.document(of: article)
            let text = ArticleText(article, document: document, links: links, in: site)
            try folder.write(shell.html(ArticlePage(site: site, index: index).page(text)), to: article.pagePath)
            let searched = SearchablePage(article, document: document)
            return WrittenArticle(
                printed: isPrinted ? page.article(text) : nil, searched: searched, words: SearchPageWords(searched))
        } take: { written in
            guard let written else { return }
            if let printed = written.printed { try whole?.append(printed.bytes) }
            search.add(written.searched, written.words)
        }
        for (path, bytes) in search.finish(in: language).scripts(language: language) {
            try folder.write(bytes, to: path)
        }
        try whole?.append(page.end.bytes)
        try whole?.close()
    }

    private func write(_ output: Output) throws {
        switch output.owner {
        // By `writeArticles`, in reading order.
        case .article, .page(.print, _), .searchIndex: break
        case .page(.search, let language):
            try write(shell.html(SearchResultsPage(site: site, language: language).page()), output)
        case .file, .asset: try folder.copy(site.source(of: output), to: output.path)
        case .markdown(let index): try write(MarkdownCopy(article: site.catalog[index]).text(), output)
        case .download(let index): try write(checked.downloads.zip(of: site.catalog[index].file), output)
        case .alias(let index, _):
            try write(RedirectPage(site: site, article: site.catalog[index], path: output.path).html(), output)
        case .page(.home, let language):
            try write(shell.html(HomePage(site: site, language: language).page()), output)
        case .page(.notFound, let language):
            try write(shell.html(NotFoundPage(site: site, language: language).page()), output)
        case .page(.translations, let language):
            try write(shell.html(TranslationsPage(site: site, language: language).page()), output)
        case .feed(let language): try write(feed(language, at: output.path).xml(), output)
        case .root(.sitemap):
            let file = try folder.open(output.path)
            try Sitemap(site: site, base: site.catalog.configuration.url ?? "").write { try file.append($0) }
            try file.close()
        case .root(.index): try write(RootPage(site: site, purpose: .choice).html(), output)
        case .root(.notFound): try write(RootPage(site: site, purpose: .notFound).html(), output)
        case .root(.robots): try write(Sitemap.robots(base: site.catalog.configuration.url ?? ""), output)
        case .root(.markdownList): try write(MarkdownList(site: site).text(), output)
        case .theme(.style):
            let colors = ColorRules(site.catalog.configuration.theme.colors).css
            try write(Array((ThemeFile.style.text + colors).utf8), output)
        case .theme(let file): try write(Array(file.text.utf8), output)
        }
    }

    private func write(_ bytes: [UInt8], _ output: Output) throws {
        try folder.write(bytes, to: output.path)
    }

    private func feed(_ language: Language, at path: String) -> AtomFeed {
        AtomFeed(
            base: site.catalog.configuration.url ?? "", path: path, settings: site.settings(language),
            articles: site.navigation(language).articles)
    }

    /// Works at the elements on all cores, a batch after the other, and takes what comes of them in order.
    private func inBatches<Element: Sendable, Result: Sendable>(
        _ elements: [Element], _ make: @Sendable (Element) throws -> Result,
        take: (Result) throws -> Void = { _ in }
    ) throws {
        let size = 64 * ProcessInfo.processInfo.activeProcessorCount
        for start in stride(from: 0, to: elements.count, by: size) {
            try Task.checkCancellation()
            let batch = Array(elements[start..<min(start + size, elements.count)])
            for result in batch.concurrentMap({ element in Swift.Result { try make(element) } }) {
                try take(try result.get())
            }
        }
    }
}

/// What of an article goes elsewhere than on its own page.
private struct WrittenArticle: Sendable {
    let printed: HTML?
    let searched: SearchablePage
    let words: SearchPageWords
}
