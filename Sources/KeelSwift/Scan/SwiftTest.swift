internal import KeelBase

/// A `@Test` function of a source.
package struct SwiftTest: Sendable, Hashable {
    /// Without backticks.
    package var name: String
    /// With its parameters' labels, as in test identifiers: `` `adds up`(value:) `` keeps its backticks.
    package var fullName: String
    /// The string in `@Test("…")`, as written between its quotes.
    package var displayName: String?
    /// Byte offset of `@Test`.
    package var offset: Int
    /// Byte offset of the function's name.
    package var nameOffset: Int
    /// The types around it, outermost first.
    package var suites: [String]

    static func all(in code: CodeTokens) -> [SwiftTest] {
        var tests: [SwiftTest] = []
        // One entry for each open brace: the type that it belongs to, if any.
        var scopes: [String?] = []
        var pending: String?
        for index in 0..<code.count {
            switch code.tokens[index].kind {
            case .keyword where isTypeIntroducer(at: index, in: code): pending = typeName(at: index + 1, in: code)
            case .punctuation where code.first(at: index) == "{":
                scopes.append(pending)
                pending = nil
            case .punctuation where code.first(at: index) == "}": _ = scopes.popLast()
            case .attribute where isTest(at: index, in: code):
                if let test = SwiftTest(at: index, in: code, suites: scopes.compactMap(\.self)) { tests.append(test) }
            default: break
            }
        }
        return tests
    }

    private init?(at attribute: Int, in code: CodeTokens, suites: [String]) {
        let isQualified = code.has("@Testing", at: attribute)
        let arguments = attribute + (isQualified ? 3 : 1)
        if code.isPunctuation("(", at: arguments), code.kind(at: arguments + 1) == .string {
            displayName = Self.literalText(code.text(at: arguments + 1))
        }
        let introducer = code.afterModifiers(at: attribute)
        guard code.has("func", at: introducer), code.isName(at: introducer + 1) else { return nil }
        name = code.text(at: introducer + 1).trimmingBackticks
        fullName = code.text(at: introducer + 1) + Self.labels(after: introducer + 1, in: code)
        offset = code.tokens[attribute].range.lowerBound
        nameOffset = code.tokens[introducer + 1].range.lowerBound
        self.suites = suites
    }

    private static func isTest(at index: Int, in code: CodeTokens) -> Bool {
        code.has("@Test", at: index)
            || code.has("@Testing", at: index) && code.isPunctuation(".", at: index + 1)
                && code.has("Test", at: index + 2)
    }

    private static func isTypeIntroducer(at index: Int, in code: CodeTokens) -> Bool {
        guard code.isName(at: index + 1) else { return false }
        return code.has("struct", at: index) || code.has("class", at: index) || code.has("enum", at: index)
            || code.has("actor", at: index) || code.has("extension", at: index)
    }

    private static func typeName(at start: Int, in code: CodeTokens) -> String {
        var name = code.text(at: start).trimmingBackticks
        var index = start + 1
        while code.isPunctuation(".", at: index), code.isName(at: index + 1) {
            name += "." + code.text(at: index + 1).trimmingBackticks
            index += 2
        }
        return name
    }

    private static func literalText(_ literal: String) -> String {
        let hashes = literal.prefix { $0 == "#" }.count
        let text = literal.dropFirst(hashes).dropLast(hashes)
        let quotes = text.hasPrefix("\"\"\"") && text.utf8.count >= 6 ? 3 : 1
        return String(text.dropFirst(quotes).dropLast(quotes))
    }

    private static func labels(after name: Int, in code: CodeTokens) -> String {
        var index = name + 1
        while index < code.count, !code.isPunctuation("(", at: index) {
            if code.isPunctuation("{", at: index) { return "()" }
            index += 1
        }
        let end = code.afterGroup(at: index) - 1
        var labels = "("
        var isLabel = true
        index += 1
        while index < end {
            if isLabel, code.kind(at: index) == .attribute {
                index = code.afterAttribute(at: index)
                continue
            }
            if isLabel {
                // Not after a comma of generic arguments.
                if code.isPunctuation(":", at: index + 1) || code.isPunctuation(":", at: index + 2) {
                    labels += code.text(at: index) + ":"
                }
                isLabel = false
            } else if code.isPunctuation(",", at: index) {
                isLabel = true
            }
            let opens = code.kind(at: index) == .punctuation && "([{".utf8.contains(code.first(at: index))
            index = opens ? code.afterGroup(at: index) : index + 1
        }
        return labels + ")"
    }
}
