internal import KeelBase

/// Which top-level block each line of a text belongs to.
struct BlockOutline {
    enum Kind {
        case none, paragraph, list, verbatim, other
    }

    private var kinds: [Kind] = [.none]
    /// By line, from 0: an index into `kinds`.
    private var blocks: [Int] = []

    init(_ text: UnsafeBufferPointer<UInt8>) {
        CMark.parse(text) { root in
            var next = root?.firstChild
            while let node = next {
                add(node)
                next = node.next
            }
        }
    }

    private mutating func add(_ node: CMarkNode) {
        let first = Int(node.startLine) - 1
        var last = Int(node.endLine) - 1
        let kind: Kind
        switch node.kind {
        case .paragraph: kind = .paragraph
        case .list: kind = .list
        case .codeBlock: kind = .verbatim
        case .htmlBlock:
            kind = .verbatim
            last = max(last, first + (node.literal?.count { $0 == "\n" } ?? 0) - 1)
        default: kind = .other
        }
        while blocks.count < first { blocks.append(0) }
        while blocks.count <= last { blocks.append(kinds.count) }
        kinds.append(kind)
    }

    func kind(ofLine line: Int) -> Kind { blocks.indices.contains(line) ? kinds[blocks[line]] : .none }

    func isOneParagraph(_ line: Int, _ other: Int) -> Bool {
        kind(ofLine: line) == .paragraph && blocks.indices.contains(other) && blocks[line] == blocks[other]
    }
}
