import KeelSwift

extension ExampleBlock {
    /// Names that other blocks may use because this one declares them, at any depth.
    var declaredNames: Set<String> {
        let introducers: Set<String> = [
            "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype", "func", "let", "var",
            "case", "macro", "extension",
        ]
        let tokens = SwiftLexer.tokens(of: code).filter { $0.kind != .comment }
        var names: Set<String> = []
        for (introducer, name) in zip(tokens, tokens.dropFirst())
        where introducer.kind == .keyword && introducers.contains(code.text(introducer)) {
            names.insert(code.text(name).replacing("`", with: ""))
        }
        return names
    }

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
