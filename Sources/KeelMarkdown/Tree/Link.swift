/// A link or an image.
package struct Link: Sendable {
    package let node: Document.NodeID
    /// As the author wrote it, escapes and entities resolved, not percent-encoded by us.
    package let destination: String
    package let isImage: Bool
    /// Whether there is a text in it, which for an image says what it shows.
    package internal(set) var isDescribed: Bool
    /// Byte offset of its first character (`[`, `!`, `<`).
    package let offset: Int
}

extension Document {
    /// All links and images, in document order.
    package var links: [Link] {
        var links: [Link] = []
        // Nested without end they are still looked at once.
        var open: [(index: Int, isDescribed: Bool)] = []
        for event in walk() {
            let node = nodes[event.node]
            switch node.kind {
            case .link, .image:
                if event.isEntering {
                    open.append((links.count, false))
                    links.append(
                        Link(
                            node: event.node, destination: string(node.text), isImage: node.kind == .image,
                            isDescribed: false, offset: Int(node.source.lowerBound)))
                } else if let closed = open.popLast(), closed.isDescribed {
                    links[closed.index].isDescribed = true
                    if let last = open.indices.last { open[last].isDescribed = true }
                }
            case .text, .code:
                guard event.isEntering, let last = open.indices.last, !open[last].isDescribed else { continue }
                open[last].isDescribed = !string(node.text).allSatisfy(\.isWhitespace)
            default: break
            }
        }
        return links
    }
}
