internal import KeelBase

/// Writes a document, or a part of it, as HTML that is well-formed XML as well, as long as raw HTML is.
///
/// With `MarkdownOptions.commonMark` and no hooks, the output equals that of `cmark_render_html`: the safe one by
/// default, the unsafe one with `rawHTML: .allow, allowsUnsafeURLs: true`.
package struct HTMLRenderer: Sendable {
    package var rawHTML: RawHTML
    /// Whether links and images keep URLs that `isUnsafeURL` names; otherwise the attribute is left empty.
    package var allowsUnsafeURLs: Bool
    /// Whether raw HTML is made well-formed XML too, and characters that XML does not allow are left out.
    package var isXHTML: Bool

    package init(rawHTML: RawHTML = .omit, allowsUnsafeURLs: Bool = false, isXHTML: Bool = false) {
        self.rawHTML = rawHTML
        self.allowsUnsafeURLs = allowsUnsafeURLs
        self.isXHTML = isXHTML
    }

    package func render(_ document: Document, from root: Document.NodeID = 0) -> [UInt8] {
        var hooks = NoHooks()
        var html: [UInt8] = []
        render(document, from: root, hooks: &hooks, into: &html)
        return html
    }

    package func render(
        _ document: Document, from root: Document.NodeID = 0, hooks: inout some HTMLHooks, into html: inout [UInt8]
    ) {
        html.reserveCapacity(html.count + document.buffer.count + document.buffer.count / 2)
        var output = HTMLOutput(options: self, bytes: html)
        html = []
        document.nodes.withUnsafeBufferPointer { nodes in
            document.buffer.withUnsafeBufferPointer { buffer in
                var node = root
                var isEntering = true
                while true {
                    let current = nodes[node]
                    output.write(node, current, nodes, buffer, isEntering: isEntering, document, &hooks)
                    if isEntering, current.firstChild >= 0 {
                        node = Int(current.firstChild)
                    } else if isEntering, output.isContainer(current.kind) {
                        isEntering = false
                    } else if node == root {
                        break
                    } else if current.nextSibling >= 0 {
                        node = Int(current.nextSibling)
                        isEntering = true
                    } else {
                        node = Int(current.parent)
                        isEntering = false
                    }
                }
            }
        }
        html = output.bytes
        // XML 1.0, section 2.2.
        if isXHTML { html.removeAll { $0 < 0x20 && $0 != 9 && $0 != 10 && $0 != 13 } }
    }
}

struct HTMLOutput {
    let options: HTMLRenderer
    var bytes: [UInt8]
    /// The image whose description is being written, as text without markup.
    var image: (node: Document.NodeID, destination: LinkDestination)?

    init(options: HTMLRenderer, bytes: [UInt8]) {
        self.options = options
        self.bytes = bytes
    }

    func isContainer(_ kind: Document.Kind) -> Bool {
        switch kind {
        case .text, .softBreak, .lineBreak, .code, .htmlInline, .codeBlock, .htmlBlock, .thematicBreak,
            .footnoteReference:
            false
        default: true
        }
    }

