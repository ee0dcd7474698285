/// A link or an image.
package struct Link: Sendable {
    package let node: Document.NodeID
    /// As the author wrote it, escapes and entities resolved, not percent-encoded by us.
    package let destination: String
    package let isImage: Bool
    /// Byte offset of its first character (`[`, `!`, `<`).
    package let offset: Int
}

extension Document {
    /// All links and images, in document order.
    package var links: [Link] {
        var links: [Link] = []
        for event in walk() where event.isEntering {
            let node = nodes[event.node]
            guard node.kind == .link || node.kind == .image else { continue }
            links.append(
                Link(
                    node: event.node, destination: string(node.text), isImage: node.kind == .image,
                    offset: Int(node.source.lowerBound)))
        }
        return links
    }
}
