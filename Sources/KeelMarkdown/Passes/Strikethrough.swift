internal import KeelBase

/// `~~text~~`, and `~text~` (GitHub Flavored Markdown, section "Strikethrough (extension)").
///
/// Two tildes need no more than text beside them, so that a particle or an ending may follow a bracket or a quote. One
/// tilde follows the rules of flanking, and opens nothing after a letter or a digit, where it stands between the ends of
/// a range (`10~20개, 30~40개`).
extension Document {
    mutating func strikeThrough() {
        var parents: [NodeID] = []
        for (node, _) in reachable(.text) where bytes(nodes[node].text).contains("~") {
            guard let parent = parent(of: node), !nodes[parent].flags.contains(.autolink) || nodes[parent].kind != .link
            else { continue }
            if parents.last != parent { parents.append(parent) }
        }
        var seen: Set<NodeID> = []
        for parent in parents where seen.insert(parent).inserted { strikeThrough(childrenOf: parent) }
    }

    private mutating func strikeThrough(childrenOf parent: NodeID) {
        var marks: [TildeRun] = []
        var places: [NodeID: TextPlaces] = [:]
        for node in children(of: parent) where nodes[node].kind == .text {
            let text = bytes(nodes[node].text)
            guard text.contains("~") else { continue }
            let map = TextPlaces(self, node)
            places[node] = map
            marks += TildeRun.all(in: text, of: node, map, source.bytes)
        }
        let pairs = TildeRun.pairs(marks)
        guard !pairs.isEmpty else { return }
        var nodeOfMark: [Int: NodeID] = [:]
        let used = pairs.flatMap { [$0.opener, $0.closer] }.sorted()
        var index = 0
        while index < used.count {
            let node = marks[used[index]].node
            var cuts: [Int] = []
            var owners: [Int: Int] = [:]
            while index < used.count, marks[used[index]].node == node {
                let mark = marks[used[index]]
                if cuts.last != mark.start { cuts.append(mark.start) }
                owners[cuts.count] = used[index]
                if mark.start + mark.length < nodes[node].text.count { cuts.append(mark.start + mark.length) }
                index += 1
            }
            guard let map = places[node] else { continue }
            let pieces = split(node, at: cuts, places: map)
            for (piece, mark) in owners { nodeOfMark[mark] = pieces[piece] }
        }
        for pair in pairs {
            if let opener = nodeOfMark[pair.opener], let closer = nodeOfMark[pair.closer] { wrap(opener, closer) }
        }
    }

    /// Makes the opening mark the parent of what stands between the marks.
    private mutating func wrap(_ opener: NodeID, _ closer: NodeID) {
        var last = opener
        var next = nodes[opener].nextSibling
        while next >= 0, Int(next) != closer {
            nodes[Int(next)].parent = Int32(opener)
            last = Int(next)
            next = nodes[last].nextSibling
        }
        nodes[opener].firstChild = last == opener ? -1 : nodes[opener].nextSibling
        if last != opener { nodes[last].nextSibling = -1 }
        nodes[opener].nextSibling = nodes[closer].nextSibling
        nodes[opener].kind = .strikethrough
        nodes[opener].text = 0..<0
        nodes[opener].source = nodes[opener].source.lowerBound..<nodes[closer].source.upperBound
    }
}

/// One or two tildes that may begin or end a strikethrough.
private struct TildeRun {
    let node: Document.NodeID
    /// In bytes from the start of the node's text.
    let start: Int
    let length: Int
    let canOpen: Bool
    let canClose: Bool

    static func all(
        in text: ArraySlice<UInt8>, of node: Document.NodeID, _ places: TextPlaces, _ source: [UInt8]
    ) -> [TildeRun] {
        var runs: [TildeRun] = []
        var index = text.startIndex
        while let first = text[index...].firstIndex(of: "~") {
            var end = first
            while end < text.endIndex, text[end] == "~" { end += 1 }
            index = end
            let start = first - text.startIndex
            let length = end - first
            guard length <= 2, !(start..<start + length).contains(where: places.isEscaped) else { continue }
            let place = Int(places.source(of: start))
            let before = Neighbour(before: place, in: source)
            let after = Neighbour(after: place + length, in: source)
            let isLeft = after != .space && (after != .punctuation || before != .word)
            let isRight = before != .space && (before != .punctuation || after != .word)
            runs.append(
                TildeRun(
                    node: node, start: start, length: length,
                    canOpen: length == 2 ? after != .space : isLeft && before != .word,
                    canClose: length == 2 ? before != .space : isRight))
        }
        return runs
    }

    /// Indices of the marks that belong together, inner pairs first.
    static func pairs(_ marks: [TildeRun]) -> [(opener: Int, closer: Int)] {
        var pairs: [(Int, Int)] = []
        var open: [Int] = []
        /// By length.
        var openCounts = [0, 0, 0]
        for (index, mark) in marks.enumerated() {
            if mark.canClose, openCounts[mark.length] > 0 {
                while let last = open.popLast() {
                    openCounts[marks[last].length] -= 1
                    if marks[last].length == mark.length {
                        pairs.append((last, index))
                        break
                    }
                }
            } else if mark.canOpen {
                open.append(index)
                openCounts[mark.length] += 1
            }
        }
        return pairs
    }
}