    mutating func write(
        _ id: Document.NodeID, _ node: Document.Node, _ nodes: UnsafeBufferPointer<Document.Node>,
        _ buffer: UnsafeBufferPointer<UInt8>, isEntering: Bool, _ document: Document, _ hooks: inout some HTMLHooks
    ) {
        if let image {
            if image.node == id {
                endImage(node, buffer, document, id, &hooks)
            } else {
                writePlain(node, buffer, isEntering)
            }
            return
        }
        switch node.kind {
        case .table, .tableRow, .tableCell, .footnotes, .footnote, .admonition, .figure, .strikethrough,
            .footnoteReference, .task:
            writeExtension(node, nodes, isEntering: isEntering, document, &hooks)
        case .text: escape(node.text, buffer)
        case .softBreak: bytes.append(UInt8(ascii: "\n"))
        case .lineBreak: bytes.append("<br />\n")
        case .code:
            bytes.append("<code>")
            escape(node.text, buffer)
            bytes.append("</code>")
        case .emphasis: bytes.append(isEntering ? "<em>" : "</em>")
        case .strong: bytes.append(isEntering ? "<strong>" : "</strong>")
        case .link: isEntering ? startLink(id, node, buffer, document, &hooks) : bytes.append("</a>")
        case .image: startImage(id, node, buffer, document, &hooks)
        case .htmlInline: writeRaw(id, node, buffer, document, &hooks)

        case .paragraph:
            if isInTightList(node, nodes) { break }
            if isEntering { startLine() }
            if !isEntering { writeBackLinks(after: node, nodes, document, &hooks) }
            bytes.append(isEntering ? "<p>" : "</p>\n")
        case .heading: writeHeading(id, node, buffer, isEntering, document, &hooks)
        case .codeBlock:
            startLine()
            if !hooks.codeBlock(id, in: document, into: &bytes) { writeCodeBlock(node, buffer) }
        case .htmlBlock:
            startLine()
            writeRaw(id, node, buffer, document, &hooks)
            startLine()
        case .thematicBreak:
            startLine()
            bytes.append("<hr />\n")
        case .blockQuote:
            startLine()
            bytes.append(isEntering ? "<blockquote>\n" : "</blockquote>\n")
        case .list: writeList(node, isEntering)
        case .item:
            if isEntering { startLine() }
            bytes.append(!isEntering ? "</li>\n" : node.flags.contains(.task) ? "<li class=\"task\">" : "<li>")
        case .document: break
        }
    }

    /// Ends the line, unless nothing stands on it.
    mutating func startLine() {
        if let last = bytes.last, last != "\n" { bytes.append(UInt8(ascii: "\n")) }
    }

    private mutating func escape(_ range: Range<Int32>, _ buffer: UnsafeBufferPointer<UInt8>) {
        bytes.appendEscaped(slice(buffer, range))
    }

