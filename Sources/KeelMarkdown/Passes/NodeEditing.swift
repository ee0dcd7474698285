/// What passes do to the tree. Nodes are appended and relinked, never moved, so that ids stay what they are.
extension Document {
    /// The nodes of some kinds below a node, in document order, each with whether it stands in a link or an image.
    func reachable(_ kinds: Set<Kind>, from root: NodeID = 0) -> [(node: NodeID, isInLink: Bool)] {
        var found: [(NodeID, Bool)] = []
        var linkDepth = 0
        for event in walk(from: root) {
            let kind = nodes[event.node].kind
            if event.isEntering, kinds.contains(kind) { found.append((event.node, linkDepth > 0)) }
            if kind == .link || kind == .image { linkDepth += event.isEntering ? 1 : -1 }
        }
        return found
    }

    mutating func insert(_ node: Node, after sibling: NodeID) -> NodeID {
        var node = node
        node.parent = nodes[sibling].parent
        node.nextSibling = nodes[sibling].nextSibling
        nodes.append(node)
        nodes[sibling].nextSibling = Int32(nodes.count - 1)
        return nodes.count - 1
    }

    /// Appends a node as the only child of another, which has none yet.
    mutating func insert(_ node: Node, into parent: NodeID) {
        var node = node
        node.parent = Int32(parent)
        nodes.append(node)
        nodes[parent].firstChild = Int32(nodes.count - 1)
    }

    /// Appends nodes that are linked to nothing yet as the children of another, instead of those that it has.
    mutating func setChildren(of parent: NodeID, _ children: [NodeID]) {
        nodes[parent].firstChild = children.first.map(Int32.init) ?? -1
        for (index, child) in children.enumerated() {
            nodes[child].parent = Int32(parent)
            nodes[child].nextSibling = index + 1 < children.count ? Int32(children[index + 1]) : -1
        }
    }

    /// Cuts a text node before some of its bytes.
    /// - Parameter cuts: ascending, in bytes from the start of the text, none past its end.
    /// - Returns: the pieces, one more than cuts; the first is the node itself, and may be empty.
    mutating func split(_ text: NodeID, at cuts: [Int], places: TextPlaces) -> [NodeID] {
        let whole = nodes[text]
        let ends = cuts.dropFirst() + [whole.text.count]
        nodes[text].text = whole.text.lowerBound..<whole.text.lowerBound + Int32(cuts.first ?? whole.text.count)
        if let first = cuts.first {
            nodes[text].source = whole.source.lowerBound..<places.source(of: first)
        }
        var pieces = [text]
        for (start, end) in zip(cuts, ends) {
            var piece = whole
            piece.text = whole.text.lowerBound + Int32(start)..<whole.text.lowerBound + Int32(end)
            let sourceEnd = end == whole.text.count ? whole.source.upperBound : places.source(of: end)
            piece.source = places.source(of: start)..<max(places.source(of: start), sourceEnd)
            pieces.append(insert(piece, after: pieces[pieces.count - 1]))
        }
        return pieces
    }
}
