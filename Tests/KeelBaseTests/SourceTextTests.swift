import KeelBase
import Testing

struct SourceTextTests {
    @Test(
        "A position counts lines at LF, CRLF and CR, columns in scalars, and no byte-order mark",
        arguments: [
            ("", 0, 1, 1),
            ("abc", 0, 1, 1),
            ("abc", 3, 1, 4),
            ("abc", 99, 1, 4),
            ("abc", -5, 1, 1),
            ("a\nb", 1, 1, 2),
            ("a\nb", 2, 2, 1),
            ("a\r\nb", 3, 2, 1),
            ("a\rb", 2, 2, 1),
            ("a\r\rb", 3, 3, 1),
            ("a\n\n\nb", 4, 4, 1),
            ("a\n", 2, 2, 1),
            ("값 타입", 4, 1, 3),
            ("값 타입\n을", 11, 2, 1),
            ("йцу", 4, 1, 3),
            // Decomposed: two scalars.
            ("e\u{301}x", 3, 1, 3),
            ("👍x", 4, 1, 2),
            ("\tx", 1, 1, 2),
            ("\u{FEFF}abc", 3, 1, 1),
            ("\u{FEFF}abc", 4, 1, 2),
            ("\u{FEFF}abc", 1, 1, 1),
            ("\u{FEFF}a\nb", 5, 2, 1),
        ])
    func position(text: String, offset: Int, line: Int, column: Int) {
        let source = SourceText(path: "x.md", bytes: Array(text.utf8))
        #expect(source.position(at: offset) == SourcePosition(line: line, column: column))
    }

    @Test func `A line's range leaves out its end, whichever it is`() {
        let source = SourceText(path: "x.md", bytes: Array("ab\r\nc\r\n\nd\re".utf8))
        let lines = source.lineStarts.indices.map {
            String(decoding: source.bytes[source.lineRange($0)], as: UTF8.self)
        }
        #expect(lines == ["ab", "c", "", "d", "e"])
    }

    @Test func `Every offset belongs to the last line that starts at or before it`() {
        let source = SourceText(path: "x.md", bytes: Array("a\nbb\n\nc".utf8))
        #expect((0...7).map(source.lineIndex) == [0, 0, 1, 1, 1, 2, 3, 3])
    }

    @Test func `Bytes that are no UTF-8 have a position too`() {
        let source = SourceText(path: "x.md", bytes: [0xFF, 0x80, 0xC0, 0x0A, 0x41])
        #expect(source.position(at: 4) == SourcePosition(line: 2, column: 1))
    }
}
