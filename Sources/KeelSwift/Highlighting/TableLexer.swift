internal import KeelBase

/// One lexer for the small languages, steered by `LanguageRules`. Any bytes are accepted.
struct TableLexer {
    let bytes: [UInt8]
    let rules: LanguageRules
    private let isWordByte: [Bool]
    var position = 0
    var tokens: [Token] = []

    static func tokens(of bytes: [UInt8], _ rules: LanguageRules) -> [Token] {
        var lexer = TableLexer(bytes, rules)
        switch rules.lineForm {
        case .code: lexer.lexCode(to: bytes.count)
        case .diff: lexer.lexDiff()
        case .console: lexer.lexConsole()
        case .markup: lexer.lexMarkup()
        }
        return lexer.tokens
    }

    private init(_ bytes: [UInt8], _ rules: LanguageRules) {
        self.bytes = bytes
        self.rules = rules
        isWordByte = (0...255 as ClosedRange<UInt8>).map { byte in
            Self.isLetterOrDigit(byte) || byte >= 0x80 || rules.wordCharacters.utf8.contains(byte)
        }
    }

    mutating func lexCode(to end: Int) {
        while position < end {
            let first = bytes[position]
            if first == " " || first == "\n" || first == "\t" || first == "\r" {
                position += 1
            } else if let start = rules.directiveStart, first == start {
                lexDirective(to: end)
            } else if lexComment(to: end) || lexString(to: end) || lexVariable(to: end) {
                continue
            } else if first >= "0", first <= "9" {
                lexNumber(to: end)
            } else if isWordByte[Int(first)] {
                lexWord(to: end)
            } else {
                position += 1
            }
        }
    }

    // MARK: Constructs

    private mutating func lexComment(to end: Int) -> Bool {
        if let comment = rules.blockComment, starts(with: comment.open) {
            var close = position + comment.open.count
            while close < end, !starts(with: comment.close, at: close) { close += 1 }
            add(.comment, to: min(close + comment.close.count, end))
            return true
        }
        guard rules.lineComments.contains(where: { starts(with: $0) }), !rules.commentsNeedSpace || isAfterSpace else {
            return false
        }
        add(.comment, to: lineEnd(to: end))
        return true
    }

    private mutating func lexString(to end: Int) -> Bool {
        guard let rule = rules.strings.first(where: { starts(with: $0.quote) }) else { return false }
        if rules.quotesNeedSpace, position > 0, isWordByte[Int(bytes[position - 1])] || bytes[position - 1] >= 0x80 {
            return false
        }
        var index = position + rule.quote.count
        while index < end, !starts(with: rule.quote, at: index) {
            if !rule.isMultiline, bytes[index] == "\n" || bytes[index] == "\r" { break }
            if rule.hasEscapes, bytes[index] == "\\", index + 1 < end, rule.isMultiline || bytes[index + 1] != "\n" {
                index += 1
            }
            index += 1
        }
        let close = starts(with: rule.quote, at: index) ? min(index + rule.quote.count, end) : min(index, end)
        add(isKey(before: close, end) ? .key : .string, to: close)
        return true
    }

    /// `$NAME`, `${NAME}`, `$1`
    private mutating func lexVariable(to end: Int) -> Bool {
        guard rules.hasVariables, bytes[position] == "$", position + 1 < end else { return false }
        var index = position + 1
        if bytes[index] == "{" {
            while index < end, bytes[index] != "}", bytes[index] != "\n" { index += 1 }
            if index < end, bytes[index] == "}" { index += 1 }
        } else {
            while index < end, Self.isLetterOrDigit(bytes[index]) { index += 1 }
        }
        guard index > position + 1 else { return false }
        add(.variable, to: index)
        return true
    }

    private mutating func lexDirective(to end: Int) {
        var index = position + 1
        while index < end, Self.isLetterOrDigit(bytes[index]) || bytes[index] == "-" { index += 1 }
        if index == position + 1 { position = index } else { add(.directive, to: index) }
    }

    private mutating func lexNumber(to end: Int) {
        var index = position
        while index < end, Self.isLetterOrDigit(bytes[index]) || bytes[index] == "." { index += 1 }
        add(isKey(before: index, end) ? .key : .number, to: index)
    }

    private mutating func lexWord(to end: Int) {
        var index = position
        while index < end, isWordByte[Int(bytes[index])] { index += 1 }
        if isKey(before: index, end) {
            add(.key, to: index)
        } else if rules.keywords.value(of: bytes, position..<index) != 0 {
            add(.keyword, to: index)
        } else if rules.hasTypes, bytes[position] >= "A", bytes[position] <= "Z" {
            add(.type, to: index)
        } else {
            position = index
        }
    }

    // MARK: Questions

    private func isKey(before index: Int, _ end: Int) -> Bool {
        guard rules.hasKeys else { return false }
        var index = index
        while index < end, bytes[index] == " " { index += 1 }
        guard index < end, bytes[index] == ":" else { return false }
        guard rules.keyNeedsSpace, index + 1 < end else { return true }
        return bytes[index + 1] == " " || bytes[index + 1] == "\n" || bytes[index + 1] == "\r"
    }

    private var isAfterSpace: Bool {
        guard position > 0 else { return true }
        return bytes[position - 1] == " " || bytes[position - 1] == "\n" || bytes[position - 1] == "\t"
            || bytes[position - 1] == "\r"
    }

    @inline(__always)
    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case "a"..."z", "A"..."Z", "0"..."9", "_": true
        default: false
        }
    }

    func starts(with text: [UInt8]) -> Bool { starts(with: text, at: position) }

    func starts(with text: [UInt8], at index: Int) -> Bool {
        guard index + text.count <= bytes.count, !text.isEmpty, bytes[index] == text[0] else { return false }
        for offset in text.indices where bytes[index + offset] != text[offset] { return false }
        return true
    }

    func lineEnd(to end: Int) -> Int {
        var index = position
        while index < end, bytes[index] != "\n", bytes[index] != "\r" { index += 1 }
        return index
    }

    mutating func add(_ kind: Token.Kind, to end: Int) {
        if end > position { tokens.append(Token(kind: kind, range: position..<end)) }
        position = max(end, position)
    }
}
