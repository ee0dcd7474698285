import KeelSwift

extension BlockSyntax {
    /// Names that other blocks may use because this one declares them, at any depth.
    var declaredNames: Set<String> { declared(in: significant) }

    func declared(in tokens: some Sequence<Token>) -> Set<String> {
        var names: Set<String> = []
        for (introducer, name) in zip(tokens, tokens.dropFirst())
        where introducer.kind == .keyword && Self.introducers.contains(text(introducer)) {
            names.insert(text(name).replacing("`", with: ""))
        }
        return names
    }

    fileprivate static let introducers: Set<String> = [
        "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype", "func", "let", "var", "case",
        "macro", "extension", "init", "subscript",
    ]

    /// The identifiers in the code.
    var words: Set<String> { Set(tokens.filter { $0.kind == .identifier || $0.kind == .type }.map(text)) }

    /// The words right after `name(`.
    func arguments(of name: StaticString) -> [String] {
        tokens.indices.dropFirst(2).compactMap { index in
            let word = tokens[index - 2].range
            let isCall = name.withUTF8Buffer { bytes[word].elementsEqual($0) }
            return isCall ? text(tokens[index]) : nil
        }
    }
}

extension ExampleBlock {
    /// Names that are missed where the block is left out. In one that leaves a comment or a string open, tokens are not
    /// what was meant: there they are found in the bare text.
    var namesToMiss: Set<String> {
        if isClosed { return syntax.declaredNames }
        let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let pairs = zip(words, words.dropFirst()).filter { BlockSyntax.introducers.contains(String($0.0)) }
        return Set(pairs.map { String($0.1) })
    }
}
