internal import KeelBase

extension SwiftLexer {
    /// Whether an expression may begin here, so that `/` may open a regular expression: not right after a
    /// value, but after one and a space, where `/x` could only be a prefix operator otherwise.
    var isRegexPosition: Bool {
        guard let last else { return true }
        let isAdjacent = last.range.upperBound == position
        switch last.kind {
        case .operator: return true
        case .punctuation:
            switch lastByte {
            case "(", "[", "{", ",", ":", ";": return true
            case ")", "]", "}": return !isAdjacent
            default: return false
            }
        case .keyword:
            let isValue = words.use(of: bytes, last.range).contains(.value)
            return isValue ? !isAdjacent : true
        case .interpolationDelimiter: return lastByte == "\\"
        default: return !isAdjacent
        }
    }

    /// The end of the regular expression that `/` at `start` opens, by the compiler's rules (SE-0354): it
    /// ends on its line, has no space at either end, and no `)` that it didn't open.
    func bareRegexEnd(from start: Int) -> Int? {
        var index = start + 1
        switch byte(index) {
        case " ", "\t", "\n", "\r", "/", "*", ")", 0: return nil
        default: break
        }
        var depth = 0
        var isInClass = false
        while index < bytes.count {
            switch bytes[index] {
            case "\n", "\r": return nil
            case "\\":
                index += 1
                if byte(index) == "\n" || byte(index) == "\r" { return nil }
            case "[": isInClass = true
            case "]": isInClass = false
            case "(" where !isInClass: depth += 1
            case ")" where !isInClass:
                depth -= 1
                if depth < 0 { return nil }
            case "/":
                let isSpaced = (bytes[index - 1] == " " || bytes[index - 1] == "\t") && bytes[index - 2] != "\\"
                return isSpaced ? nil : index + 1
            default: break
            }
            index += 1
        }
        return nil
    }

    /// `#/…/#`, over several lines if its first has nothing but the delimiter.
    mutating func lexExtendedRegex(hashes: Int) {
        var index = position + hashes + 1
        var first = index
        while byte(first) == " " || byte(first) == "\t" { first += 1 }
        let isMultiline = byte(first) == "\n" || byte(first) == "\r"
        while index < bytes.count {
            switch bytes[index] {
            case "\n" where !isMultiline, "\r" where !isMultiline: return add(.regex, to: index)
            case "\\":
                index += 1
                if index < bytes.count, bytes[index] != "\n", bytes[index] != "\r" { index += 1 }
            case "/" where hasHashes(hashes, at: index + 1): return add(.regex, to: index + 1 + hashes)
            default: index += 1
            }
        }
        add(.regex, to: bytes.count)
    }
}
