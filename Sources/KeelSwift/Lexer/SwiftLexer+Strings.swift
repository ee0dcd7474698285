internal import KeelBase

/// How a string literal is opened and closed.
struct StringDelimiter {
    var hashes: Int
    var isMultiline: Bool

    var quotes: Int { isMultiline ? 3 : 1 }
}

extension SwiftLexer {
    func isTripleQuote(at index: Int) -> Bool {
        byte(index) == "\"" && byte(index + 1) == "\"" && byte(index + 2) == "\""
    }

    /// `#"""` opens a multi-line literal, unless the line closes it as in `#"""#` (a raw `"`).
    mutating func isRawTripleQuote(at quote: Int, hashes: Int) -> Bool {
        guard isTripleQuote(at: quote) else { return false }
        var index = quote + 2
        if index < rawStringMiss.end, hashes >= rawStringMiss.hashes { return true }
        while index < bytes.count, bytes[index] != "\n", bytes[index] != "\r" {
            if bytes[index] == "\"", hasHashes(hashes, at: index + 1) { return false }
            index += 1
        }
        rawStringMiss = (index, hashes)
        return true
    }

    mutating func lexString(_ literal: StringDelimiter) {
        lexStringPart(literal, from: position + literal.hashes + literal.quotes)
    }

    /// The literal part from `position` on, whose text begins at `start`, to its next interpolation or end.
    mutating func lexStringPart(_ literal: StringDelimiter, from start: Int) {
        var index = min(start, bytes.count)
        while index < bytes.count {
            switch bytes[index] {
            case "\"":
                if !literal.isMultiline || isTripleQuote(at: index) {
                    let end = index + literal.quotes
                    if hasHashes(literal.hashes, at: end) { return add(.string, to: end + literal.hashes) }
                }
                index += 1
            case "\\":
                index += 1
                guard hasHashes(literal.hashes, at: index) else { continue }
                let escaped = index + literal.hashes
                if byte(escaped) == "(" {
                    if index - 1 > position { add(.string, to: index - 1) }
                    add(.interpolationDelimiter, to: escaped + 1)
                    interpolations.append(Interpolation(literal: literal))
                    return
                }
                index = escaped
                if byte(index) == "\"" || byte(index) == "\\" { index += 1 }
            case "\n" where !literal.isMultiline, "\r" where !literal.isMultiline:
                if index > position { add(.string, to: index) }
                return
            default: index += 1
            }
        }
        index = min(index, bytes.count)
        if index > position { add(.string, to: index) }
    }

    func hasHashes(_ count: Int, at index: Int) -> Bool {
        var offset = 0
        while offset < count {
            if byte(index + offset) != "#" { return false }
            offset += 1
        }
        return true
    }
}
