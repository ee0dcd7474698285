internal import KeelBase

/// How the constructs are written that CommonMark lacks.
extension HTMLOutput {
    mutating func writeExtension(
        _ node: Document.Node, _ nodes: UnsafeBufferPointer<Document.Node>, isEntering: Bool, _ document: Document,
        _ hooks: inout some HTMLHooks
    ) {
        switch node.kind {
        case .table:
            startLine()
            // The wrapper scrolls where the table is wider than the text, by the keyboard too.
            bytes.append(isEntering ? "<div class=\"table\" tabindex=\"0\">\n<table>\n" : "</table>\n</div>\n")
        case .tableRow: writeRow(node, isEntering)
        case .tableCell: writeCell(node, nodes, isEntering)
        case .strikethrough: bytes.append(isEntering ? "<del>" : "</del>")
        case .task:
            guard isEntering else { return bytes.append("</label>") }
            bytes.append("<label><input type=\"checkbox\" disabled=\"\"")
            bytes.append(node.flags.contains(.done) ? " checked=\"\" /> " : " /> ")
        case .figure:
            startLine()
            guard !isEntering else { return bytes.append("<figure>\n") }
            bytes.append("<figcaption>")
            bytes.appendEscaped(document.bytes(nodes[Int(node.firstChild)].detail))
            bytes.append("</figcaption>\n</figure>\n")
        case .admonition: writeAdmonition(node, isEntering, &hooks)
        case .footnoteReference: writeReference(node, document, &hooks)
        case .footnotes:
            startLine()
            guard isEntering else { return bytes.append("</ol>\n</section>\n") }
            bytes.append("<section class=\"footnotes\" role=\"doc-endnotes\" aria-label=\"")
            bytes.appendEscaped(hooks.words(.footnotes))
            bytes.append("\">\n<ol>\n")
        case .footnote:
            startLine()
            guard isEntering else {
                if !endsInParagraph(node, nodes) {
                    bytes.append("<p>")
                    writeBackLinks(to: Int(node.data), document, &hooks)
                    bytes.append("</p>\n")
                }
                return bytes.append("</li>\n")
            }
            bytes.append("<li id=\"")
            hooks.idPrefix(inURL: false, into: &bytes)
            bytes.appendEscaped(FootnoteID.note(Int(node.data)))
            bytes.append("\">\n")
        default: break
        }
    }

    // MARK: Tables

    private mutating func writeRow(_ node: Document.Node, _ isEntering: Bool) {
        let isHeader = node.flags.contains(.header)
        startLine()
        if isEntering {
            bytes.append(isHeader ? "<thead>\n<tr>\n" : "<tr>\n")
        } else {
            bytes.append("</tr>\n")
            if isHeader { bytes.append("</thead>\n") }
            if isHeader, node.nextSibling >= 0 { bytes.append("<tbody>\n") }
            if !isHeader, node.nextSibling < 0 { bytes.append("</tbody>\n") }
        }
    }

    private mutating func writeCell(
        _ node: Document.Node, _ nodes: UnsafeBufferPointer<Document.Node>, _ isEntering: Bool
    ) {
        // An empty corner names no column.
        let isName = nodes[Int(node.parent)].flags.contains(.header) && node.firstChild >= 0
        guard isEntering else { return bytes.append(isName ? "</th>\n" : "</td>\n") }
        bytes.append(isName ? "<th scope=\"col\"" : "<td")
        switch TableAlignment(rawValue: node.data) {
        case .left: bytes.append(" class=\"left\"")
        case .center: bytes.append(" class=\"center\"")
        case .right: bytes.append(" class=\"right\"")
        default: break
        }
        bytes.append(">")
    }

    // MARK: Admonitions

    private mutating func writeAdmonition(_ node: Document.Node, _ isEntering: Bool, _ hooks: inout some HTMLHooks) {
        startLine()
        guard isEntering else { return bytes.append("</aside>\n") }
        let kind = AdmonitionKind(rawValue: node.data) ?? .note
        let title = hooks.words(.admonition(kind))
        // Not a landmark: there may be many on a page.
        bytes.append("<aside role=\"note\" class=\"admonition ")
        bytes.append(contentsOf: kind.name.utf8)
        bytes.append("\" aria-label=\"")
        bytes.appendEscaped(title)
        bytes.append("\">\n<p class=\"admonition-title\">")
        bytes.appendEscaped(title)
        bytes.append("</p>\n")
    }

    // MARK: Footnotes

    private mutating func writeReference(
        _ node: Document.Node, _ document: Document, _ hooks: inout some HTMLHooks
    ) {
        bytes.append("<sup><a class=\"footnote\" role=\"doc-noteref\" href=\"#")
        hooks.idPrefix(inURL: true, into: &bytes)
        bytes.appendEscaped(FootnoteID.note(Int(node.data)))
        bytes.append("\" id=\"")
        hooks.idPrefix(inURL: false, into: &bytes)
        bytes.appendEscaped(document.bytes(node.detail))
        bytes.append("\">")
        bytes.append(contentsOf: String(node.data).utf8)
        bytes.append("</a></sup>")
    }

    private func endsInParagraph(_ node: Document.Node, _ nodes: UnsafeBufferPointer<Document.Node>) -> Bool {
        var last = node.firstChild
        guard last >= 0 else { return false }
        while nodes[Int(last)].nextSibling >= 0 { last = nodes[Int(last)].nextSibling }
        return nodes[Int(last)].kind == .paragraph
    }

    /// Writes the links back to the text if a paragraph ends a footnote.
    mutating func writeBackLinks(
        after node: Document.Node, _ nodes: UnsafeBufferPointer<Document.Node>, _ document: Document,
        _ hooks: inout some HTMLHooks
    ) {
        guard node.nextSibling < 0, node.parent >= 0, nodes[Int(node.parent)].kind == .footnote else { return }
        bytes.append(" ")
        writeBackLinks(to: Int(nodes[Int(node.parent)].data), document, &hooks)
    }

    private mutating func writeBackLinks(to number: Int, _ document: Document, _ hooks: inout some HTMLHooks) {
        guard document.footnotes.indices.contains(number - 1) else { return }
        for occurrence in 1...document.footnotes[number - 1].referenceCount {
            if occurrence > 1 { bytes.append(" ") }
            bytes.append("<a class=\"back\" role=\"doc-backlink\" href=\"#")
            hooks.idPrefix(inURL: true, into: &bytes)
            bytes.appendEscaped(FootnoteID.reference(to: number, occurrence: occurrence))
            bytes.append("\" aria-label=\"")
            bytes.appendEscaped(hooks.words(.backReference(number: number, occurrence: occurrence)))
            bytes.append("\">\u{21A9}\u{FE0E}")
            if occurrence > 1 { bytes.append(contentsOf: "<sup>\(occurrence)</sup>".utf8) }
            bytes.append("</a>")
        }
    }
}
