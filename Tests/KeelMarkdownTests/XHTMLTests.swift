import KeelBase
import KeelMarkdown
import Testing

private func xhtml(_ markdown: String) -> String {
    String(decoding: HTMLRenderer(rawHTML: .allow, isXHTML: true).render(parse(markdown)), as: UTF8.self)
}

@Suite struct `Raw HTML as XML` {
    @Test(arguments: [
        ("a<br>b<BR/>c<br />d", "<p>a<br />b<br />c<br />d</p>\n"),
        ("&nbsp;&copy; <i>&nbsp;</i>", "<p>\u{A0}© <i>\u{A0}</i></p>\n"),
        (
            "<p title='a\"b' data-x=1 hidden title=2>&nbsp;&copy;&x; & 1 < 2</p>",
            "<p title=\"a&quot;b\" data-x=\"1\" hidden=\"hidden\">\u{A0}©&amp;x; &amp; 1 &lt; 2</p>"
        ),
        ("<img src=a.png alt=\"x &amp; y &eacute;\">", "<img src=\"a.png\" alt=\"x &amp; y é\" />"),
        ("<!-- a -- b --->\n", "<!-- a - - b - -->\n"),
        ("a <?php x ?> <![CDATA[<b>]]> </br>", "<p>a  &lt;b&gt; </p>\n"),
        ("a\u{1}b", "<p>ab</p>\n"),
    ])
    func `is well-formed`(_ text: String, _ expected: String) {
        #expect(xhtml(text).trimmingSuffix("\n") == expected.trimmingSuffix("\n"))
    }

    @Test func `stays as it was in HTML`() {
        let text = "a<br>b <i title=x>&nbsp;</i>"
        let html = String(decoding: HTMLRenderer(rawHTML: .allow).render(parse(text)), as: UTF8.self)
        #expect(html == "<p>a<br>b <i title=x>\u{A0}</i></p>\n")
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: Character) -> String {
        var text = self
        while text.last == suffix { text.removeLast() }
        return text
    }
}
