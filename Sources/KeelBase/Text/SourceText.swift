/// A place in a text file, as an editor shows it.
///
/// `line` counts from 1. `column` counts from 1 in Unicode scalars (a tab is one column, a byte-order
/// mark none), which is what editors show for Cyrillic and Hangul, where bytes would be off.
package struct SourcePosition: Sendable, Hashable, Comparable, Codable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// A file's bytes with the path that messages name it by, and the way from byte offsets to positions.
///
/// Lines end at LF, CRLF or a lone CR, as in CommonMark.
package struct SourceText: Sendable {
    /// Relative to the root of the site, with `/` between parts: `Content/nl/vip-cycle.md`.
    package let path: String
    package let bytes: [UInt8]
    /// Byte offset of the first byte of each line; never empty.
    package let lineStarts: TextOffsets
    /// How many Unicode scalars begin before each multiple of `markDistance` bytes; empty where no line is so long that
    /// counting from its start takes long.
    private let scalarMarks: [Int]

    private static let markDistance = 1024

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        var starts = [0]
        bytes.withUnsafeBufferPointer { buffer in
            var index = 0
            while index < buffer.count {
                let byte = buffer[index]
                index += 1
                if byte == UInt8(ascii: "\r") {
                    if index < buffer.count, buffer[index] == UInt8(ascii: "\n") { index += 1 }
                    starts.append(index)
                } else if byte == UInt8(ascii: "\n") {
                    starts.append(index)
                }
            }
        }
        lineStarts = TextOffsets(starts)
        let ends = starts.dropFirst() + [bytes.count]
        scalarMarks = zip(starts, ends).contains { $1 - $0 > Self.markDistance } ? Self.scalarMarks(in: bytes) : []
    }

    private static func scalarMarks(in bytes: [UInt8]) -> [Int] {
        var marks = [0]
        for start in stride(from: 0, to: bytes.count - markDistance, by: markDistance) {
            marks.append(marks[marks.count - 1] + scalars(in: bytes[start..<(start + markDistance)]))
        }
        return marks
    }

    private static func scalars(in bytes: ArraySlice<UInt8>) -> Int {
        // Bytes of the form 10xxxxxx continue a scalar.
        bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }

    private func scalars(in range: Range<Int>) -> Int {
        guard range.count > Self.markDistance, !scalarMarks.isEmpty else { return Self.scalars(in: bytes[range]) }
        return scalars(before: range.upperBound) - scalars(before: range.lowerBound)
    }

    private func scalars(before offset: Int) -> Int {
        let mark = min(offset / Self.markDistance, scalarMarks.count - 1)
        return scalarMarks[mark] + Self.scalars(in: bytes[(mark * Self.markDistance)..<offset])
    }

    /// Length of a UTF-8 byte-order mark at the start: 0 or 3.
    package var byteOrderMarkLength: Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// The 0-based index of the line that holds `offset`; offsets past the end belong to the last line.
    package func lineIndex(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The position of a byte offset; offsets past the end give the position after the last byte.
    package func position(at offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        let line = lineIndex(at: offset)
        var start = lineStarts[line]
        if line == 0 { start = min(byteOrderMarkLength, offset) }
        return SourcePosition(line: line + 1, column: scalars(in: start..<offset) + 1)
    }

    /// Byte offsets of a 0-based line, without its line end.
    package func lineRange(_ index: Int) -> Range<Int> {
        let start = lineStarts[index]
        var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<end
    }
}
