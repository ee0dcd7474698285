import KeelSwift

/// `kind(text)` of each token, comments included; kinds by one letter, where there is one in `short`.
func dump(_ source: String) -> String {
    let bytes = Array(source.utf8)
    return SwiftLexer.tokens(of: bytes).map { token in
        "\(short[token.kind] ?? "\(token.kind)")(\(String(decoding: bytes[token.range], as: UTF8.self)))"
    }.joined(separator: " ")
}

private let short: [Token.Kind: String] = [
    .keyword: "k", .identifier: "i", .type: "t", .attribute: "a", .directive: "d", .macro: "m", .number: "n",
    .string: "s", .regex: "r", .interpolationDelimiter: "x", .comment: "c", .operator: "o", .punctuation: "p",
    .unknown: "u",
]

/// The same numbers on every run.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}

/// Sources made of pieces that open, close and break the constructs of a language, or of any bytes.
func randomSource(_ pieces: [String], using generator: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0..<40, using: &generator) {
        if Int.random(in: 0..<12, using: &generator) == 0 {
            bytes.append(UInt8.random(in: 0...255, using: &generator))
        } else {
            bytes += Array((pieces.randomElement(using: &generator) ?? "").utf8)
        }
    }
    return bytes
}

let swiftPieces = [
    "\"", "\"\"\"", "#\"", "\"#", "#\"\"\"", "\"\"\"#", "##\"", "\\(", "\\#(", "\\##(", ")", "(", "\\", "/", "/*", "*/",
    "//", "#/", "/#", "##/", "`", "a", "B", "я", "한", "😀", " ", "\n", "\r\n", "\t", "1", "0x", ".", "1.5e3", "=", "->",
    "?", "!", "&", "<", ">", "@", "#if", "#", "$0", "{", "}", "[", "]", ",", ":", ";", "let ", "var ", "func ", "in ",
    "import ", "struct ", "some ", "async ", "await ", "@Test", "@main", "\u{200D}", "\u{00A0}", "“", "«", "else",
    "case",
]
