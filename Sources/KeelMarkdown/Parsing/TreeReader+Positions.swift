internal import KeelBase

extension TreeReader {
    /// Finds where a node starts in the source, and where it ends if it has no children.
    mutating func place(_ id: Document.NodeID, _ node: CMarkNode) {
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
            let line = places.lineIndex(node.startLine)
            switch kind {
            case .blockQuote: places.openQuote(line: line)
            case .item: places.openItem(line: line)
            case .codeBlock: addCodeBlock(id, line: line)
            default: break
            }
            let start = offset(line: line, column: node.startColumn)
            switch kind {
            case .paragraph, .heading:
                let lastLine = places.lineIndex(node.endLine)
                startLeaf(id, start: start, line: line, lastLine: lastLine)
            case .codeBlock: break
            case .htmlBlock:
                // cmark's own last line is one short where the block ends by its end condition.
                let lines = document.bytes(document.nodes[id].text).count { $0 == "\n" }
                setSource(id, start, places.lineRange(line + max(lines, 1) - 1).upperBound)
            case .thematicBreak: setSource(id, start, places.lineRange(line).upperBound)
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
            while textStart < firstEnd, places.bytes[textStart] == "#" { textStart += 1 }
            while textStart < firstEnd, places.bytes[textStart].isSpaceOrTab { textStart += 1 }
        }
        cursor.append(LineScanner(bytes: places.bytes, line: textStart..<max(textStart, firstEnd)))
        var end = firstEnd
        for next in (line + 1)..<max(line + 1, isUnderlined ? lastLine : lastLine + 1) {
            var (scanner, isLazy) = places.continuation(next)
            // cmark leaves the indentation to a lazy line, where it is text after a backslash break.
            if !isLazy { scanner.skipIndentation() }
            cursor.append(scanner)
            end = scanner.end
        }
        if !isHeading || isUnderlined {
            cursor.skipDefinitions()
            if findsTables { findTable(id, underline: isUnderlined ? lastLine : nil) }
        }
        while end > start, places.bytes[end - 1].isASCIISpace { end -= 1 }
        let realStart = textStart == start ? cursor.sourceOffset : start
        setSource(id, realStart, max(realStart, end))
    }

    mutating func leave(_ id: Document.NodeID, lastChild: Int32) {
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

    mutating func end(_ id: Document.NodeID, with last: Int32) {
        let start = document.nodes[id].source.lowerBound
        let end = last >= 0 ? document.nodes[Int(last)].source.upperBound : start + 1
        document.nodes[id].source = start..<max(start, end)
    }

    private mutating func setSource(_ id: Document.NodeID, _ start: Int, _ end: Int) {
        document.nodes[id].source = Int32(start)..<Int32(max(start, end))
    }

    private func offset(line: Int, column: Int32) -> Int {
        let range = places.lineRange(line)
        return min(range.lowerBound + Int(max(column, 1)) - 1 + places.shift(ofLine: line), range.upperBound)
    }

    private mutating func addCodeBlock(_ id: Document.NodeID, line: Int) {
        let node = document.nodes[id]
        let lineCount = document.bytes(node.text).count { $0 == "\n" }
        let block = CodeBlockReader(places, line: line, lineCount: lineCount)
        if block.isFenced { document.nodes[id].flags.insert(.fenced) }
        if block.isFenced, block.isClosed { document.nodes[id].flags.insert(.closed) }
        setSource(id, block.fenceOffset, places.lineRange(places.source.lineIndex(at: block.endOffset)).upperBound)
        if block.code[...] != document.bytes(node.text) { misreadCode.append((document.codeBlocks.count, block.code)) }
        document.codeBlocks.append(
            CodeBlock(
                node: id, info: document.string(node.detail), fenceOffset: block.fenceOffset,
                infoOffset: block.infoOffset, endOffset: block.endOffset,
                code: document.string(node.text), lineOffsets: TextOffsets(block.lineOffsets),
                isFenced: block.isFenced, isClosed: block.isClosed))
    }
}
