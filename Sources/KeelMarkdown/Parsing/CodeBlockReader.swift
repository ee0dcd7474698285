internal import KeelBase

/// The lines of a code block, read from the source.
struct CodeBlockReader {
    private(set) var isFenced = false
    private(set) var isClosed = true
    private(set) var fenceOffset = 0
    private(set) var infoOffset = 0
    private(set) var endOffset = 0
    private(set) var code: [UInt8] = []
    private(set) var lineOffsets: [Int] = []

    /// - Parameters:
    ///   - line: index of the line where the block starts.
    ///   - lineCount: how many lines of code cmark found.
    init(_ places: BlockPlaces, line: Int, lineCount: Int) {
        let opening = places.start(of: line)
        let (first, indent) = opening.firstNonspace()
        isFenced = indent < 4
        var codeLine = line
        if isFenced {
            fenceOffset = first
            var rest = first
            while rest < opening.end, places.bytes[rest] == places.bytes[first] { rest += 1 }
            let fenceLength = rest - first
            while rest < opening.end, places.bytes[rest].isSpaceOrTab { rest += 1 }
            infoOffset = rest
            endOffset = opening.end
            codeLine += 1
            for index in codeLine..<codeLine + lineCount {
                var scanner = places.start(of: index)
                scanner.skipIndentation(columns: indent)
                append(scanner)
            }
            isClosed = false
            let closing = places.start(of: codeLine + lineCount)
            findClosingFence(closing, character: places.bytes[min(first, places.bytes.count - 1)], length: fenceLength)
        } else {
            for index in codeLine..<codeLine + lineCount {
                var scanner = places.start(of: index)
                scanner.skipIndentation(columns: 4)
                append(scanner)
            }
            fenceOffset = lineOffsets.first ?? first
            infoOffset = fenceOffset
        }
    }

    private mutating func append(_ scanner: LineScanner) {
        lineOffsets.append(scanner.offset)
        var start = scanner.offset
        if scanner.isInsideTab {
            code.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 4 - scanner.column % 4))
            start += 1
        }
        let rest = UnsafeBufferPointer(rebasing: scanner.bytes[start..<scanner.end])
        if rest.contains(0) {
            for byte in rest { code.append(contentsOf: byte == 0 ? [0xEF, 0xBF, 0xBD] : [byte]) }
        } else {
            code.append(contentsOf: rest)
        }
        code.append(UInt8(ascii: "\n"))
        endOffset = scanner.end
    }

    private mutating func findClosingFence(_ scanner: LineScanner, character: UInt8, length: Int) {
        let (first, indent) = scanner.firstNonspace()
        guard indent < 4 else { return }
        let run = scanner.bytes[first..<scanner.end].prefix { $0 == character }
        guard run.count >= length,
            scanner.bytes[run.endIndex..<scanner.end].allSatisfy(\.isSpaceOrTab)
        else { return }
        isClosed = true
        endOffset = first
    }
}
