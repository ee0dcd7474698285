internal import KeelBase

/// A text to be parsed as the inlines of a node.
struct InlinePiece {
    let node: Document.NodeID
    /// Begins with `guardBytes`.
    let content: LeafContent

    /// A no-break space makes a paragraph of anything, and counts as white space for what follows, as the start of a
    /// paragraph does.
    static let guardBytes: [UInt8] = [0xC2, 0xA0]
}

extension TreeReader {
    /// - Parameter references: a text whose link reference definitions hold in the pieces.
    mutating func readInlines(_ pieces: [InlinePiece], references: UnsafeBufferPointer<UInt8>) {
        let newline = UInt8(ascii: "\n")
        var text: [UInt8] = []
        var line: Int32 = 1
        var pieceOfLine: [Int32: Int] = [:]
        for (index, piece) in pieces.enumerated() {
            pieceOfLine[line] = index
            for byte in piece.content.bytes {
                text.append(byte)
                guard byte == newline else { continue }
                line += 1
                // So indented, a line continues the paragraph whatever it begins with.
                text += [32, 32, 32, 32]
            }
            text += [newline, newline]
            line += 2
        }
        let last = line
        if holdsDefinitions(references) { text += references }
        CMark.parse(text) { root in
            var block = root?.firstChild
            while let paragraph = block, paragraph.startLine < last {
                if let index = pieceOfLine[paragraph.startLine] {
                    cursor.start(with: pieces[index].content)
                    open = [(Int32(pieces[index].node), -1)]
                    read(paragraph, includingRoot: false)
                    dropGuard(pieces[index].node)
                }
                block = paragraph.next
            }
        }
        open = []
    }

    private mutating func dropGuard(_ node: Document.NodeID) {
        let first = Int(document.nodes[node].firstChild)
        guard first >= 0, document.bytes(document.nodes[first].text).starts(with: InlinePiece.guardBytes) else {
            return
        }
        let text = document.nodes[first].text
        document.nodes[first].text = text.lowerBound + 2..<text.upperBound
        if text.count == 2 { document.nodes[node].firstChild = document.nodes[first].nextSibling }
    }

    private func holdsDefinitions(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var previous: UInt8 = 0
        for byte in text {
            if previous == "]", byte == ":" { return true }
            previous = byte
        }
        return false
    }
}
