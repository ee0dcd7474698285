import KeelBase
import KeelContent
import KeelMarkdown

/// The text of an article with its links looked up, ready to be written for its own page or for one of many.
struct ArticleText: Sendable {
    /// Where the text is written.
    enum Place: Sendable {
        case ownPage
        /// The page that holds all articles of a language, where each is a section.
        case printPage(PrintAnchors)
    }

    let site: Site
    let article: Article
    private let targets: [Document.NodeID: LinkTarget]
    private let rawHTML: [Document.NodeID: RawHTMLLinks]
    private let fences: [Document.NodeID: Int]
    private let imageSizes: [Document.NodeID: ImageSize]
    /// `nil` for a text that is as its source.
    let outdated: OutdatedSections?
    let diagnostics: [Diagnostic]

    init(site: Site, article: Article) {
        self.site = site
        self.article = article
        let resolver = LinkResolver(map: site.map)
        var diagnostics: [Diagnostic] = []
        var targets: [Document.NodeID: LinkTarget] = [:]
        for link in article.links {
            targets[link.node] = resolver.resolve(Reference(link, in: article), into: &diagnostics)
        }
        var rawHTML: [Document.NodeID: RawHTMLLinks] = [:]
        switch site.catalog.configuration.rawHTML {
        case .escape: break
        case .omit:
            let reportsGenerics = site.catalog.configuration.markdown.pitfalls
            for html in article.document.rawHTML where !html.isComment && !html.text.hasPrefix("</") {
                // `Set<Int>` in the text has a warning of its own.
                if reportsGenerics, html.looksGeneric { continue }
                diagnostics.append(.omittedHTML(html, in: article))
            }
        case .allow:
            for html in article.document.rawHTML {
                rawHTML[html.node] = RawHTMLLinks(html, in: article, resolver: resolver, into: &diagnostics)
            }
        }
        imageSizes = ImageInspector(site: site, article: article).sizes(targets, into: &diagnostics)
        self.targets = targets
        outdated = OutdatedSections(article, in: site)
        self.rawHTML = rawHTML
        self.diagnostics = diagnostics
        fences = Dictionary(
            article.fences.map { ($0.block.node, $0.index) }, uniquingKeysWith: { first, _ in first })
    }

    /// The first image, for those who show the page as a card.
    var image: String? {
        for link in article.links where link.isImage {
            if case .file(let path, _, _) = targets[link.node] { return path }
        }
        return nil
    }

    /// With a title, and the facts below it.
    func html(in place: Place, strings: InterfaceStrings, facts: HTML) -> HTML {
        let title = article.headings.first { $0.level == 1 }?.node
        var hooks = ArticleHooks(text: self, place: place, strings: strings, title: title)
        var bytes: [UInt8] = []
        HTMLRenderer(rawHTML: site.catalog.configuration.rawHTML).render(article.document, hooks: &hooks, into: &bytes)
        let split = hooks.titleEnd ?? 0
        var html = HTML()
        if title == nil {
            let level = hooks.topLevel
            html += "<h\(level)>\(article.title)</h\(level)>\n"
        }
        html.append(markup: bytes[..<split])
        html += facts
        html.append(markup: bytes[split...])
        return html
    }

    /// Where an article's page differs from plain HTML: links, code, headings.
    private struct ArticleHooks: HTMLHooks {
        let text: ArticleText
        let place: Place
        let strings: InterfaceStrings
        let report: Report.ArticleReport?
        let linker: Linker
        let idPrefix: String
        /// 1, or 2 below the page's own title.
        let topLevel: Int
        /// The first heading of level 1.
        let title: Document.NodeID?
        /// Where the title ends, if it is the first thing in the article.
        private(set) var titleEnd: Int?

        init(text: ArticleText, place: Place, strings: InterfaceStrings, title: Document.NodeID?) {
            self.text = text
            self.place = place
            self.strings = strings
            self.title = title
            report = text.site.report?.articles[text.article.file]
            switch place {
            case .ownPage:
                linker = Linker(page: text.article.pagePath)
                idPrefix = ""
                topLevel = 1
            case .printPage(let anchors):
                linker = Linker(page: anchors.page)
                idPrefix = anchors.prefix(of: text.article)
                topLevel = 2
            }
        }

        func destination(of node: Document.NodeID, in document: Document) -> LinkDestination {
            guard let target = text.targets[node] else { return .asWritten }
            return href(target).map { .replaced($0) } ?? .none
        }

        private func href(_ target: LinkTarget) -> String? {
            if case .printPage(let anchors) = place,
                let anchor = anchors.href(target, from: text.article, map: text.site.map)
            {
                return anchor
            }
            return target.href(in: linker, map: text.site.map)
        }

        func linkAttributes(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) {
            if case .elsewhere(_, isWeb: true) = text.targets[node] { html.append(" rel=\"external\"") }
        }

        func rawHTML(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) -> Bool {
            guard let raw = text.rawHTML[node] else { return false }
            raw.write(into: &html) { href($0) }
            return true
        }

        func codeBlock(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) -> Bool {
            guard let index = text.fences[node] else { return false }
            let fence = text.article.fences[index]
            if fence.language == "dot", let drawing = text.site.diagrams[fence.block.code] {
                html += DiagramFigure(fence: fence, drawing: drawing, strings: strings, idPrefix: idPrefix).html().bytes
                return true
            }
            let figure = CodeFigure(
                fence: fence, strings: strings, outcome: report?.blocks[index], idPrefix: idPrefix)
            if let figure = figure.html() { html += figure.bytes }
            return true
        }

        func words(_ words: MarkupWords) -> String {
            switch words {
            case .footnotes: strings[.footnotes]
            case .backReference(let number, 1): strings(.footnoteBack, number: String(number))
            case .backReference(let number, let occurrence):
                strings(.footnoteBack, number: "\(number)-\(occurrence)")
            case .admonition(.note): strings[.note]
            case .admonition(.tip): strings[.tip]
            case .admonition(.important): strings[.important]
            case .admonition(.warning): strings[.warning]
            case .admonition(.caution): strings[.caution]
            }
        }

        func imageAttributes(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) {
            guard let size = text.imageSizes[node] else { return }
            html += (" width=\"\(size.width)\" height=\"\(size.height)\"" as HTML).bytes
        }

        /// A page has one title; what else is written as one is a section.
        func headingLevel(_ node: Document.NodeID, in document: Document) -> Int {
            let level = Int(document.nodes[node].data)
            return min((level == 1 && node != title ? 2 : level) + topLevel - 1, 6)
        }

        func headingStart(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) {
            guard let id = anchor(node, in: document) else { return }
            html.append("<a class=\"anchor\" href=\"#")
            html.appendEscaped(PercentEncoding.encode(idPrefix + id))
            html.append("\">")
        }

        mutating func headingEnd(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) {
            if anchor(node, in: document) != nil { html.append("</a>") }
            if case .ownPage = place, node != title, let marker = text.outdated?.marker(at: node) {
                html += marker.bytes
            }
            if node == title, document.nodes[0].firstChild == node { titleEnd = html.count + "</h1>\n".utf8.count }
        }

        /// The id that a heading links to itself by; `nil` where there are links in it, as links don't nest.
        private func anchor(_ node: Document.NodeID, in document: Document) -> String? {
            let id = document.nodes[node].detail
            guard node != title, !id.isEmpty else { return nil }
            let hasLink = document.walk(from: node).contains {
                [.link, .footnoteReference].contains(document.nodes[$0.node].kind)
            }
            return hasLink ? nil : document.string(id)
        }
    }
}