    private func slice(_ buffer: UnsafeBufferPointer<UInt8>, _ range: Range<Int32>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: buffer[Int(range.lowerBound)..<Int(range.upperBound)])
    }

    private func isInTightList(_ node: Document.Node, _ nodes: UnsafeBufferPointer<Document.Node>) -> Bool {
        guard node.parent >= 0 else { return false }
        let grandparent = nodes[Int(node.parent)].parent
        guard grandparent >= 0 else { return false }
        return nodes[Int(grandparent)].kind == .list && nodes[Int(grandparent)].flags.contains(.tight)
    }

    private mutating func writeList(_ node: Document.Node, _ isEntering: Bool) {
        let isOrdered = node.flags.contains(.ordered)
        if !isEntering { return bytes.append(isOrdered ? "</ol>\n" : "</ul>\n") }
        startLine()
        if !isOrdered {
            bytes.append("<ul>\n")
        } else if node.data == 1 {
            bytes.append("<ol>\n")
        } else {
            bytes.append("<ol start=\"")
            bytes.append(contentsOf: String(node.data).utf8)
            bytes.append("\">\n")
        }
    }

    private mutating func writeHeading(
        _ id: Document.NodeID, _ node: Document.Node, _ buffer: UnsafeBufferPointer<UInt8>, _ isEntering: Bool,
        _ document: Document, _ hooks: inout some HTMLHooks
    ) {
        if isEntering {
            startLine()
            bytes.append("<h")
            hooks.headingLevel(id, in: document, into: &bytes)
            if !node.detail.isEmpty {
                bytes.append(" id=\"")
                hooks.idPrefix(inURL: false, into: &bytes)
                escape(node.detail, buffer)
                bytes.append("\"")
            }
            bytes.append(">")
            hooks.headingStart(id, in: document, into: &bytes)
        } else {
            hooks.headingEnd(id, in: document, into: &bytes)
            bytes.append("</h")
            hooks.headingLevel(id, in: document, into: &bytes)
            bytes.append(">\n")
        }
    }

    private mutating func writeCodeBlock(_ node: Document.Node, _ buffer: UnsafeBufferPointer<UInt8>) {
        let info = slice(buffer, node.detail)
        if info.isEmpty {
            bytes.append("<pre><code>")
        } else {
            bytes.append("<pre><code class=\"language-")
            bytes.appendEscaped(info.prefix { !$0.isASCIISpace })
            bytes.append("\">")
        }
        escape(node.text, buffer)
        bytes.append("</code></pre>\n")
    }

    private mutating func writeRaw(
        _ id: Document.NodeID, _ node: Document.Node, _ buffer: UnsafeBufferPointer<UInt8>, _ document: Document,
        _ hooks: inout some HTMLHooks
    ) {
        switch options.rawHTML {
        case .omit: bytes.append("<!-- raw HTML omitted -->")
        case .escape: escape(node.text, buffer)
        case .allow:
            let start = bytes.count
            if !hooks.rawHTML(id, in: document, into: &bytes) { bytes.append(contentsOf: slice(buffer, node.text)) }
            if options.isXHTML { bytes.replaceSubrange(start..., with: RawXHTML.convert(bytes[start...])) }
        }
    }

    private mutating func startLink(
        _ id: Document.NodeID, _ node: Document.Node, _ buffer: UnsafeBufferPointer<UInt8>, _ document: Document,
        _ hooks: inout some HTMLHooks
    ) {
        bytes.append("<a")
        let destination = hooks.destination(of: id, in: document)
        if destination != .none {
            bytes.append(" href=\"")
            writeURL(destination, node, buffer)
            bytes.append("\"")
        }
        writeTitle(node, buffer)
        hooks.linkAttributes(id, in: document, into: &bytes)
        bytes.append(">")
    }

    private mutating func startImage(
        _ id: Document.NodeID, _ node: Document.Node, _ buffer: UnsafeBufferPointer<UInt8>, _ document: Document,
        _ hooks: inout some HTMLHooks
    ) {
        image = (id, hooks.destination(of: id, in: document))
        guard let destination = image?.destination, destination != .none else { return }
        bytes.append("<img src=\"")
        writeURL(destination, node, buffer)
        bytes.append("\" alt=\"")
    }

    private mutating func endImage(
        _ node: Document.Node, _ buffer: UnsafeBufferPointer<UInt8>, _ document: Document, _ id: Document.NodeID,
        _ hooks: inout some HTMLHooks
    ) {
        let isShown = image?.destination != LinkDestination.none
        image = nil
        guard isShown else { return }
        bytes.append("\"")
        // The caption of a figure.
        if document.nodes[Int(max(node.parent, 0))].kind != .figure { writeTitle(node, buffer) }
        hooks.imageAttributes(id, in: document, into: &bytes)
        bytes.append(" />")
    }

    private mutating func writePlain(
        _ node: Document.Node, _ buffer: UnsafeBufferPointer<UInt8>, _ isEntering: Bool
    ) {
        switch node.kind {
        case .text, .code, .htmlInline: escape(node.text, buffer)
        case .softBreak, .lineBreak: bytes.append(UInt8(ascii: " "))
        default: break
        }
    }

    private mutating func writeURL(
        _ destination: LinkDestination, _ node: Document.Node, _ buffer: UnsafeBufferPointer<UInt8>
    ) {
        switch destination {
        case .none: break
        case .written(let url): bytes += url
        case .replaced(let url):
            if options.allowsUnsafeURLs || !isUnsafeURL(url.utf8) { bytes.appendURL(url.utf8) }
        case .asWritten:
            let url = slice(buffer, node.text)
            if options.allowsUnsafeURLs || !isUnsafeURL(url) { bytes.appendURL(url) }
        }
    }

    private mutating func writeTitle(_ node: Document.Node, _ buffer: UnsafeBufferPointer<UInt8>) {
        guard !node.detail.isEmpty else { return }
        bytes.append(" title=\"")
        escape(node.detail, buffer)
        bytes.append("\"")
    }
}
