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

    func declared(in tokens: some Sequence<Token>) -> Set<String> {
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
