internal import KeelBase

/// Writes code as HTML into memory of a size known before; twice as fast as appending to an array.
struct HTMLLineWriter {
    private let source: UnsafeBufferPointer<UInt8>
    private let html: UnsafeMutableBufferPointer<UInt8>
    private(set) var count = 0
    private(set) var lines: [Range<Int>] = []
    private var lineStart = 0
    private var isAfterCarriageReturn = false
    private var lineHasBytes = false

    init(source: UnsafeBufferPointer<UInt8>, html: UnsafeMutableBufferPointer<UInt8>) {
        self.source = source
        self.html = html
    }

    /// How long the HTML can be: every character reference, and a span for each token on each of its lines.
    static func mostBytes(_ source: UnsafeBufferPointer<UInt8>, _ tokens: [Token]) -> Int {
        var references = 0
        var lineEnds = 0
        for byte in source {
            references += byte == "<" || byte == ">" || byte == "&" ? 1 : 0
            lineEnds += byte == "\n" || byte == "\r" ? 1 : 0
        }
        let span = opening.utf8CodeUnitCount + closing.utf8CodeUnitCount
        return source.count + 4 * references + span * (tokens.count + lineEnds)
    }

    /// Writes a piece of code, inside a span on each of its lines if there is a class.
    mutating func write(_ range: Range<Int>, _ spanClass: HighlightClass?) {
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = source[index]
            if byte == "\n" || byte == "\r" {
                // CRLF is one line end.
                if !(byte == "\n" && isAfterCarriageReturn) { endLine() }
                isAfterCarriageReturn = byte == "\r"
                index += 1
                continue
            }
            isAfterCarriageReturn = false
            lineHasBytes = true
            if let spanClass {
                append(Self.opening)
                html[count - Self.classPlace] = spanClass.letter
            }
            index = writeText(index..<range.upperBound)
            if spanClass != nil { append(Self.closing) }
        }
    }

    mutating func finish() {
        if lineHasBytes { endLine() }
    }

    /// Up to the end of the line; gives where that is.
    private mutating func writeText(_ range: Range<Int>) -> Int {
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = source[index]
            switch byte {
            case "\n", "\r": return index
            case "&": append("&amp;")
            case "<": append("&lt;")
            case ">": append("&gt;")
            default:
                html[count] = byte
                count += 1
            }
            index += 1
        }
        return index
    }

    @inline(__always)
    private mutating func append(_ text: StaticString) {
        let length = text.utf8CodeUnitCount
        _ = UnsafeMutableBufferPointer(rebasing: html[count..<count + length])
            .update(fromContentsOf: UnsafeBufferPointer(start: text.utf8Start, count: length))
        count += length
    }

    private mutating func endLine() {
        lines.append(lineStart..<count)
        lineStart = count
        lineHasBytes = false
    }

    private static let opening: StaticString = "<span class=\"k\">"
    private static let closing: StaticString = "</span>"
    /// Bytes from the end of `opening` back to its letter.
    private static let classPlace = 3
}
