internal import CCmark
package import KeelBase

extension Document {
    /// Parses the Markdown that stands from a byte offset on, and runs the passes that the options ask for.
    ///
    /// Bytes that are not UTF-8 pass through; NUL becomes U+FFFD.
    /// - Parameter bodyOffset: where the Markdown starts, past front matter.
    package init(
        parsing source: SourceText, from bodyOffset: Int = 0, options: MarkdownOptions = MarkdownOptions()
    ) {
        self.init(source: source, nodes: [], buffer: [])
        let start = min(max(bodyOffset, 0), source.bytes.count)
        guard source.bytes.count <= Self.sizeLimit else {
            nodes.append(Node(kind: .document, parent: -1, source: 0..<0))
            diagnostics.append(MarkdownDiagnostics.tooLarge(in: source))
            return
        }
        source.bytes.withUnsafeBufferPointer { bytes in
            let body = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[start...])
            let root = cmark_parse_document(body.baseAddress, body.count, CMARK_OPT_DEFAULT)
            defer { cmark_node_free(root) }
            var reader = TreeReader(
                document: self, places: BlockPlaces(source: source, bytes: bytes, bodyOffset: start))
            reader.read(root)
            self = reader.document
            inexactPositions = reader.cursor.lostCount
        }
        if options.repairsFenceIndentation { repairFenceIndentation() }
        for index in codeBlocks.indices { codeBlocks[index].code = string(nodes[codeBlocks[index].node].text) }
        collectHeadings(withIDs: options.headingIDs)
    }

    /// In bytes; cmark ends the process when one of its buffers passes two gigabytes.
    package static let sizeLimit = 1 << 28
}

/// Walks cmark's tree once and appends its nodes to a document.
private struct TreeReader {
    var document: Document
    var places: BlockPlaces
    var cursor = InlineCursor()
    /// The nodes that are open, each with its last child so far (`-1`: none).
    var open: [(node: Int32, lastChild: Int32)] = []

    mutating func read(_ root: OpaquePointer?) {
        guard let iterator = cmark_iter_new(root) else { return }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
            if event == CMARK_EVENT_ENTER { enter(node) } else { leave() }
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
        var count = 0
        while text[count] != 0 { count += 1 }
        document.buffer.append(
            contentsOf: UnsafeBufferPointer(
                start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: count))
        return start..<Int32(document.buffer.count)
    }

    private mutating func addCodeBlock(_ id: Document.NodeID, line: Int) {
        let node = document.nodes[id]
        let lineCount = document.bytes(node.text).count { $0 == UInt8(ascii: "\n") }
        let block = CodeBlockReader(places, line: line, lineCount: lineCount)
        if block.isFenced { document.nodes[id].flags.insert(.fenced) }
        if block.isFenced, block.isClosed { document.nodes[id].flags.insert(.closed) }
        document.codeBlocks.append(
            CodeBlock(
                node: id, info: document.string(node.detail), fenceOffset: block.fenceOffset,
                infoOffset: block.infoOffset, endOffset: block.endOffset,
                code: String(decoding: block.code, as: UTF8.self), lineOffsets: block.lineOffsets,
                isFenced: block.isFenced, isClosed: block.isClosed))
    }

    // MARK: Positions

    /// Finds where a node starts in the source, and where it ends if it has no children.
    private mutating func place(_ id: Document.NodeID, _ node: OpaquePointer) {
        let kind = document.nodes[id].kind
        switch kind {
        case .document: setSource(id, places.bodyOffset, places.bytes.count)
        case .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .link, .image:
            let start = cursor.sourceOffset
            switch kind {
            case .text: cursor.skipText(document.bytes(document.nodes[id].text))
            case .softBreak, .lineBreak: cursor.skipLineEnd()
            case .code: cursor.skipCode()
            case .htmlInline: cursor.skipHTML(document.bytes(document.nodes[id].text))
            case .emphasis: cursor.skipDelimiter(length: 1)
            case .strong: cursor.skipDelimiter(length: 2)
            case .link: if cursor.openLink() { document.nodes[id].flags.insert(.autolink) }
            default: cursor.openImage()
            }
            setSource(id, start, cursor.sourceEnd)
        default:
            let line = places.lineIndex(cmark_node_get_start_line(node))
            switch kind {
            case .blockQuote: places.openQuote(line: line)
            case .item: places.openItem(line: line)
            case .codeBlock: addCodeBlock(id, line: line)
            default: break
            }
            let start = offset(line: line, column: cmark_node_get_start_column(node))
            let lastLine = places.lineIndex(cmark_node_get_end_line(node))
            switch kind {
            case .paragraph, .heading: startLeaf(id, start: start, line: line, lastLine: lastLine)
            case .codeBlock, .htmlBlock, .thematicBreak:
                setSource(id, start, max(start, places.lineRange(max(line, lastLine)).upperBound))
            default: setSource(id, start, start)
            }
        }
    }

    /// Gathers the lines of a paragraph or heading for the cursor.
    private mutating func startLeaf(_ id: Document.NodeID, start: Int, line: Int, lastLine: Int) {
        cursor.start()
        let isHeading = document.nodes[id].kind == .heading
        let firstEnd = places.lineRange(line).upperBound
        // A heading over several lines is underlined: its last line is no text.
        let isUnderlined = isHeading && lastLine > line
        var textStart = start
        if isHeading, !isUnderlined {
            let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            while textStart < firstEnd, places.bytes[textStart] == UInt8(ascii: "#") { textStart += 1 }
            while textStart < firstEnd, isBlank(places.bytes[textStart]) { textStart += 1 }
        }
        cursor.append(places.bytes, textStart..<max(textStart, firstEnd))
        var end = firstEnd
        for next in (line + 1)..<max(line + 1, isUnderlined ? lastLine : lastLine + 1) {
            let scanner = places.start(of: next)
            cursor.append(places.bytes, scanner.firstNonspace().offset..<scanner.end)
            end = scanner.end
        }
        if !isHeading || isUnderlined { cursor.skipDefinitions() }
        let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || (9...13).contains($0) }
        while end > start, isSpace(places.bytes[end - 1]) { end -= 1 }
        let realStart = textStart == start ? cursor.sourceOffset : start
        setSource(id, realStart, max(realStart, end))
    }

    private mutating func leave() {
        guard let (node, lastChild) = open.popLast() else { return }
        let id = Int(node)
        switch document.nodes[id].kind {
        case .blockQuote, .item:
            places.close()
            end(id, with: lastChild)
        case .list: end(id, with: lastChild)
        case .emphasis: cursor.skipDelimiter(length: 1)
        case .strong: cursor.skipDelimiter(length: 2)
        case .link, .image: cursor.closeLink()
        default: return
        }
        if document.nodes[id].kind.isInline {
            setSource(id, Int(document.nodes[id].source.lowerBound), cursor.sourceEnd)
        }
    }

    private mutating func end(_ id: Document.NodeID, with last: Int32) {
        let start = document.nodes[id].source.lowerBound
        let end = last >= 0 ? document.nodes[Int(last)].source.upperBound : start + 1
        document.nodes[id].source = start..<max(start, end)
    }

    private mutating func setSource(_ id: Document.NodeID, _ start: Int, _ end: Int) {
        document.nodes[id].source = Int32(start)..<Int32(max(start, end))
    }

    private func offset(line: Int, column: Int32) -> Int {
        // cmark counts a byte-order mark in the columns of the first line.
        let start = line == places.firstLine ? places.bodyOffset : places.lineRange(line).lowerBound
        return min(start + Int(max(column, 1)) - 1, places.lineRange(line).upperBound)
    }
}
