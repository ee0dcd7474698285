internal import KeelBase

/// `[^label]: text` at the start of a line, with the lines after it that are indented by four columns or continue its
/// paragraph (cmark-gfm's rules; GitHub, "Basic writing and formatting syntax", section "Footnotes").
///
/// CommonMark would take some for link reference definitions, and what is indented below for code. So they are taken out
/// of the article before cmark reads it, and parsed in a text of their own, as the items of a list.
struct FootnoteDefinitions {
    struct Definition {
        let label: String
        /// Byte offset of its `[` in the source.
        let offset: Int
        /// Past `]:` and the blanks after it.
        let textOffset: Int
        let lines: Range<Int>
        /// The node of its content, which is linked to nothing.
        var node: Document.NodeID = -1
    }

    var all: [Definition] = []
    /// The article with blanks in place of the definitions.
    private(set) var rest: [UInt8] = []
    private let places: BlockPlaces

    init(_ places: BlockPlaces, options: MarkdownOptions) {
        self.places = places
        let body = UnsafeBufferPointer(rebasing: places.bytes[places.bodyOffset...])
        guard options.footnotes, Self.mayHold(body) else { return }
        let outline = BlockOutline(body)
        let count = places.source.lineStarts.count
        var line = places.firstLine
        while line < count {
            guard var definition = definition(at: line, outline) else {
                line += 1
                continue
            }
            let end = end(after: line, outline, limit: count)
            definition = Definition(
                label: definition.label, offset: definition.offset, textOffset: definition.textOffset, lines: line..<end
            )
            all.append(definition)
            line = end
        }
        guard !all.isEmpty else { return }
        rest = Array(body)
        for definition in all {
            for line in definition.lines {
                for offset in places.lineRange(line) { rest[offset - places.bodyOffset] = UInt8(ascii: " ") }
            }
        }
    }

    /// A list with one item for each definition, and where its lines come from.
    func list() -> (text: [UInt8], origins: [(line: Int, shift: Int)], firstLines: [Int32: Int]) {
        var text: [UInt8] = []
        var origins: [(line: Int, shift: Int)] = []
        var firstLines: [Int32: Int] = [:]
        for (index, definition) in all.enumerated() {
            firstLines[Int32(origins.count + 1)] = index
            for line in definition.lines {
                let range = places.lineRange(line)
                let start = line == definition.lines.lowerBound ? definition.textOffset : contentStart(of: line)
                text += line == definition.lines.lowerBound ? "+   ".utf8 : "    ".utf8
                text += places.bytes[start..<range.upperBound]
                text.append(UInt8(ascii: "\n"))
                origins.append((line, start - range.lowerBound - 4))
            }
            text.append(UInt8(ascii: "\n"))
            origins.append((definition.lines.upperBound - 1, 0))
        }
        // An empty heading: what follows belongs to no item.
        text += "#\n\n".utf8
        return (text, origins, firstLines)
    }

    func scanner(for definition: Definition) -> LineScanner {
        var scanner = LineScanner(bytes: places.bytes, line: places.lineRange(definition.lines.lowerBound))
        scanner.skip(bytes: definition.textOffset - scanner.offset)
        return scanner
    }

    // MARK: Lines

    private func definition(at line: Int, _ outline: BlockOutline) -> Definition? {
        let range = places.lineRange(line)
        var start = range.lowerBound
        while start < range.upperBound, places.bytes[start] == " " { start += 1 }
        let indent = start - range.lowerBound
        guard indent < 4, range.upperBound - start > 4, places.bytes[start] == "[",
            places.bytes[start + 1] == "^"
        else { return nil }
        var end = start + 2
        while end < range.upperBound, isLabelByte(places.bytes[end]) { end += 1 }
        guard end > start + 2, end + 1 < range.upperBound, places.bytes[end] == "]",
            places.bytes[end + 1] == ":"
        else { return nil }
        switch outline.kind(ofLine: line - places.firstLine) {
        case .verbatim: return nil
        case .list where indent > 0: return nil
        default: break
        }
        var text = end + 2
        while text < range.upperBound, places.bytes[text].isSpaceOrTab { text += 1 }
        return Definition(
            label: String(decoding: places.bytes[(start + 2)..<end], as: UTF8.self), offset: start, textOffset: text,
            lines: line..<line)
    }

    /// The line past the definition that starts at a line.
    private func end(after first: Int, _ outline: BlockOutline, limit: Int) -> Int {
        var end = first + 1
        var line = end
        while line < limit {
            let scanner = LineScanner(bytes: places.bytes, line: places.lineRange(line))
            let (nonspace, indent) = scanner.firstNonspace(within: 4)
            if nonspace == scanner.end {
                line += 1
                continue
            }
            let isLazy = line == end && outline.isOneParagraph(line - 1 - places.firstLine, line - places.firstLine)
            guard indent >= 4 || isLazy && definition(at: line, outline) == nil else { break }
            line += 1
            end = line
        }
        return end
    }

    private func contentStart(of line: Int) -> Int {
        var scanner = LineScanner(bytes: places.bytes, line: places.lineRange(line))
        _ = scanner.skip(ContainerPrefix.item(columns: 4))
        return scanner.offset
    }

    private static func mayHold(_ body: UnsafeBufferPointer<UInt8>) -> Bool {
        var isOpen = false
        var previous: UInt8 = 0
        for byte in body {
            if previous == "[", byte == "^" { isOpen = true }
            if isOpen, previous == "]", byte == ":" { return true }
            previous = byte
        }
        return false
    }
}

/// What may stand in a footnote's label.
func isLabelByte(_ byte: UInt8) -> Bool {
    byte > " " && byte != "[" && byte != "]" && byte != 0x7F
}
