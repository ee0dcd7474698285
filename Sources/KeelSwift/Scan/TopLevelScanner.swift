internal import KeelBase

/// Walks over what stands outside of all braces, one item at a time.
struct TopLevelScanner {
    private let code: CodeTokens
    /// Of each `#if` that is open, its conditions so far; the last is that of the present branch.
    private var conditions: [[String]] = []

    init(_ code: CodeTokens) {
        self.code = code
    }

    mutating func scan() -> [TopLevelItem] {
        var items: [TopLevelItem] = []
        var index = 0
        while index < code.count {
            if code.kind(at: index) == .directive, let next = skipDirective(at: index) {
                index = next
            } else if code.isPunctuation(";", at: index) || code.isPunctuation("}", at: index) {
                index += 1
            } else {
                let item = item(at: index)
                index = max(item.tokens.upperBound, index + 1)
                items.append(item)
            }
        }
        return items
    }

    private func item(at start: Int) -> TopLevelItem {
        let introducer = code.afterModifiers(at: start)
        let isIntroduced = code.isIntroducer(at: introducer)
        let kind: TopLevelItem.Kind
        let end: Int
        if isIntroduced {
            let word = code.text(at: introducer)
            kind = word == "import" ? .importDeclaration : .declaration(word)
            end = endOfDeclaration(word, at: introducer)
        } else {
            let isMacro = isDeclarationMacro(at: introducer)
            kind = isMacro ? .macro : .statement
            end = endOfStatement(from: isMacro ? introducer : start)
        }
        let last = min(max(end, start + 1), code.count) - 1
        return TopLevelItem(
            kind: kind, range: code.tokens[start].range.lowerBound..<code.tokens[last].range.upperBound,
            condition: condition, tokens: start..<max(end, start + 1), introducer: introducer)
    }

    /// `#Preview { … }` and `#warning("…")` may stand in a module. What a macro makes is not seen in the
    /// source; by custom those that declare have a capital, and `#expect(…)` is an expression.
    private func isDeclarationMacro(at index: Int) -> Bool {
        if code.kind(at: index) == .directive { return true }
        guard code.kind(at: index) == .macro, let name = code.text(at: index).dropFirst().unicodeScalars.first else {
            return false
        }
        return name.properties.isUppercase
    }

    // MARK: Ends

    private func endOfDeclaration(_ word: String, at introducer: Int) -> Int {
        switch word {
        case "import", "operator":
            var index = introducer + 1
            while !code.isFirstOnLine(index), !code.isPunctuation(";", at: index) { index += 1 }
            return index
        case "let", "var", "typealias", "macro": return endOfStatement(from: introducer)
        case "func", "init", "deinit", "subscript":
            return endOfStatement(from: introducer, hasBody: true)
        default:
            // All other declarations have braces.
            var index = introducer + 1
            while index < code.count, !code.isPunctuation("{", at: index) { index += 1 }
            return code.afterGroup(at: index)
        }
    }

    /// A statement goes on over the lines whose first token, or the last one before it, asks for it.
    private func endOfStatement(from start: Int, hasBody: Bool = false) -> Int {
        var index = start
        while index < code.count {
            if index > start {
                if code.isPunctuation(";", at: index) || code.isPunctuation("}", at: index) { break }
                if code.isFirstOnLine(index) {
                    if code.kind(at: index) == .directive {
                        guard let next = afterConditionalMembers(at: index) else { break }
                        index = next
                        continue
                    }
                    let opensParameters = hasBody && code.isPunctuation("(", at: index)
                    if !continuesLine(at: index), !isUnfinished(before: index), !opensParameters { break }
                }
            }
            switch (code.kind(at: index), code.first(at: index)) {
            case (.punctuation, "{"):
                index = code.afterGroup(at: index)
                if hasBody { return index }
            case (.punctuation, "("), (.punctuation, "["): index = code.afterGroup(at: index)
            case (.interpolationDelimiter, "\\"): index = code.afterGroup(at: index)
            default: index += 1
            }
        }
        return index
    }

