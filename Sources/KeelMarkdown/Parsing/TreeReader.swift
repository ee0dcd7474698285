/// Walks cmark's tree once and appends its nodes to a document.
struct TreeReader {
    var document: Document
    var places: BlockPlaces
    var cursor = InlineCursor()
    /// The nodes that are open, each with its last child so far (`-1`: none).
    var open: [(node: Int32, lastChild: Int32)] = []
    /// Code that cmark has otherwise than the source: an index into `codeBlocks`, and the code as the source has it.
    var misreadCode: [(index: Int, code: [UInt8])] = []

    /// Paragraphs that hold a table, found if they are looked for.
    var tables: [TableLeaf] = []
    let findsTables: Bool

    init(document: Document, places: BlockPlaces, findsTables: Bool) {
        self.findsTables = findsTables
        self.document = document
        self.places = places
        // What most texts need, so that the arrays need not grow.
        let size = places.bytes.count - places.bodyOffset
        self.document.buffer.reserveCapacity(size + size / 8 + 64)
        self.document.nodes.reserveCapacity(size / 24 + 16)
    }

    /// Reads a node and all below it, or only what is below it.
    mutating func read(_ root: CMarkNode, includingRoot: Bool = true) {
        root.walk { node, isEntering in
            if node == root, !includingRoot { return }
            if isEntering {
                enter(node)
            } else if let (node, lastChild) = open.popLast() {
                leave(Int(node), lastChild: lastChild)
            }
        }
    }

    private mutating func enter(_ node: CMarkNode) {
        let kind = node.kind
        var isLeaf = false
        var flags: Document.Flags = []
        var text: Range<Int32> = 0..<0
        var detail: Range<Int32> = 0..<0
        var data: Int32 = 0
        switch kind {
        case .text, .code, .htmlInline, .htmlBlock: (isLeaf, text) = (true, copy(node.literal))
        case .softBreak, .lineBreak, .thematicBreak: isLeaf = true
        case .link, .image: (text, detail) = (copy(node.destination), copy(node.title))
        case .heading: data = node.headingLevel
        case .codeBlock: (isLeaf, text, detail) = (true, copy(node.literal), copy(node.info))
        case .list:
            if let start = node.listStart {
                flags.insert(.ordered)
                data = start
                if node.hasParenthesis { flags.insert(.parenthesis) }
            }
            if node.isTight { flags.insert(.tight) }
        default: break
        }
        let id = append(
            Document.Node(
                kind: kind, flags: flags, parent: open.last?.node ?? -1, text: text, detail: detail, source: 0..<0,
                data: data))
        place(Int(id), node)
        if !isLeaf { open.append((id, -1)) }
    }

    private mutating func append(_ node: Document.Node) -> Int32 {
        let id = Int32(document.nodes.count)
        document.nodes.append(node)
        if let last = open.last {
            if last.lastChild >= 0 {
                document.nodes[Int(last.lastChild)].nextSibling = id
            } else {
                document.nodes[Int(last.node)].firstChild = id
            }
            open[open.count - 1].lastChild = id
        }
        return id
    }

    private mutating func copy(_ text: UnsafeBufferPointer<UInt8>?) -> Range<Int32> {
        guard let text else { return 0..<0 }
        let start = Int32(document.buffer.count)
        document.buffer.append(contentsOf: text)
        return start..<Int32(document.buffer.count)
    }
}
