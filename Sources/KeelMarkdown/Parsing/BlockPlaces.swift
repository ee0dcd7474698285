internal import KeelBase

/// Where the content of blocks stands in the source: past what the containers around them take of each line.
///
/// cmark tells the line where a block starts, and little more. So the containers are followed here once more, with the
/// rules of CommonMark 0.30, section 5; the tree says which rule applies, so nothing is guessed.
struct BlockPlaces {
    let source: SourceText
    let bytes: UnsafeBufferPointer<UInt8>
    let bodyOffset: Int
    /// Index of the line where the body starts.
    let firstLine: Int
    private var prefixes: [ContainerPrefix] = []
    /// The line on which the innermost container was opened, and the place past its marker.
    private var current: (line: Int, scanner: LineScanner)?

    init(source: SourceText, bytes: UnsafeBufferPointer<UInt8>, bodyOffset: Int) {
        self.source = source
        self.bytes = bytes
        self.bodyOffset = bodyOffset
        firstLine = source.lineIndex(at: bodyOffset)
    }

    /// Where the lines of a text come from that was put together of lines of the source; `shift` is how many bytes
    /// further right a column is there.
    var origins: [(line: Int, shift: Int)] = [] {
        didSet { shifts = Dictionary(origins.map { ($0.line, $0.shift) }, uniquingKeysWith: { first, _ in first }) }
    }
    private var shifts: [Int: Int] = [:]

    /// The line's index for one of cmark's line numbers, which count from 1 at the start of the body.
    func lineIndex(_ line: Int32) -> Int {
        let index = max(Int(line), 1) - 1
        return origins.isEmpty ? firstLine + index : origins[min(index, origins.count - 1)].line
    }

    func shift(ofLine line: Int) -> Int { shifts.isEmpty ? 0 : shifts[line] ?? 0 }

    func lineRange(_ line: Int) -> Range<Int> {
        guard line < source.lineStarts.count else { return bytes.count..<bytes.count }
        let range = source.lineRange(line)
        guard line == firstLine else { return range }
        // cmark skips a byte-order mark at the start of what it is given.
        var start = max(range.lowerBound, bodyOffset)
        if bytes[start..<range.upperBound].starts(with: [0xEF, 0xBB, 0xBF]) { start += 3 }
        return start..<max(start, range.upperBound)
    }

    mutating func openQuote(line: Int) {
        var scanner = start(of: line)
        _ = scanner.skipQuoteMarker()
        prefixes.append(.quote)
        current = (line, scanner)
    }

    mutating func openItem(line: Int) {
        var scanner = start(of: line)
        prefixes.append(.item(columns: scanner.skipItemMarker() ?? 0))
        current = (line, scanner)
    }

    /// A footnote, whose later lines are indented by four columns.
    mutating func openNote(line: Int, scanner: LineScanner) {
        prefixes.append(.item(columns: 4))
        current = (line, scanner)
    }

    mutating func close() {
        prefixes.removeLast()
        current = nil
    }

    /// The place in a line past the containers that are open, as far as the line continues them.
    func start(of line: Int) -> LineScanner { continuation(line).scanner }

    /// The same, and whether the line continues all of them; a paragraph's line that does not is a lazy one.
    func continuation(_ line: Int) -> (scanner: LineScanner, isLazy: Bool) {
        if let current, current.line == line { return (current.scanner, false) }
        var scanner = LineScanner(bytes: bytes, line: lineRange(line))
        for prefix in prefixes {
            guard scanner.skip(prefix) else { return (scanner, true) }
        }
        return (scanner, false)
    }
}
