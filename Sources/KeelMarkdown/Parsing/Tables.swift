internal import KeelBase

/// Tables (GitHub Flavored Markdown, section "Tables (extension)").
///
/// cmark has a table as a paragraph. Its lines are cut into cells here, and the cells parsed by cmark, all in one go, as
/// paragraphs of their own, before the article itself, so that the article's link reference definitions hold in them.
/// The first line of a table may follow a paragraph's last; one column alone needs a pipe.
struct TableLeaf {
    let node: Document.NodeID
    /// The paragraph's text, from `start` on.
    let content: LeafContent
    let start: Int
    let table: TableLines
    /// The line below, where cmark took it for the underline of a heading.
    let underline: LeafContent?
}

extension TreeReader {
    mutating func findTable(_ id: Document.NodeID, underline line: Int?) {
        guard let table = TableLines(cursor.content.bytes[cursor.offset...]) else { return }
        var underline: LeafContent?
        if let line {
            var scanner = places.start(of: line)
            scanner.skipIndentation()
            var content = LeafContent()
            content.append(scanner)
            underline = content
        }
        tables.append(
            TableLeaf(node: id, content: cursor.content, start: cursor.offset, table: table, underline: underline))
    }

    /// - Parameter references: a text whose link reference definitions hold in the cells.
    mutating func readTables(references: UnsafeBufferPointer<UInt8>) {
        var pieces: [InlinePiece] = []
        var padding = 0
        for leaf in tables { build(leaf, &pieces, &padding) }
        readInlines(pieces, references: references)
    }

    // MARK: Structure

    private mutating func build(_ leaf: TableLeaf, _ pieces: inout [InlinePiece], _ padding: inout Int) {
        var content = leaf.content
        let lines = leaf.table.lines
        var id = leaf.node
        document.nodes[id].kind = .paragraph
        document.nodes[id].data = 0
        document.nodes[id].firstChild = -1
        let header = leaf.table.header
        let end = document.nodes[id].source.upperBound
        let start = Int32(content.sourceOffset(of: lines[header].lowerBound))
        if header > 0 {
            let before = lines[0].lowerBound..<lines[header - 1].upperBound
            pieces.append(piece(id, [before], of: content))
            document.nodes[id].source =
                document.nodes[id].source.lowerBound..<Int32(content.sourceEnd(of: before.upperBound))
            id = document.insert(Document.Node(kind: .table, parent: -1, source: start..<end), after: id)
        } else {
            document.nodes[id].kind = .table
        }
        var rows = [row(lines[header], of: content, leaf.table, isHeader: true, &pieces, &padding)]
        for line in lines.dropFirst(header + 2) {
            rows.append(row(line, of: content, leaf.table, isHeader: false, &pieces, &padding))
        }
        if let underline = leaf.underline {
            let isBreak = underline.bytes.prefix { $0 == "-" }.count >= 3
            var content = underline
            let place = Int32(content.sourceOffset(of: 0))..<Int32(content.sourceEnd(of: content.bytes.count))
            if isBreak {
                _ = document.insert(Document.Node(kind: .thematicBreak, parent: -1, source: place), after: id)
            } else {
                let line = 0..<content.bytes.count
                rows.append(row(line, of: content, leaf.table, isHeader: false, &pieces, &padding))
            }
        }
        let last = document.nodes[rows[rows.count - 1]].source.upperBound
        document.nodes[id].source = start..<max(start, last)
        document.setChildren(of: id, rows)
    }

    private mutating func row(
        _ line: Range<Int>, of content: LeafContent, _ table: TableLines, isHeader: Bool,
        _ pieces: inout [InlinePiece], _ padding: inout Int
    ) -> Document.NodeID {
        var content = content
        var cells: [Document.NodeID] = []
        for (column, cell) in TableLines.cells(content.bytes[line]).prefix(table.alignments.count).enumerated() {
            let source = content.sourceOffset(of: cell.lowerBound)..<content.sourceEnd(of: cell.upperBound)
            cells.append(
                addCell(table.alignments[column], source.isEmpty ? source.lowerBound..<source.lowerBound : source))
            if !cell.isEmpty {
                pieces.append(piece(cells[column], Self.withoutEscapes(cell, content.bytes), of: content))
            }
        }
        let end = content.sourceEnd(of: line.upperBound)
        // Rows far shorter than the header could fill the memory.
        while cells.count < table.alignments.count, padding < Self.paddingLimit {
            cells.append(addCell(table.alignments[cells.count], end..<end))
            padding += 1
        }
        let source = Int32(content.sourceOffset(of: line.lowerBound))..<Int32(end)
        document.nodes.append(
            Document.Node(kind: .tableRow, flags: isHeader ? .header : [], parent: -1, source: source))
        let id = document.nodes.count - 1
        document.setChildren(of: id, cells)
        return id
    }

    private mutating func addCell(_ alignment: TableAlignment, _ source: Range<Int>) -> Document.NodeID {
        document.nodes.append(
            Document.Node(
                kind: .tableCell, parent: -1, source: Int32(source.lowerBound)..<Int32(source.upperBound),
                data: alignment.rawValue))
        return document.nodes.count - 1
    }

    private static let paddingLimit = 1 << 17

    /// A pipe in a cell has a backslash before it, in code too, which is not for cmark.
    private static func withoutEscapes(_ cell: Range<Int>, _ bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = cell.lowerBound
        for index in cell.dropLast()
        where bytes[index] == "\\" && bytes[index + 1] == "|" {
            ranges.append(start..<index)
            start = index + 1
        }
        return ranges + [start..<cell.upperBound]
    }

    private func piece(_ node: Document.NodeID, _ ranges: [Range<Int>], of content: LeafContent) -> InlinePiece {
        var whole = content
        var piece = LeafContent()
        piece.append(inserted: InlinePiece.guardBytes, at: whole.sourceOffset(of: ranges[0].lowerBound))
        for range in ranges { piece.append(range, of: content) }
        return InlinePiece(node: node, content: piece)
    }
}
