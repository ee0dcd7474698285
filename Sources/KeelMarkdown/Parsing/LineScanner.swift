internal import KeelBase

/// A place in one line, in bytes and in columns, as CommonMark counts them: tab stops are four columns apart, and a
/// tab may be used up in part by a container's indentation.
struct LineScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    /// Byte offset of the line's end, its line-end characters excluded.
    let end: Int
    /// Byte offset of the next character; of the tab itself while it is used up in part.
    private(set) var offset: Int
    private(set) var column = 0
    private(set) var isInsideTab = false

    init(bytes: UnsafeBufferPointer<UInt8>, line: Range<Int>) {
        self.bytes = bytes
        offset = line.lowerBound
        end = line.upperBound
    }

    var next: UInt8? { offset < end ? bytes[offset] : nil }

    var isAtSpaceOrTab: Bool { next?.isSpaceOrTab == true }

    /// The first character from here that is no space or tab, and how many columns lie before it.
    /// - Parameter limit: looks no further than so many columns, so that deep nesting does not look at the same
    ///   indentation again and again.
    func firstNonspace(within limit: Int = .max) -> (offset: Int, indent: Int) {
        var offset = offset
        var column = column
        while offset < end, column - self.column < limit {
            if bytes[offset] == " " {
                column += 1
            } else if bytes[offset] == "\t" {
                column += 4 - column % 4
            } else {
                break
            }
            offset += 1
        }
        return (offset, column - self.column)
    }

    /// Moves over bytes that are no tabs.
    mutating func skip(bytes count: Int) {
        offset += count
        column += count
        isInsideTab = false
    }

    /// Moves over spaces and tabs, at most so many columns wide.
    mutating func skipIndentation(columns: Int) {
        var left = columns
        while left > 0, offset < end {
            if bytes[offset] == " " {
                skip(bytes: 1)
                left -= 1
            } else if bytes[offset] == "\t" {
                let width = 4 - column % 4
                column += min(width, left)
                isInsideTab = width > left
                if !isInsideTab { offset += 1 }
                left -= width
            } else {
                return
            }
        }
    }

    mutating func skipIndentation() { skipIndentation(columns: .max) }
}
