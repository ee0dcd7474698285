internal import KeelBase

extension SwiftLexer {
    /// An operator is as long as it can be, but ends before a comment and a regular expression; only one
    /// that begins with a dot may have dots in it.
    mutating func lexOperator() {
        let allowsRegex = isRegexPosition
        if bytes[position] == "/", allowsRegex, let end = bareRegexEnd(from: position) {
            return add(.regex, to: end)
        }
        let startsWithDot = bytes[position] == "."
        var end = position
        loop: while end < bytes.count {
            switch bytes[end] {
            case "/":
                if byte(end + 1) == "/" || byte(end + 1) == "*" { break loop }
                if end > position, allowsRegex, bareRegexEnd(from: end) != nil { break loop }
                end += 1
            case ".":
                guard startsWithDot else { break loop }
                end += 1
            case "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?":
                end += 1
            case 0x80...:
                let (scalar, length) = bytes.codePoint(at: end)
                let belongs =
                    end == position
                    ? SwiftCharacters.startsOperator(scalar) : SwiftCharacters.continuesOperator(scalar)
                guard belongs else { break loop }
                end += length
            default: break loop
            }
        }
        if end == position { end += 1 }
        let isDot = startsWithDot && end == position + 1
        add(isDot ? .punctuation : .operator, to: end)
    }
}
