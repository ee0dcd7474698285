internal import KeelBase

/// A block that takes a part of the start of each of its lines.
enum ContainerPrefix {
    case quote
    /// A list item whose content is indented by so many columns.
    case item(columns: Int)
}

extension LineScanner {
    /// Moves past what an open container takes of a line that continues it.
    /// - Returns: `false`, and does not move, when the line does not continue it (lazy continuation, or its end).
    mutating func skip(_ prefix: ContainerPrefix) -> Bool {
        switch prefix {
        case .quote: return skipQuoteMarker()
        case .item(let columns):
            let (first, indent) = firstNonspace(within: columns)
            if indent >= columns {
                skipIndentation(columns: columns)
            } else if first == end {
                skipIndentation()
            } else {
                return false
            }
            return true
        }
    }

    /// Moves past `>` and the space that belongs to it.
    mutating func skipQuoteMarker() -> Bool {
        let (first, indent) = firstNonspace(within: 4)
        guard indent <= 3, first < end, bytes[first] == ">" else { return false }
        skipIndentation()
        skip(bytes: 1)
        if isAtSpaceOrTab { skipIndentation(columns: 1) }
        return true
    }

    /// Moves past the marker that starts a list item, and the indentation of what follows it.
    /// - Returns: how far the item's content is indented, in columns; `nil` when there is no marker.
    mutating func skipItemMarker() -> Int? {
        let (first, indent) = firstNonspace()
        var marker = first
        while marker < end, bytes[marker].isASCIIDigit { marker += 1 }
        guard marker < end else { return nil }
        switch bytes[marker] {
        case ")", ".": if marker == first { return nil }
        case "-", "+", "*": if marker > first { return nil }
        default: return nil
        }
        let width = marker + 1 - first
        skipIndentation()
        skip(bytes: width)
        let (content, spaces) = firstNonspace()
        if content == end || spaces == 0 || spaces > 4 {
            // An empty item, or one that starts with indented code: only one space belongs to the marker.
            skipIndentation(columns: 1)
            return indent + width + 1
        }
        skipIndentation()
        return indent + width + spaces
    }
}
