import KeelBase
import KeelContent
import KeelMarkdown

/// Where an article's page differs from plain HTML: links, code, headings. What differs from page to page is written
/// as marks.
struct ArticleHooks: HTMLHooks {
    private let article: Article
    private let links: ArticleLinks
    private let outdated: OutdatedSections?
    private let site: Site
    private let strings: InterfaceStrings
    private let report: Report.ArticleReport?
    private let targets: [Document.NodeID: LinkTarget]
    private let fences: [Document.NodeID: Int]
    private let linker: Linker
    private let anchors: PrintAnchors
    /// The first heading of level 1.
    private let title: Document.NodeID?
    /// Where the title ends, if it is the first thing in the article.
    private(set) var titleEnd: Int?
    private(set) var choices: [SharedHTML.Choice] = []

    init(_ article: Article, links: ArticleLinks, outdated: OutdatedSections?, in site: Site) {
        self.article = article
        self.links = links
        self.outdated = outdated
        self.site = site
        strings = site.strings(article.language)
        report = site.report?.articles[article.file]
        targets = Dictionary(
            zip(article.links.map(\.node), links.targets), uniquingKeysWith: { first, _ in first })
        fences = Dictionary(
            article.fences.map { ($0.block.node, $0.index) }, uniquingKeysWith: { first, _ in first })
        linker = Linker(page: article.pagePath)
        anchors = PrintAnchors(language: article.language)
        title = article.headings.first { $0.level == 1 }?.node
    }

    func idPrefix(inURL: Bool, into html: inout [UInt8]) {
        (inURL ? Mark.idPrefixInURL : .idPrefix).write(into: &html)
    }

    // MARK: Links

    mutating func destination(of node: Document.NodeID, in document: Document) -> LinkDestination {
        switch targets[node] {
        case .none: return .asWritten
        case .nowhere: return .none
        case .elsewhere(let address, _): return .replaced(address)
        case .some(let target):
            var url: [UInt8] = []
            write(target, into: &url)
            return .written(url)
        }
    }

    func linkAttributes(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) {
        if case .elsewhere(_, isWeb: true) = targets[node] { html.append(" rel=\"external\"") }
    }

    mutating func rawHTML(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) -> Bool {
        guard let raw = links.rawHTML[node] else { return false }
        raw.write(into: &html) { write($0, into: &$1) }
        return true
    }

    private mutating func write(_ target: LinkTarget, into html: inout [UInt8]) {
        let own = target.href(in: linker, map: site.map) ?? "#"
        var choice = (own: [UInt8](), print: [UInt8]())
        choice.own.appendURL(own.utf8)
        let print =
            anchors.href(target, from: article, map: site.map)
            ?? target.href(in: Linker(page: anchors.page), map: site.map) ?? "#"
        choice.print.appendURL(print.utf8)
        write(own: choice.own, print: choice.print, into: &html)
    }

    private mutating func write(own: [UInt8], print: [UInt8], into html: inout [UInt8]) {
        guard own != print else {
            html += own
            return
        }
        Mark.choice(choices.count).write(into: &html)
        choices.append(SharedHTML.Choice(own: own, print: print))
    }

    // MARK: Code and images

    func codeBlock(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) -> Bool {
        guard let index = fences[node] else { return false }
        let fence = article.fences[index]
        if fence.language == "dot", let drawing = site.diagrams[fence.block.code] {
            html += DiagramFigure(fence: fence, drawing: drawing, strings: strings).html().bytes
            return true
        }
        if fence.language == "sequence", let diagram = try? SequenceDiagram(fence.block.code) {
            html += SequenceFigure(fence: fence, diagram: diagram, strings: strings).html().bytes
            return true
        }
        var figure = CodeFigure(fence: fence, strings: strings, outcome: report?.blocks[index])
        figure.before = fence.diff.flatMap { compared(with: $0, fence) }
        if let figure = figure.html() { html += figure.bytes }
        return true
    }

    /// Of the blocks before one, the last that has an id, or a scope: there the one for the same file, if there is one.
    private func compared(with name: String, _ fence: Fence) -> Fence? {
        let earlier = article.fences[..<fence.index]
        let scope = earlier.filter { $0.swift?.scope == name }
        return earlier.last { $0.pairingID == name } ?? scope.last { $0.swift?.role == fence.swift?.role } ?? scope.last
    }

    func imageAttributes(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) {
        guard let size = links.imageSizes[node] else { return }
        html += (" width=\"\(size.width)\" height=\"\(size.height)\"" as HTML).bytes
    }

    // MARK: Headings

    /// A page has one title; what else is written as one is a section.
    func headingLevel(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) {
        let level = Int(document.nodes[node].data)
        Mark.headingLevel(level == 1 && node != title ? 2 : level).write(into: &html)
    }

    func headingStart(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) {
        guard let id = anchor(node, in: document) else { return }
        html.append("<a class=\"anchor\" href=\"#")
        Mark.idPrefixEncoded.write(into: &html)
        html.appendEscaped(PercentEncoding.encode(id))
        html.append("\">")
    }

    mutating func headingEnd(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) {
        if anchor(node, in: document) != nil { html.append("</a>") }
        if node != title, let marker = outdated?.marker(at: node) {
            write(own: marker.bytes, print: [], into: &html)
        }
        if node == title, document.nodes[0].firstChild == node {
            titleEnd = html.count + "</h>\n".utf8.count + Mark.headingLevelLength
        }
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

    // MARK: Words

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
}
