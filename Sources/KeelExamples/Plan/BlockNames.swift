import KeelSwift

extension ExampleBlock {
    /// Names that other blocks may use because this one declares them, at any depth.
    var declaredNames: Set<String> {
        declared(in: SwiftLexer.tokens(of: code).filter { $0.kind != .comment })
    }

    /// The same, found in the bare text: in a block that leaves a comment or a string open, tokens are not what was meant.
    var namesInText: Set<String> {
        let words = String(decoding: code, as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let pairs = zip(words, words.dropFirst()).filter { Self.introducers.contains(String($0.0)) }
        return Set(pairs.map { String($0.1) })
    }

    /// Names that another file of the same module would see, even if it did not mean to.
    ///
    /// `nil` if the block changes what others mean without a name: by operators, macros, conformances of types that
    /// are not its own, or by being the program.
    var leakedNames: Set<String>? {
        guard !scan.hasMain, !scan.declaresOperators else { return nil }
        let tokens = SwiftLexer.tokens(of: code).filter { $0.kind != .comment }
        var names: Set<String> = []
        var own: Set<String> = []
        var extended: [(name: String, conforms: Bool)] = []
        for item in scan.items {
            guard case .declaration(let introducer) = item.kind else {
                if item.kind == .macro { return nil }
                continue
            }
            let inside = tokens.filter { item.range.contains($0.range.lowerBound) }
            guard let start = inside.firstIndex(where: { code.text($0) == introducer }), start + 1 < inside.count else {
                return nil
            }
            let name = code.text(inside[start + 1]).replacing("`", with: "")
            if inside[start + 1].kind == .operator { return nil }
            if introducer == "extension" {
                let head = inside[start...].prefix { code.text($0) != "{" }
                extended.append((name, head.contains { code.text($0) == ":" }))
                // What it adds is seen everywhere.
                names.formUnion(declared(in: inside))
            } else {
                own.insert(name)
                if introducer == "let" || introducer == "var" { names.formUnion(variables(in: inside[start...])) }
                if introducer == "macro" || introducer == "precedencegroup" { return nil }
            }
        }
        guard extended.allSatisfy({ own.contains($0.name) || !$0.conforms }) else { return nil }
        return names.union(own)
    }

    /// `a` and `b` of `let (a, b) = …` and of `let a = 1, b: Int`.
    private func variables(in tokens: ArraySlice<Token>) -> Set<String> {
        var names: Set<String> = []
        var isName = true
        var depth = 0
        for token in tokens {
            switch code.text(token) {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "=", ":": isName = false
            case "," where depth == 0: isName = true
            case let text where isName && token.kind != .keyword: names.insert(text.replacing("`", with: ""))
            default: break
            }
        }
        return names
    }

    private func declared(in tokens: [Token]) -> Set<String> {
        var names: Set<String> = []
        for (introducer, name) in zip(tokens, tokens.dropFirst())
        where introducer.kind == .keyword && Self.introducers.contains(code.text(introducer)) {
            names.insert(code.text(name).replacing("`", with: ""))
        }
        return names
    }

    private static let introducers: Set<String> = [
        "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype", "func", "let", "var", "case",
        "macro", "extension", "init", "subscript",
    ]

    /// The identifiers in the code.
    var words: Set<String> {
        Set(SwiftLexer.tokens(of: code).filter { $0.kind == .identifier || $0.kind == .type }.map(code.text))
    }
}

extension [UInt8] {
    func text(_ token: Token) -> String { String(decoding: self[token.range], as: UTF8.self) }

    /// The words right after `name(`.
    func arguments(of name: StaticString, in tokens: [Token]) -> [String] {
        tokens.indices.dropFirst(2).compactMap { index in
            let word = tokens[index - 2].range
            let isCall = name.withUTF8Buffer { self[word].elementsEqual($0) }
            return isCall ? text(tokens[index]) : nil
        }
    }
}
