import KeelSwift

/// What an author expects the compiler to say about a line: `// error: text // error: more` at its end.
struct ExpectationComment: Sendable {
    struct Message: Sendable {
        let kind: CompilerDiagnostic.Kind
        /// Part of what the compiler says.
        let text: String
    }

    /// From 1.
    let line: Int
    /// Bytes of the line before it.
    let column: Int
    /// In bytes of the code.
    let offset: Int
    let messages: [Message]

    private init?(_ text: String, line: Int, column: Int, offset: Int) {
        guard text.prefixMatch(of: /\/\/\s*(error|warning):/) != nil else { return nil }
        self.line = line
        self.column = column
        self.offset = offset
        messages = text.split(separator: "//").compactMap { part in
            guard let match = part.wholeMatch(of: /\s*(error|warning):\s*(.*?)\s*/),
                let kind = CompilerDiagnostic.Kind(rawValue: String(match.output.1))
            else { return nil }
            return Message(kind: kind, text: String(match.output.2))
        }
    }

    static func all(in block: ExampleBlock) -> [ExpectationComment] {
        let code = block.syntax
        return code.tokens.filter { $0.kind == .comment }.compactMap { token in
            let place = code.bytes.place(at: token.range.lowerBound)
            return ExpectationComment(
                code.text(token), line: place.line, column: place.column - 1, offset: token.range.lowerBound)
        }
    }
}
