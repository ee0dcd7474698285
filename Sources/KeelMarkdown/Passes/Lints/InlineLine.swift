internal import KeelBase

/// The text right in a paragraph, a heading or the like, on one line; what else is in it is one byte each.
struct InlineLine {
    static let markup: UInt8 = 1

    private(set) var bytes: [UInt8] = []
    private(set) var escaped: Set<Int> = []
    /// What begins at a byte, in order.
    private var pieces: [(start: Int, places: TextPlaces?, source: Int)] = []
    private let sourceEnd: Int

    init(_ document: Document, _ id: Document.NodeID) {
        sourceEnd = Int(document.nodes[id].source.upperBound)
        for child in document.children(of: id) {
            let node = document.nodes[child]
            let places = node.kind == .text ? TextPlaces(document, child) : nil
            pieces.append((bytes.count, places, Int(node.source.lowerBound)))
            if let places {
                let text = document.bytes(node.text)
                for offset in 0..<text.count where places.isEscaped(offset) { escaped.insert(bytes.count + offset) }
                bytes += text
            } else {
                bytes.append(node.kind == .softBreak || node.kind == .lineBreak ? UInt8(ascii: " ") : Self.markup)
            }
        }
    }

    /// Brackets that belong together, by their ends.
    func pairs() -> [(open: Int, close: Int)] {
        var open: [Int] = []
        var pairs: [(open: Int, close: Int)] = []
        for (index, byte) in bytes.enumerated() where byte == "[" || byte == "]" {
            guard !escaped.contains(index) else { continue }
            if byte == "[" {
                open.append(index)
            } else if let start = open.popLast() {
                pairs.append((start, index))
            }
        }
        return pairs
    }

    /// Of a label that begins with a bracket; no label is longer than 999 characters.
    func labelEnd(after open: Int) -> Int? {
        guard !escaped.contains(open),
            let end = bytes[(open + 1)...].prefix(4000).indices.first(where: {
                (bytes[$0] == "]" || bytes[$0] == "[") && !escaped.contains($0)
            })
        else { return nil }
        return bytes[end] == "]" ? end : nil
    }

    func source(of byte: Int) -> Int {
        guard byte < bytes.count else { return sourceEnd }
        var (low, high) = (0, pieces.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].start <= byte { low = middle } else { high = middle }
        }
        let piece = pieces[low]
        return piece.places.map { Int($0.source(of: byte - piece.start)) } ?? piece.source
    }
}

extension Document {
    /// A part of a line as the author wrote it, with one space for each run of white space.
    func written(_ range: Range<Int>, in line: InlineLine) -> String {
        let start = line.source(of: range.lowerBound)
        let place = start..<max(start, line.source(of: range.upperBound))
        return String(decoding: source.bytes[place], as: UTF8.self)
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
