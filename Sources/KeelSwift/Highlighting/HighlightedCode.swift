/// HTML of code, one range for each line. Spans don't cross line ends, so that a caller can wrap lines.
package struct HighlightedCode: Sendable {
    /// All lines one after the other, without line ends.
    package let html: [UInt8]
    /// Of each line in `html`. A line end at the very end of the code starts no further line.
    package let lines: [Range<Int>]

    /// `tokens` are ordered and don't overlap.
    init(_ bytes: [UInt8], _ tokens: [Token]) {
        var lines: [Range<Int>] = []
        html = bytes.withUnsafeBufferPointer { source in
            [UInt8](unsafeUninitializedCapacity: HTMLLineWriter.mostBytes(source, tokens)) { buffer, count in
                var writer = HTMLLineWriter(source: source, html: buffer)
                var end = 0
                for token in tokens {
                    guard let spanClass = HighlightClass(token.kind) else { continue }
                    writer.write(end..<token.range.lowerBound, nil)
                    writer.write(token.range, spanClass)
                    end = token.range.upperBound
                }
                writer.write(end..<source.count, nil)
                writer.finish()
                count = writer.count
                lines = writer.lines
            }
        }
        self.lines = lines
    }
}
