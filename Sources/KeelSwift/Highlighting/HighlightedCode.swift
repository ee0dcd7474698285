/// HTML of code, one range for each line. Spans don't cross line ends, so that a caller can wrap lines.
package struct HighlightedCode: Sendable {
    /// All lines one after the other, without line ends.
    package private(set) var html: [UInt8] = []
    /// Of each line in `html`. A line end at the very end of the code starts no further line.
    package private(set) var lines: [Range<Int>] = []

    init(_ bytes: [UInt8], _ tokens: [Token]) {
        html.reserveCapacity(bytes.count * 2 + 64)
        var writer = LineWriter(html: html)
        html = []
        bytes.withUnsafeBufferPointer { source in
            var end = 0
            for token in tokens {
                guard let opening = Self.openings[Int(token.kind.rawValue)] else { continue }
                writer.write(source, end..<token.range.lowerBound, opening: [])
                writer.write(source, token.range, opening: opening)
                end = token.range.upperBound
            }
            writer.write(source, end..<source.count, opening: [])
        }
        writer.finish()
        html = writer.html
        lines = writer.lines
    }

    /// `<span class="k">` and its like by kind of token.
    private static let openings: [[UInt8]?] = {
        let last = Token.Kind.allCases.map { Int($0.rawValue) }.max() ?? 0
        var openings = [[UInt8]?](repeating: nil, count: last + 1)
        for kind in Token.Kind.allCases {
            openings[Int(kind.rawValue)] = HighlightClass(kind).map { Array("<span class=\"\($0.rawValue)\">".utf8) }
        }
        return openings
    }()
}

private struct LineWriter {
    var html: [UInt8]
    var lines: [Range<Int>] = []
    private var lineStart = 0
    private var lastWasCarriageReturn = false
    private var lineHasBytes = false

    init(html: [UInt8]) {
        self.html = html
    }

    /// Writes a piece of code with `&`, `<` and `>` escaped, inside a span on each of its lines.
    mutating func write(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, opening: [UInt8]) {
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = source[index]
            if byte == "\n" || byte == "\r" {
                // CRLF is one line end.
                if !(byte == "\n" && lastWasCarriageReturn) { endLine() }
                lastWasCarriageReturn = byte == "\r"
                index += 1
                continue
            }
            lastWasCarriageReturn = false
            lineHasBytes = true
            if !opening.isEmpty { html += opening }
            index = writeText(source, index..<range.upperBound)
            if !opening.isEmpty { html += Self.closing }
        }
    }

    mutating func finish() {
        if lineHasBytes { endLine() }
    }

    /// Up to the end of the line; gives where that is.
    private mutating func writeText(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
        var start = range.lowerBound
        var index = start
        scan: while index < range.upperBound {
            let entity: StaticString
            switch source[index] {
            case "\n", "\r": break scan
            case "&": entity = "&amp;"
            case "<": entity = "&lt;"
            case ">": entity = "&gt;"
            default:
                index += 1
                continue
            }
            html += source[start..<index]
            entity.withUTF8Buffer { html += $0 }
            index += 1
            start = index
        }
        html += source[start..<index]
        return index
    }

    private mutating func endLine() {
        lines.append(lineStart..<html.count)
        lineStart = html.count
        lineHasBytes = false
    }

    private static let closing = Array("</span>".utf8)
}
