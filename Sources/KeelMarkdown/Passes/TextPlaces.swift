internal import KeelBase

/// Where the bytes of a text node stand in the source, and which of them a backslash or an entity stands for.
struct TextPlaces {
    /// `nil` where the text is the source, byte for byte.
    private var offsets: [Int32]?
    private var escaped: Set<Int> = []
    private let start: Int32

    init(_ document: Document, _ id: Document.NodeID) {
        let node = document.nodes[id]
        start = node.source.lowerBound
        // Each escape makes the source longer.
        if node.source.count == node.text.count { return }
        var offsets: [Int32] = []
        offsets.reserveCapacity(node.text.count)
        var reader = EscapeReader(document, node)
        var place = reader.sourceOffset
        while let piece = reader.next() {
            offsets += repeatElement(Int32(place), count: piece.text.count)
            if piece.isEscaped { escaped.formUnion(piece.text) }
            place = reader.sourceOffset
        }
        self.offsets = offsets
    }

    func source(of byte: Int) -> Int32 {
        guard let offsets else { return start + Int32(byte) }
        return offsets.indices.contains(byte) ? offsets[byte] : (offsets.last ?? start)
    }

    func isEscaped(_ byte: Int) -> Bool { escaped.contains(byte) }
}
