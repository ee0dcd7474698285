internal import KeelBase

extension Document {
    /// Offsets in a text node's text of the characters that the writer has escaped, or written as an entity; ascending,
    /// one for each byte. The tree has the text without its escapes, so the source is read beside it.
    func escapedOffsets(of node: Node) -> [Int] {
        // Equal lengths mean no escapes: each makes the source longer. A node that a pass has made has no source.
        guard node.kind == .text, node.source.count != node.text.count, !node.source.isEmpty else { return [] }
        var reader = EscapeReader(self, node)
        var escaped: [Int] = []
        while let piece = reader.next() {
            if piece.isEscaped { escaped += piece.text }
        }
        return escaped
    }

    /// The byte offset in the source of a byte of a text node's text.
    func sourceOffset(of offset: Int, in node: Node) -> Int {
        if node.source.count == node.text.count { return Int(node.source.lowerBound) + offset }
        var reader = EscapeReader(self, node)
        while reader.textOffset < offset, reader.next() != nil {}
        return reader.sourceOffset
    }
}

/// Reads a text and its source side by side.
struct EscapeReader {
    private let raw: ArraySlice<UInt8>
    private let text: ArraySlice<UInt8>
    private(set) var sourceOffset: Int
    private(set) var textOffset = 0

    init(_ document: Document, _ node: Document.Node) {
        raw = document.source.bytes[Int(node.source.lowerBound)..<Int(node.source.upperBound)]
        text = document.bytes(node.text)
        sourceOffset = raw.startIndex
    }

    /// The next byte, or all that an escape or an entity stands for.
    mutating func next() -> (text: Range<Int>, isEscaped: Bool)? {
        let index = text.startIndex + textOffset
        guard index < text.endIndex, sourceOffset < raw.endIndex else { return nil }
        let byte = raw[sourceOffset]
        if byte == "\\", sourceOffset + 1 < raw.endIndex, raw[sourceOffset + 1] == text[index],
            text[index].isASCIIPunctuation
        {
            return advance(source: 2, text: 1, isEscaped: true)
        }
        if byte == "&", let entity = EntityReference(raw[sourceOffset...]),
            text[index...].starts(with: entity.text)
        {
            return advance(source: entity.length, text: entity.text.count, isEscaped: true)
        }
        if byte == text[index] { return advance(source: 1, text: 1, isEscaped: false) }
        // Not what stands in the source: better to leave the rest as it is.
        return advance(source: raw.endIndex - sourceOffset, text: text.endIndex - index, isEscaped: true)
    }

    private mutating func advance(source: Int, text: Int, isEscaped: Bool) -> (text: Range<Int>, isEscaped: Bool) {
        sourceOffset += source
        textOffset += text
        return (textOffset - text..<textOffset, isEscaped)
    }
}

/// An entity or numeric character reference at the start of a text.
struct EntityReference {
    /// In bytes, from `&` to `;`.
    let length: Int
    /// What it stands for.
    let text: [UInt8]

    /// - Returns: `nil` when `&` stands for itself.
    init?(_ bytes: ArraySlice<UInt8>) {
        // No name is longer than 31 letters.
        guard let end = bytes.prefix(40).firstIndex(of: ";"),
            let text = decodeEntity(Array(bytes[...end]))
        else { return nil }
        self.text = text
        length = end - bytes.startIndex + 1
    }
}
