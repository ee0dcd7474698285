internal import KeelBase

/// A piece of raw HTML that an author wrote.
package struct RawHTMLNode: Sendable {
    package let node: Document.NodeID
    package let text: String
    package let isBlock: Bool
    /// Whether it is nothing but comments, which may be left out without a word.
    package let isComment: Bool
    /// Whether it looks like the `<Int>` of `Set<Int>`, and has a finding of its own.
    package let looksGeneric: Bool
    package let offset: Int

    /// What a link may name: an id, or `<a name>`.
    package struct Anchor: Sendable {
        package let id: String
        /// Of its attribute, in the text.
        package let offset: Int
    }

    /// Of each element one of the same name.
    package var anchors: [Anchor] {
        let bytes = Array(text.utf8)
        return HTMLTag.all(in: bytes).flatMap { tag -> [Anchor] in
            var anchors: [Anchor] = []
            for attribute in tag.attributes where attribute.isAnchor(of: tag) {
                let id = HTMLTag.text(of: bytes[attribute.value])
                if id != anchors.last?.id { anchors.append(Anchor(id: id, offset: attribute.offset)) }
            }
            return anchors
        }
    }
}

extension Document {
    /// All raw HTML, in document order.
    package var rawHTML: [RawHTMLNode] {
        var found: [RawHTMLNode] = []
        for event in walk() where event.isEntering {
            let node = nodes[event.node]
            guard node.kind == .htmlBlock || node.kind == .htmlInline else { continue }
            let literal = buffer[Int(node.text.lowerBound)..<Int(node.text.upperBound)]
            found.append(
                RawHTMLNode(
                    node: event.node, text: string(node.text), isBlock: node.kind == .htmlBlock,
                    isComment: isOnlyComments(literal),
                    looksGeneric: isGenericArgument(node.text, in: self, at: Int(node.source.lowerBound)),
                    offset: Int(node.source.lowerBound)))
        }
        return found
    }
}

/// Whether there is nothing outside `<!-- … -->` but white space. An unclosed comment reaches to the end.
private func isOnlyComments(_ html: ArraySlice<UInt8>) -> Bool {
    var index = html.startIndex
    while index < html.endIndex {
        if html[index] <= " " {
            index += 1
        } else if html[index...].starts(with: "<!--".utf8) {
            index += 4
            while index < html.endIndex, !html[index...].starts(with: "-->".utf8) { index += 1 }
            index = min(index + 3, html.endIndex)
        } else {
            return false
        }
    }
    return true
}
