import KeelBase
import Testing

@testable import KeelCommand

struct ExcerptTests {
    @Test(
        "The caret stands under the place, whatever the width of what is before it",
        arguments: [
            ("let x", 5, "let x", "    "),
            ("", 1, "", ""),
            ("ab", 9, "ab", "  "),
            ("값 타입", 3, "값 타입", "   "),
            ("\tif x", 2, "\tif x", "\t"),
            ("값\tx", 3, "값\tx", "  \t"),
            // Decomposed: the vowel is drawn over its consonant.
            ("\u{1100}\u{1161}x", 3, "\u{1100}\u{1161}x", "  "),
            ("e\u{301}x", 3, "e\u{301}x", " "),
            ("йx", 2, "йx", " "),
            ("👍x", 2, "👍x", "  "),
            ("a\u{1B}[31mx", 7, "a␛[31mx", "      "),
        ])
    func caret(line: String, column: Int, text: String, indentation: String) {
        let excerpt = Excerpt(of: line, at: SourcePosition(line: 7, column: column))
        #expect(Array(excerpt.text.unicodeScalars) == Array(text.unicodeScalars))
        #expect(excerpt.indentation == indentation)
        #expect(excerpt.lineNumber == 7)
    }

    @Test func `A long line is cut around the place`() {
        let line = String(repeating: ">", count: 20_000) + "x" + String(repeating: "<", count: 20_000)
        let excerpt = Excerpt(of: line, at: SourcePosition(line: 1, column: 20_001))
        #expect(
            excerpt.text == "…" + String(repeating: ">", count: 60) + "x" + String(repeating: "<", count: 59) + "…")
        #expect(excerpt.indentation == String(repeating: " ", count: 61))
    }
}
