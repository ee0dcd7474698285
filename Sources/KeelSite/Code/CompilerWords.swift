import KeelBase
import KeelContent

/// What the compiler says about a line, below it: marks under the token, then its words, which begin there too if there
/// is room.
struct CompilerWords: Sendable {
    private let message: Report.Message
    /// What stands before the token, and the token.
    private let place: (before: String, length: Int)?

    /// - Parameter line: without its end.
    init(_ message: Report.Message, below line: ArraySlice<UInt8>) {
        self.message = message
        place = message.column.flatMap { column in
            guard column >= 1, column - 1 < line.count else { return nil }
            let start = line.startIndex + column - 1
            let before = String(decoding: line[..<start], as: UTF8.self)
            return (before, Self.length(of: line[start...]))
        }
    }

    func html() -> HTML {
        let kind = message.severity.rawValue
        let marks = place.map { before, length -> HTML in
            let range = "^" + String(repeating: "~", count: length - 1)
            return "<span class=\"marks\" aria-hidden=\"true\"><span>\(before)</span>\(range)</span>"
        }
        let indent = place.map { "<span aria-hidden=\"true\">\($0.before)</span>" as HTML }
        return """
            <span class="message \(kind)" lang="en">\(marks)<span class="said">\(indent)\
            <span>\(kind): \(message.text)</span></span></span>
            """
    }

    /// In characters, of the token that a text begins with.
    private static func length(of text: ArraySlice<UInt8>) -> Int {
        let token = String(decoding: text, as: UTF8.self)
        guard let first = token.first else { return 1 }
        if first == "\"" { return token.dropFirst().firstIndex(of: "\"").map { token[...$0].count } ?? token.count }
        let isWord: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == "_" }
        return max(1, isWord(first) ? token.prefix(while: isWord).count : 1)
    }
}