    /// Whether the first token of a line goes on with the line before.
    private func continuesLine(at index: Int) -> Bool {
        switch code.kind(at: index) {
        case .punctuation:
            switch code.first(at: index) {
            case "{", ".", ",", ":": return true
            default: return false
            }
        case .operator:
            // `- x` goes on, `-x` is a new statement, `.+` and `?.` are parts of a chain.
            let first = code.first(at: index)
            if first == "." || first == "?" && code.isAdjacent(index + 1) { return true }
            if code.has(">", at: index) || code.has("->", at: index) || code.has("=", at: index) { return true }
            return !code.isAdjacent(index + 1)
        case .keyword:
            if code.has("else", at: index) || code.has("catch", at: index) { return true }
            return code.has("as", at: index) || code.has("is", at: index) || code.has("where", at: index)
                || code.has("throws", at: index) || code.has("rethrows", at: index) || code.has("in", at: index)
                || code.has("async", at: index) && (code.has("->", at: index + 1) || code.has("throws", at: index + 1))
        // A further trailing closure: `} completion: {`
        case .identifier:
            return code.isPunctuation("}", at: index - 1) && code.isPunctuation(":", at: index + 1)
                && code.isPunctuation("{", at: index + 2)
        default: return false
        }
    }

    /// Whether the token before `index` asks for more.
    private func isUnfinished(before index: Int) -> Bool {
        let last = index - 1
        switch code.kind(at: last) {
        case .punctuation:
            return code.isPunctuation(",", at: last) || code.isPunctuation(":", at: last)
                || code.isPunctuation(".", at: last)
        case .operator:
            if code.has("=", at: last) || code.has("->", at: last) || code.has("<", at: last) { return true }
            return !code.isAdjacent(last)
        case .keyword:
            return !code.use(at: last).contains(.value) && !Self.endingWords.contains(code.text(at: last))
        case .attribute: return true
        default: return false
        }
    }

    /// Keywords that may be the last of a statement.
    private static let endingWords: Set<String> = [
        "return", "break", "continue", "fallthrough", "init", "async", "throws", "rethrows", "deinit",
    ]

    // MARK: Conditional compilation

    private var condition: String? {
        conditions.isEmpty ? nil : conditions.map(Self.condition).joined(separator: " && ")
    }

    /// Takes note of `#if` and its like; `nil` for other directives.
    private mutating func skipDirective(at index: Int) -> Int? {
        var end = index + 1
        while !code.isFirstOnLine(end) || continuesCondition(at: end) { end += 1 }
        if code.has("#if", at: index) {
            conditions.append([text(index + 1..<end)])
        } else if code.has("#elseif", at: index) {
            if !conditions.isEmpty { conditions[conditions.count - 1].append(text(index + 1..<end)) }
        } else if code.has("#else", at: index) {
            if !conditions.isEmpty { conditions[conditions.count - 1].append("") }
        } else if code.has("#endif", at: index) {
            _ = conditions.popLast()
        } else if code.has("#sourceLocation", at: index) {
            return code.isPunctuation("(", at: index + 1) ? code.afterGroup(at: index + 1) : end
        } else {
            return nil
        }
        return end
    }

    /// Of a branch: that those before it are not true, and its own.
    private static func condition(_ branches: [String]) -> String {
        let before = branches.dropLast().map { "!(\($0))" }
        let own = branches.last.map { $0.isEmpty ? [] : [before.isEmpty ? $0 : "(\($0))"] } ?? []
        return (before + own).joined(separator: " && ")
    }

    private func continuesCondition(at index: Int) -> Bool {
        code.has("&&", at: index) || code.has("||", at: index) || code.has("&&", at: index - 1)
            || code.has("||", at: index - 1)
    }

    private func text(_ range: Range<Int>) -> String {
        guard !range.isEmpty, range.upperBound <= code.count else { return "" }
        let bytes = code.tokens[range.lowerBound].range.lowerBound..<code.tokens[range.upperBound - 1].range.upperBound
        return String(decoding: code.bytes[bytes], as: UTF8.self)
    }

    /// `#if` inside a chain of members belongs to the expression (SE-0308).
    private func afterConditionalMembers(at index: Int) -> Int? {
        guard code.has("#if", at: index) else { return nil }
        var inner = index + 1
        while !code.isFirstOnLine(inner) { inner += 1 }
        guard code.first(at: inner) == "." else { return nil }
        var depth = 1
        while inner < code.count {
            if code.has("#if", at: inner) { depth += 1 }
            if code.has("#endif", at: inner) { depth -= 1 }
            inner += 1
            if depth == 0 { break }
        }
        return inner
    }
}
