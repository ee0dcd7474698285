import KeelContent
import KeelMarkdown

/// A page as it is searched.
struct SearchablePage: Sendable {
    var title: String
    /// Relative to the language's folder: `guide/first.html`.
    var path: String
    var sections: [SearchSection]
}

/// What stands between a heading and the next one: what a result leads to.
struct SearchSection: Sendable {
    /// The heading's id.
    var anchor: String
    /// Empty for the beginning of a page, whose heading is the title.
    var heading: String
    /// Paragraphs and cells divided by line ends.
    var text: String
    /// Of all code blocks that are shown, as shown.
    var code: String
}

extension SearchablePage {
    init(_ article: Article, document: Document) {
        var collector = SectionCollector(article)
        for event in document.walk() { collector.take(event, in: document) }
        self.init(
            title: article.title, path: article.slug + ".html", sections: collector.finish())
    }
}

/// Walks over a text and divides it at its headings.
private struct SectionCollector {
    private let article: Article
    private let title: Document.NodeID?
    private let fences: [Document.NodeID: Int]
    private let headings: [Document.NodeID: Int]
    private var sections: [SearchSection] = []
    private var anchor: String
    private var heading = ""
    private var text: [UInt8] = []
    private var code: [UInt8] = []
    /// The heading that the walk is in; its text is known already.
    private var openHeading: Document.NodeID?

    init(_ article: Article) {
        self.article = article
        title = article.headings.first { $0.level == 1 }?.node
        // A title that is no heading has no id; the page's text has one.
        anchor = article.headings.first { $0.level == 1 }?.id ?? ""
        if anchor.isEmpty { anchor = ReservedID.text }
        fences = Dictionary(article.fences.map { ($0.block.node, $0.index) }, uniquingKeysWith: { first, _ in first })
        headings = Dictionary(
            article.headings.enumerated().map { ($1.node, $0) }, uniquingKeysWith: { first, _ in first })
    }

    mutating func take(_ event: Document.Event, in document: Document) {
        let node = document.nodes[event.node]
        if let open = openHeading {
            if open == event.node { openHeading = nil }
            return
        }
        switch node.kind {
        case .heading:
            if event.isEntering { begin(event.node) }
        case .codeBlock:
            if event.isEntering, let index = fences[event.node] { add(article.fences[index]) }
        case .text, .code:
            if event.isEntering { text += document.bytes(node.text) }
        case .softBreak, .lineBreak:
            if event.isEntering { text.append(UInt8(ascii: " ")) }
        case .paragraph, .tableCell, .item, .figure:
            if !event.isEntering, text.last != UInt8(ascii: "\n"), !text.isEmpty { text.append(UInt8(ascii: "\n")) }
        default: break
        }
    }

    private mutating func begin(_ node: Document.NodeID) {
        openHeading = node
        guard let index = headings[node], node != title else { return }
        let heading = article.headings[index]
        // A heading without an id can't be led to: its text belongs to the section before.
        guard !heading.id.isEmpty, heading.level <= 4 else {
            text += Array((heading.text + "\n").utf8)
            return
        }
        close()
        anchor = heading.id
        self.heading = heading.text
    }

    private mutating func add(_ fence: Fence) {
        if let alternative = fence.alternative {
            text += Array((alternative + "\n").utf8)
            return
        }
        guard !fence.isDiagram, fence.swift?.isHidden != true else { return }
        let shown = ShownCode(fence)
        for (index, line) in shown.code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .enumerated() where index < shown.isShown.count && shown.isShown[index]
        {
            code += line
            code.append(UInt8(ascii: "\n"))
        }
    }

    private mutating func close() {
        sections.append(
            SearchSection(
                anchor: anchor, heading: heading, text: String(decoding: text, as: UTF8.self),
                code: String(decoding: code, as: UTF8.self)))
        text.removeAll(keepingCapacity: true)
        code.removeAll(keepingCapacity: true)
    }

    mutating func finish() -> [SearchSection] {
        close()
        return sections
    }
}
