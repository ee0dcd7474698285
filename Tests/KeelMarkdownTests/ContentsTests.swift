import KeelBase
import KeelMarkdown
import Testing

private func place(_ document: Document, _ offset: Int) -> String {
    let position = document.source.position(at: offset)
    return "\(position.line):\(position.column)"
}

@Suite struct `What a document holds` {
    @Test func `its links and images, each at its first character`() {
        let text = """
            Абзац [один](a.md) и
            ![два *x*
            y][r].

            > - <https://b.ee> **[три\\]
            z](<c d> "t")**
            >   [вложенный ![рис](e)](f)

            \t* [r]

            [r]: g#h&amp;i
            """
        let document = parse(text)
        #expect(
            document.links.map { "\(place(document, $0.offset)) \($0.isImage ? "!" : "")\($0.destination)" } == [
                "1:7 a.md", "2:1 !g#h&i", "5:5 https://b.ee", "5:22 c d", "7:5 f", "7:16 !e",
            ])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `places that do not depend on line ends or a byte-order mark`(_ lineEnd: String) {
        let text = "\u{FEFF}# a\n\n* b\n  c [d](e)\n> f\n[g](h)\n".replacing("\n", with: lineEnd)
        for offset in [0, 3] {
            let document = parse(text, from: offset)
            #expect(document.links.map { place(document, $0.offset) } == ["4:5", "6:1"])
            #expect(document.headings.map { place(document, $0.offset) } == ["1:1"])
        }
    }

    @Test func `its raw HTML, comments told apart`() {
        let document = parse("a <b> <!-- c -->\n\n<!-- d\n\ne --> \n\n- <div>\n\n<!-- x --> y\n")
        #expect(
            document.rawHTML.map { "\(place(document, $0.offset)) \($0.isBlock) \($0.isComment)" } == [
                "1:3 false false", "1:7 false true", "3:1 true true", "7:3 true false", "9:1 true false",
            ])
    }

    @Test func `its plain text`() {
        let document = parse("# a *b* `c`\n\n- d\n  e\\\n  f\n- ![g](h) <i>j</i>\n\n```\nk\n```\n")
        #expect(document.plainText(of: 0) == "a b c\nd e f\ng j\nk")
        #expect(document.plainText(of: document.headings[0].node) == "a b c")
    }

    @Test func `its headings, of which an underlined one starts at its text`() {
        let document = parse("> ## a\n\n[r]: x\nb\n===\n")
        #expect(
            document.headings.map { "\(place(document, $0.offset)) \($0.level) \($0.text)" } == ["1:3 2 a", "4:1 1 b"])
    }
}
