internal import KeelBase

/// Tokens without comments, with the questions that a scan asks. Positions past the end are allowed.
struct CodeTokens {
    let bytes: [UInt8]
    let tokens: [Token]
    private let startsLine: [Bool]
    private let groupEnds: [Int]
    private let words = SwiftWords.table

    init(_ bytes: [UInt8], _ all: [Token]) {
        self.bytes = bytes
        tokens = all.filter { $0.kind != .comment }
        groupEnds = Self.groupEnds(bytes, tokens)
        var end = 0
        startsLine = tokens.map { token in
            let gap = bytes[end..<max(end, token.range.lowerBound)]
            defer { end = token.range.upperBound }
            return end == 0 || gap.contains { $0 == "\n" || $0 == "\r" }
        }
    }

    var count: Int { tokens.count }

    func kind(at index: Int) -> Token.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

    func isFirstOnLine(_ index: Int) -> Bool { index >= count || startsLine[index] }

    func has(_ text: StaticString, at index: Int) -> Bool {
        guard tokens.indices.contains(index), tokens[index].range.count == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { zip($0, bytes[tokens[index].range]).allSatisfy { $0 == $1 } }
    }

    /// The first byte of a token, 0 past the end.
    func first(at index: Int) -> UInt8 { tokens.indices.contains(index) ? bytes[tokens[index].range.lowerBound] : 0 }

    func last(at index: Int) -> UInt8 { tokens.indices.contains(index) ? bytes[tokens[index].range.upperBound - 1] : 0 }

    func text(at index: Int) -> String {
        tokens.indices.contains(index) ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
    }

    func use(at index: Int) -> SwiftWords.Use {
        tokens.indices.contains(index) ? words.use(of: bytes, tokens[index].range) : []
    }

    func isPunctuation(_ character: Unicode.Scalar, at index: Int) -> Bool {
        kind(at: index) == .punctuation && first(at: index) == character
    }

    func isName(at index: Int) -> Bool {
        let kind = kind(at: index)
        return kind == .identifier || kind == .type
    }

    func isAdjacent(_ index: Int) -> Bool {
        index > 0 && index < count && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
    }

    /// After the bracket that closes the one at `index`; any kind of bracket nests in any other.
    func afterGroup(at index: Int) -> Int { index < count ? groupEnds[index] : count }

    /// For each token the position after its group, if it opens one, else after itself.
    private static func groupEnds(_ bytes: [UInt8], _ tokens: [Token]) -> [Int] {
        var ends = Array(1..<tokens.count + 1)
        var open: [Int] = []
        for (index, token) in tokens.enumerated()
        where token.kind == .punctuation || token.kind == .interpolationDelimiter {
            switch bytes[token.range.lowerBound] {
            case "(", "[", "{": open.append(index)
            case "\\" where token.kind == .interpolationDelimiter: open.append(index)
            case ")", "]", "}":
                if let start = open.popLast() { ends[start] = index + 1 }
            default: break
            }
        }
        for start in open { ends[start] = tokens.count }
        return ends
    }

    /// After an attribute at `index` with its arguments.
    func afterAttribute(at index: Int) -> Int {
        var index = index + 1
        while isPunctuation(".", at: index), isAdjacent(index), isName(at: index + 1) { index += 2 }
        if isPunctuation("(", at: index), isAdjacent(index) { index = afterGroup(at: index) }
        return index
    }

    /// After the attributes and modifiers at `index`.
    func afterModifiers(at index: Int) -> Int {
        var index = index
        for _ in 0..<Self.mostModifiers {
            if kind(at: index) == .attribute {
                index = afterAttribute(at: index)
            } else if use(at: index).contains(.modifier), isModifier(at: index) {
                index += 1
                // `private(set)`, `nonisolated(unsafe)`
                if isPunctuation("(", at: index), isPunctuation(")", at: index + 2), isAdjacent(index) { index += 3 }
            } else {
                break
            }
        }
        return index
    }

    private func isModifier(at index: Int) -> Bool {
        // Alone on its line, `dynamic` and its like are taken for identifiers by the lexer.
        guard kind(at: index) == .keyword || kind(at: index + 1) == .keyword || kind(at: index + 1) == .attribute
        else { return false }
        return !isIntroducer(at: index)
    }

    /// More than anyone writes; keeps endless rows of them linear.
    private static let mostModifiers = 32

    /// Whether a declaration is introduced at `index`. `actor` and `macro` are only words unless a name
    /// follows; `class` is a modifier before another introducer.
    func isIntroducer(at index: Int) -> Bool {
        guard use(at: index).contains(.declaration), kind(at: index) == .keyword else { return false }
        if has("class", at: index) { return isName(at: index + 1) }
        if has("actor", at: index) || has("macro", at: index) {
            return isName(at: index + 1) && !isFirstOnLine(index + 1)
        }
        return true
    }
}
