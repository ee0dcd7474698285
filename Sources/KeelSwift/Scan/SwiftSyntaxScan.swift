/// What Keel has to know about the structure of a piece of Swift, found from its tokens alone.
package struct SwiftSyntaxScan: Sendable {
    package let items: [TopLevelItem]
    package let imports: [SwiftImport]
    package let tests: [SwiftTest]
    /// Has `@main` anywhere.
    package let hasMain: Bool

    package init(_ bytes: [UInt8]) {
        self.init(bytes, SwiftLexer.tokens(of: bytes))
    }

    package init(_ bytes: [UInt8], _ tokens: [Token]) {
        let code = CodeTokens(bytes, tokens)
        var scanner = TopLevelScanner(code)
        items = scanner.scan()
        imports = items.compactMap { SwiftImport($0, in: code) }
        tests = SwiftTest.all(in: code)
        hasMain = code.tokens.indices.contains { code.tokens[$0].kind == .attribute && code.has("@main", at: $0) }
    }

    /// Whether this can't be part of a module: see `firstStatement`.
    package var isScript: Bool { firstStatement != nil }

    /// Byte offset of the first statement or expression outside of all declarations.
    package var firstStatement: Int? {
        items.first { $0.kind == .statement }?.range.lowerBound
    }

    /// Operators and precedence groups can be declared once in a module only.
    package var declaresOperators: Bool {
        items.contains { $0.kind == .declaration("operator") || $0.kind == .declaration("precedencegroup") }
    }
}
