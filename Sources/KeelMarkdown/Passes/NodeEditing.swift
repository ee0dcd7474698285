/// What passes do to the tree. Nodes are appended and relinked, never moved, so that ids stay what they are.
extension Document {
    /// The nodes of a kind below a node, in document order, each with whether it stands in a link or an image.
    ///
    /// Every pass begins with it, so it goes over memory and not over a `Walk`, and not at all where there is nothing of
    /// the kind: a tenth of the time that a text takes.
    func reachable(_ kind: Kind, from root: NodeID = 0) -> [(node: NodeID, isInLink: Bool)] {
        var found: [(NodeID, Bool)] = []
        nodes.withUnsafeBufferPointer { nodes in
            guard nodes.contains(where: { $0.kind == kind }) else { return }
            var linkDepth = 0
            var (id, isEntering) = (root, true)
            while true {
                let node = nodes[id]
                let isLink = node.kind == .link || node.kind == .image
                if isEntering {
                    if node.kind == kind { found.append((id, linkDepth > 0)) }
                    if isLink { linkDepth += 1 }
                    if node.firstChild >= 0 {
                        id = Int(node.firstChild)
                        continue
                    }
                }
                if isLink { linkDepth -= 1 }
                if id == root { return }
                isEntering = node.nextSibling >= 0
                id = Int(isEntering ? node.nextSibling : node.parent)
            }
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
