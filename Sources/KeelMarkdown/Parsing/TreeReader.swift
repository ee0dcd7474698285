internal import CCmark

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
    mutating func read(_ root: OpaquePointer?, includingRoot: Bool = true) {
        guard let iterator = cmark_iter_new(root) else { return }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
            if node == root, !includingRoot { continue }
            if event == CMARK_EVENT_ENTER {
                enter(node)
            } else if let (node, lastChild) = open.popLast() {
                leave(Int(node), lastChild: lastChild)
            }
        }
    }

    private mutating func enter(_ node: OpaquePointer) {
        let type = cmark_node_get_type(node)
        let kind: Document.Kind
        var isLeaf = false
        var flags: Document.Flags = []
        var text: Range<Int32> = 0..<0
        var detail: Range<Int32> = 0..<0
        var data: Int32 = 0
        switch type {
        case CMARK_NODE_TEXT:
            (kind, isLeaf, text) = (.text, true, copy(cmark_node_get_literal(node)))
        case CMARK_NODE_SOFTBREAK: (kind, isLeaf) = (.softBreak, true)
        case CMARK_NODE_LINEBREAK: (kind, isLeaf) = (.lineBreak, true)
        case CMARK_NODE_CODE: (kind, isLeaf, text) = (.code, true, copy(cmark_node_get_literal(node)))
        case CMARK_NODE_HTML_INLINE: (kind, isLeaf, text) = (.htmlInline, true, copy(cmark_node_get_literal(node)))
        case CMARK_NODE_EMPH: kind = .emphasis
        case CMARK_NODE_STRONG: kind = .strong
        case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
            kind = type == CMARK_NODE_LINK ? .link : .image
            text = copy(cmark_node_get_url(node))
            detail = copy(cmark_node_get_title(node))
        case CMARK_NODE_PARAGRAPH: kind = .paragraph
        case CMARK_NODE_HEADING: (kind, data) = (.heading, cmark_node_get_heading_level(node))
        case CMARK_NODE_CODE_BLOCK:
            (kind, isLeaf) = (.codeBlock, true)
            text = copy(cmark_node_get_literal(node))
            detail = copy(cmark_node_get_fence_info(node))
        case CMARK_NODE_HTML_BLOCK: (kind, isLeaf, text) = (.htmlBlock, true, copy(cmark_node_get_literal(node)))
        case CMARK_NODE_THEMATIC_BREAK: (kind, isLeaf) = (.thematicBreak, true)
        case CMARK_NODE_BLOCK_QUOTE: kind = .blockQuote
        case CMARK_NODE_LIST:
            kind = .list
            if cmark_node_get_list_type(node) == CMARK_ORDERED_LIST {
                flags.insert(.ordered)
                data = cmark_node_get_list_start(node)
                if cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM { flags.insert(.parenthesis) }
            }
            if cmark_node_get_list_tight(node) != 0 { flags.insert(.tight) }
        case CMARK_NODE_ITEM: kind = .item
        default: kind = .document
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

    private mutating func copy(_ text: UnsafePointer<CChar>?) -> Range<Int32> {
        guard let text else { return 0..<0 }
        let start = Int32(document.buffer.count)
        let count = strlen(text)
        document.buffer.append(
            contentsOf: UnsafeBufferPointer(
                start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: count))
        return start..<Int32(document.buffer.count)
    }
}
