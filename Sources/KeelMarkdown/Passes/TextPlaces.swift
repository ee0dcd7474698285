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
        let text = document.bytes(node.text)
        let source = document.source.bytes[Int(node.source.lowerBound)..<Int(node.source.upperBound)]
        if text.count == source.count, text.elementsEqual(source) { return }
        var offsets: [Int32] = []
        offsets.reserveCapacity(text.count)
        var here = text.startIndex
        var there = source.startIndex
        while here < text.endIndex {
            guard there < source.endIndex else {
                offsets.append(node.source.upperBound)
                here += 1
                continue
            }
            let step = Self.step(text[here...], source[there...])
            if step.isEscaped { escaped.insert(here - text.startIndex) }
            for _ in 0..<min(step.text, text.endIndex - here) { offsets.append(Int32(there)) }
            here += step.text
            there += step.source
        }
        self.offsets = offsets
    }

    func source(of byte: Int) -> Int32 {
        guard let offsets else { return start + Int32(byte) }
        return offsets.indices.contains(byte) ? offsets[byte] : (offsets.last ?? start)
    }

    func isEscaped(_ byte: Int) -> Bool { escaped.contains(byte) }

    private static func step(
        _ text: ArraySlice<UInt8>, _ source: ArraySlice<UInt8>
    ) -> (text: Int, source: Int, isEscaped: Bool) {
        let first = source[source.startIndex]
        if first == UInt8(ascii: "\\"), source.count > 1, isASCIIPunctuation(source[source.startIndex + 1]),
            source[source.startIndex + 1] == text.first
        {
            return (1, 2, true)
        }
        if first == 0 { return (3, 1, false) }
        if first == UInt8(ascii: "&"), let end = source.prefix(40).firstIndex(of: UInt8(ascii: ";")),
            let decoded = decodeEntity(Array(source[...end]))
        {
            return (decoded.count, end + 1 - source.startIndex, true)
        }
        return (1, 1, false)
    }
}
