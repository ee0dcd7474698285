import KeelBase
import KeelContent
import KeelMarkdown

/// The page of one article in one language.
struct ArticlePage: Sendable {
    let site: Site
    let entry: SiteMap.Entry

    func page(into diagnostics: inout [Diagnostic]) -> SitePage {
        let translations = site.catalog.articles[entry.translations]
        let article = translations.articles[entry.article]
        let strings = site.strings(article.language)
        let outline = Outline(article.headings)
        var content: HTML = "<article>\n"
        content += body(of: article, strings: strings, into: &diagnostics)
        content += "</article>\n"
        let navigation = site.navigation(article.language)
        content += AdjacentArticles(navigation: navigation, article: article, strings: strings).html() ?? HTML()
        return SitePage(
            path: article.pagePath, language: article.language, title: article.title,
            description: article.frontMatter.description,
            translations: translations.articles.filter { !$0.frontMatter.isDraft }.map { ($0.language, $0.pagePath) },
            article: article.id, outline: outline, content: content)
    }

    private func body(of article: Article, strings: InterfaceStrings, into diagnostics: inout [Diagnostic]) -> HTML {
        var hooks = ArticleHooks(site: site, article: article, strings: strings, diagnostics: &diagnostics)
        var bytes: [UInt8] = []
        let rawHTML = site.catalog.configuration.rawHTML
        HTMLRenderer(rawHTML: rawHTML).render(article.document, hooks: &hooks, into: &bytes)
        if rawHTML == .omit {
            let reportsGenerics = site.catalog.configuration.markdown.pitfalls
            for html in article.document.rawHTML where !html.isComment && !html.text.hasPrefix("</") {
                if reportsGenerics, html.looksGeneric { continue }
                diagnostics.append(.omittedHTML(html, in: article))
            }
        }
        let facts = ArticleFacts(site: site, article: article, strings: strings)
        var html = facts.breadcrumb() ?? HTML()
        let split = hooks.titleEnd ?? 0
        if hooks.title == nil { html += "<h1>\(article.title)</h1>\n" }
        html.append(markup: bytes[..<split])
        html += facts.html()
        html.append(markup: bytes[split...])
        return html
    }
}

/// Where an article's page differs from plain HTML: links, code, headings.
private struct ArticleHooks: HTMLHooks {
    let article: Article
    let strings: InterfaceStrings
    let report: Report.ArticleReport?
    /// The first heading of level 1.
    let title: Document.NodeID?
    /// Where the title ends, if it is the first thing in the article.
    private(set) var titleEnd: Int?
    private let links: [Document.NodeID: LinkResolver.Resolution]
    private let fences: [Document.NodeID: Int]

    init(site: Site, article: Article, strings: InterfaceStrings, diagnostics: inout [Diagnostic]) {
        self.article = article
        self.strings = strings
        report = site.report?.articles[article.file]
        title = article.headings.first { $0.level == 1 }?.node
        let resolver = LinkResolver(map: site.map)
        var links: [Document.NodeID: LinkResolver.Resolution] = [:]
        for link in article.links {
            links[link.node] = resolver.resolve(link, in: article, page: article.pagePath, into: &diagnostics)
        }
        self.links = links
        fences = Dictionary(
            article.fences.map { ($0.block.node, $0.index) }, uniquingKeysWith: { first, _ in first })
    }

    func destination(of node: Document.NodeID, in document: Document) -> LinkDestination {
        guard let link = links[node] else { return .asWritten }
        return link.href.map { .replaced($0) } ?? .none
    }

    func linkAttributes(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) {
        if links[node]?.isExternal == true { html.append(" rel=\"external\"") }
    }

    func codeBlock(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) -> Bool {
        guard let index = fences[node] else { return false }
        let figure = CodeFigure(fence: article.fences[index], strings: strings, outcome: report?.blocks[index])
        if let figure = figure.html() { html += figure.bytes }
        return true
    }

    /// A page has one title; what else is written as one is a section.
    func headingLevel(_ node: Document.NodeID, in document: Document) -> Int {
        let level = Int(document.nodes[node].data)
        return level == 1 && node != title ? 2 : level
    }

    func headingStart(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) {
        guard let id = anchor(node, in: document) else { return }
        html.append("<a class=\"anchor\" href=\"#")
        html.appendEscaped(PercentEncoding.encode(id))
        html.append("\">")
    }

    mutating func headingEnd(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) {
        if anchor(node, in: document) != nil { html.append("</a>") }
        if node == title, document.nodes[0].firstChild == node { titleEnd = html.count + "</h1>\n".utf8.count }
    }

    /// The id that a heading links to itself by; `nil` where there are links in it, as links don't nest.
    private func anchor(_ node: Document.NodeID, in document: Document) -> String? {
        let id = document.nodes[node].detail
        guard node != title, !id.isEmpty else { return nil }
        let hasLink = document.walk(from: node).contains { document.nodes[$0.node].kind == .link }
        return hasLink ? nil : document.string(id)
    }
}
