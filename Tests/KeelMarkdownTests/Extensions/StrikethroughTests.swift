import KeelMarkdown
import Testing

/// GitHub Flavored Markdown, section "Strikethrough (extension)".
@Suite struct `Strikethrough` {
    @Test(arguments: [
        ("~~oud~~ nieuw", "<p><del>oud</del> nieuw</p>\n"),
        ("~oud~ ~~ouder~~", "<p><del>oud</del> <del>ouder</del></p>\n"),
        ("~~a *b* `c` [d](e)~~!", "<p><del>a <em>b</em> <code>c</code> <a href=\"e\">d</a></del>!</p>\n"),
        ("*~~a~~* ~~*b*~~", "<p><em><del>a</del></em> <del><em>b</em></del></p>\n"),
        ("~~a ~b~ c~~", "<p><del>a <del>b</del> c</del></p>\n"),
        ("~~a\nb~~", "<p><del>a\nb</del></p>\n"),
        ("# ~~a~~", "<h1 id=\"a\"><del>a</del></h1>\n"),
        ("취소 ~~“가격”~~은, ~~[값](a)~~을", "<p>취소 <del>“가격”</del>은, <del><a href=\"a\">값</a></del>을</p>\n"),
    ])
    func `is what stands between one or two tildes`(_ markdown: String, _ expected: String) {
        #expect(html(markdown) == expected)
    }

    @Test(arguments: [
        "~~~ a ~~~ b", "a ~~~drie~~~", "~~ los ~~", "~~a ~b", "~~a~", "\\~~a~~", "`~~a~~`", "10~20개, 30~40개",
        "~~a *b~~ c*",
        "~/a en ~/b",
    ])
    func `is nothing else`(_ markdown: String) {
        #expect(!html("x " + markdown).contains("<del>"))
    }

    @Test func `does not go over the end of a paragraph`() {
        #expect(html("Dit ~~heeft een\n\nnieuwe alinea~~.") == "<p>Dit ~~heeft een</p>\n<p>nieuwe alinea~~.</p>\n")
    }

    @Test func `has its place in the source, past escapes too`() throws {
        let document = parse("\\* &amp; ~~weg~~")
        let node = try #require(document.nodes.first { $0.kind == .strikethrough })
        #expect(node.source == 9..<16)
    }
}
