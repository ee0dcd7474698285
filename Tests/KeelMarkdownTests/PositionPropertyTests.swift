import KeelBase
import KeelMarkdown
import Testing

/// Generated texts hold each word once, so that a word in the tree has one place in the source.
@Suite struct `Source positions of generated texts` {
    private static let count = 20_000

    @Test func `hold the words of each node, and links start at their first character`() {
        let batches = Array(stride(from: 0, to: Self.count, by: 500))
        var options = MarkdownOptions.commonMark
        // Otherwise the code is that of cmark, and not what stands at its places.
        options.repairsFenceIndentation = true
        let results = batches.concurrentMap { [options] start in
            (start..<start + 500).flatMap { seed -> [String] in
                var generator = MarkdownGenerator(seed: UInt64(seed))
                let text = generator.document()
                let document = Document(parsing: SourceText(path: "x.md", bytes: text), options: options)
                return misplaced(document).map { "\($0) in \(String(decoding: text, as: UTF8.self).debugDescription)" }
            }
        }
        let faults = results.flatMap(\.self).sorted { $0.count < $1.count }
        #expect(faults.isEmpty, "\(faults.prefix(5).joined(separator: "\n"))")
    }

    @Test func `are lost nowhere, in broken texts either`() {
        let batches = Array(stride(from: 0, to: Self.count, by: 500))
        let lost = batches.concurrentMap { start in
            (start..<start + 500).filter { seed in
                var generator = MarkdownGenerator(seed: UInt64(seed))
                let text = seed % 2 == 0 ? generator.soup() : generator.anything()
                return Document(parsing: SourceText(path: "x.md", bytes: text)).inexactPositions > 0
            }
        }
        #expect(lost.flatMap(\.self) == [])
    }
}

/// Words and links whose place in the source is not that of their node.
private func misplaced(_ document: Document) -> [String] {
    let source = document.source.bytes
    let places = wordPlaces(source)
    var faults: [String] = []
    for event in document.walk() where event.isEntering {
        let node = document.nodes[event.node]
        let range = Int(node.source.lowerBound)..<Int(node.source.upperBound)
        if let parent = document.parent(of: event.node) {
            let outer = document.nodes[parent].source
            if node.source.lowerBound < outer.lowerBound || node.source.upperBound > outer.upperBound {
                faults.append("\(node.kind) \(node.source) outside \(document.nodes[parent].kind) \(outer)")
            }
        }
        switch node.kind {
        case .text, .code, .htmlInline, .codeBlock, .htmlBlock:
            for word in wordPlaces(document.bytes(node.text)).keys {
                if let place = places[word], !range.contains(place) {
                    faults.append("\(node.kind) \(range) without \(word) at \(place)")
                }
            }
            if node.kind == .text, let first = document.bytes(node.text).first {
                let start = source[range.lowerBound]
                // An escape, an entity, a NUL, or the rest of a tab before a lazy line.
                if start != first, !"\\&\0\t".utf8.contains(start) {
                    faults.append("text starts at \(range.lowerBound)")
                }
            }
        case .link where !"[<".utf8.contains(source[range.lowerBound]),
            .image where source[range.lowerBound] != UInt8(ascii: "!"):
            faults.append("\(node.kind) starts at \(range.lowerBound)")
        default: break
        }
    }
    for block in document.codeBlocks {
        for (line, offset) in zip(
            block.code.split(separator: "\n", omittingEmptySubsequences: false), block.lineOffsets)
        {
            for (word, place) in wordPlaces(Array(line.utf8)) where places[word] != place + offset {
                // A tab may have become spaces, and NUL is longer in the code.
                if source[offset] == UInt8(ascii: "\t") || line.contains("\u{FFFD}") { continue }
                faults.append("code line at \(offset)")
            }
        }
    }
    return faults
}

/// Offsets of the generator's words, `w12w`.
private func wordPlaces(_ text: some RandomAccessCollection<UInt8>) -> [String: Int] {
    var places: [String: Int] = [:]
    let bytes = Array(text)
    var index = 0
    while index < bytes.count {
        guard bytes[index] == UInt8(ascii: "w") else {
            index += 1
            continue
        }
        var end = index + 1
        while end < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]) { end += 1 }
        if end > index + 1, end < bytes.count, bytes[end] == UInt8(ascii: "w") {
            places[String(decoding: bytes[index...end], as: UTF8.self)] = index
            index = end
        }
        index += 1
    }
    return places
}
