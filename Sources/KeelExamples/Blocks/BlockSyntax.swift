import KeelSwift

/// The tokens of a block's code. They weigh many times what the code does, so that a block keeps what they told of it,
/// and they are made again for the few blocks of which more has to be known.
struct BlockSyntax {
    let bytes: [UInt8]
    let tokens: [Token]
    let scan: SwiftSyntaxScan

    init(_ bytes: [UInt8], _ tokens: [Token]) {
        self.bytes = bytes
        self.tokens = tokens
        scan = SwiftSyntaxScan(bytes, tokens)
    }

    init(_ code: String) {
        let bytes = Array(code.utf8)
        self.init(bytes, SwiftLexer.tokens(of: bytes))
    }

    /// Without comments.
    var significant: [Token] { tokens.filter { $0.kind != .comment } }

    func text(_ token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }
}

extension ExampleBlock {
    var syntax: BlockSyntax { BlockSyntax(code) }
}
