internal import KeelBase

/// Splits Swift source into tokens, by the lexical grammar of Swift 6.3.
///
/// Any bytes are accepted: what is no Swift becomes `unknown` tokens, what is not closed ends with its line
/// or the source. Tokens are ordered and don't overlap; the bytes between them are white space. Time is
/// linear, and nesting is held on a stack of its own.
package struct SwiftLexer {
    let bytes: [UInt8]
    var position = 0
    var tokens: [Token] = []
    /// The last token that is no comment.
    var last: Token?
    /// The interpolations that are open, innermost last.
    var interpolations: [Interpolation] = []
    let words = SwiftWords.table
    /// Where the last look for the end of a raw string on its line found nothing, to look there only once.
    var rawStringMiss = (end: 0, hashes: 0)

    struct Interpolation {
        var literal: StringDelimiter
        /// Parentheses opened by the code since `\(`.
        var parentheses = 0
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 5 + 8)
    }

    package static func tokens(of bytes: [UInt8]) -> [Token] {
        var lexer = SwiftLexer(bytes)
        lexer.run()
        return lexer.tokens
    }

    private mutating func run() {
        if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
        if byte(position) == "#", byte(position + 1) == "!" { add(.comment, to: lineEnd(from: position)) }
        while position < bytes.count { next() }
    }

    private mutating func next() {
        let first = bytes[position]
        switch first {
        case " ", "\t", 0x0B, 0x0C: position += 1
        case "\n", "\r":
            // A line end inside an interpolation of a single-line literal: the literal was never closed.
            while let open = interpolations.last, !open.literal.isMultiline { interpolations.removeLast() }
            position += 1
        case "a"..."z", "A"..."Z", "_": lexWord()
        case "0"..."9": lexNumber()
        case "\"": lexString(StringDelimiter(hashes: 0, isMultiline: isTripleQuote(at: position)))
        case "(":
            if !interpolations.isEmpty { interpolations[interpolations.count - 1].parentheses += 1 }
            add(.punctuation, to: position + 1)
        case ")": lexClosingParenthesis()
        case "{", "}", "[", "]", ",", ":", ";", "\\": add(.punctuation, to: position + 1)
        case "@": lexAttribute()
        case "#": lexHash()
        case "$": add(.identifier, to: wordEnd(from: position + 1))
        case "`": lexBackticks()
        case "/":
            if byte(position + 1) == "/" {
                add(.comment, to: lineEnd(from: position))
            } else if byte(position + 1) == "*" {
                lexBlockComment()
            } else {
                lexOperator()
            }
        case "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?", ".": lexOperator()
        case 0x80...: lexUnicode()
        default: add(.unknown, to: position + 1)
        }
    }

    private mutating func lexClosingParenthesis() {
        guard let open = interpolations.last, open.parentheses == 0 else {
            if !interpolations.isEmpty { interpolations[interpolations.count - 1].parentheses -= 1 }
            add(.punctuation, to: position + 1)
            return
        }
        interpolations.removeLast()
        add(.interpolationDelimiter, to: position + 1)
        lexStringPart(open.literal, from: position)
    }

    /// Block comments nest; one that is not closed runs to the end.
    private mutating func lexBlockComment() {
        var depth = 1
        var end = position + 2
        while end < bytes.count, depth > 0 {
            if bytes[end] == "*", byte(end + 1) == "/" {
                depth -= 1
                end += 2
            } else if bytes[end] == "/", byte(end + 1) == "*" {
                depth += 1
                end += 2
            } else {
                end += 1
            }
        }
        add(.comment, to: min(end, bytes.count))
    }

    private mutating func lexAttribute() {
        var end = position + 1
        if byte(end) == "`" { return add(.punctuation, to: end) }
        end = wordEnd(from: end)
        add(end > position + 1 ? .attribute : .punctuation, to: end)
    }

    /// Raw strings, regular expressions, directives and macros.
    private mutating func lexHash() {
        var end = position
        while byte(end) == "#" { end += 1 }
        let hashes = end - position
        if byte(end) == "\"" {
            return lexString(StringDelimiter(hashes: hashes, isMultiline: isRawTripleQuote(at: end, hashes: hashes)))
        }
        if byte(end) == "/" { return lexExtendedRegex(hashes: hashes) }
        guard hashes == 1 else { return add(.unknown, to: end) }
        end = wordEnd(from: end)
        if end == position + 1 { return add(.punctuation, to: end) }
        let isDirective = words.use(of: bytes, position + 1..<end).contains(.directive)
        add(isDirective ? .directive : .macro, to: end)
    }

    private mutating func lexUnicode() {
        let (scalar, length) = bytes.codePoint(at: position)
        if SwiftCharacters.startsIdentifier(scalar) {
            lexWord()
        } else if SwiftCharacters.startsOperator(scalar) {
            lexOperator()
        } else {
            add(.unknown, to: position + length)
        }
    }

    // MARK: Shared by the constructs

    /// The byte at an offset, 0 past the end.
    @inline(__always)
    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    @inline(__always)
    mutating func add(_ kind: Token.Kind, to end: Int) {
        let token = Token(kind: kind, range: position..<end)
        tokens.append(token)
        if kind != .comment { last = token }
        position = end
    }

    func lineEnd(from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != "\n", bytes[end] != "\r" { end += 1 }
        return end
    }

    /// The first byte of the last token that is no comment, 0 if there is none.
    var lastByte: UInt8 { last.map { bytes[$0.range.lowerBound] } ?? 0 }
}
