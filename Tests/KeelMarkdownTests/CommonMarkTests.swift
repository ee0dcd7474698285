import Testing

/// One or more inputs for every section of the CommonMark specification 0.30.
///
/// Each is held to cmark's output; where the rule is worth seeing, to a literal as well.
private struct Example: Sendable, CustomTestStringConvertible {
    let section: String
    let markdown: String
    let html: String?

    init(_ section: String, _ markdown: String, _ html: String? = nil) {
        (self.section, self.markdown, self.html) = (section, markdown, html)
    }

    var testDescription: String { "\(section): \(markdown.debugDescription)" }
}

private let examples: [Example] = [
    .init("2.1 Characters and lines", "ein\rtwee\r\ndrie\nvier", "<p>ein\ntwee\ndrie\nvier</p>\n"),
    .init("2.1 Characters and lines", "\u{FEFF}# kop", "<h1>kop</h1>\n"),
    .init("2.2 Tabs", "\tkood\tx\n", "<pre><code>kood\tx\n</code></pre>\n"),
    .init("2.2 Tabs", "- a\n\n\tb\n", "<ul>\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n</ul>\n"),
    .init("2.2 Tabs", ">\t\tx\n", "<blockquote>\n<pre><code>  x\n</code></pre>\n</blockquote>\n"),
    .init("2.3 Insecure characters", "a\0b", "<p>a\u{FFFD}b</p>\n"),
    .init("2.4 Backslash escapes", #"\*niet\* \a \\ \<b>"#, "<p>*niet* \\a \\ &lt;b&gt;</p>\n"),
    .init("2.4 Backslash escapes", "stop\\\nverder", "<p>stop<br />\nverder</p>\n"),
    .init("2.5 Entities", "&ouml; &#1071; &#x42F; &nixda; &#0;", "<p>ö Я Я &amp;nixda; \u{FFFD}</p>\n"),
    .init("2.5 Entities", "[a](&ouml;.md \"&quot;\")", "<p><a href=\"%C3%B6.md\" title=\"&quot;\">a</a></p>\n"),
    .init("3.1 Precedence", "- `een\n- twee`", "<ul>\n<li>`een</li>\n<li>twee`</li>\n</ul>\n"),
    .init("3.2 Containers and leaves", "> - a\n>\n>   b", nil),
    .init("4.1 Thematic breaks", "***\n - - -\n____\n+++\n--", "<hr />\n<hr />\n<hr />\n<h2>+++</h2>\n"),
    .init("4.2 ATX headings", "# a #\n##b\n####### c\n## \n### d # e ###", nil),
    .init("4.2 ATX headings", "   ## 제목 ##  ", "<h2>제목</h2>\n"),
    .init("4.3 Setext headings", "Пункт\n*два*\n===\n\nx\n---\n", "<h1>Пункт\n<em>два</em></h1>\n<h2>x</h2>\n"),
    .init("4.3 Setext headings", "> a\n---\n- b\n===", nil),
    .init("4.4 Indented code", "    a\n\n      b\n\n\nc", "<pre><code>a\n\n  b\n</code></pre>\n<p>c</p>\n"),
    .init("4.5 Fenced code", "~~~ swift x=1\nlet a = \"<\"\n~~~", nil),
    .init("4.5 Fenced code", "```\nniet dicht", "<pre><code>niet dicht\n</code></pre>\n"),
    .init("4.5 Fenced code", "````\n```\n````\n\n  ```\n   a\n b\n  ```", nil),
    .init("4.6 HTML blocks", "<div>\n*a*\n\n*b*\n</div>", nil),
    .init(
        "4.6 HTML blocks", "<!-- a\n\nb -->c\n\n<script>\n\nx\n</script>\n<?p\n?>\n<!X >\n<![CDATA[\n\n]]>\n<pre>\n",
        nil),
    .init("4.6 HTML blocks", "<a href='x'>\nb\n\nc <b\n", nil),
    .init(
        "4.7 Link reference definitions", "[a]\n\n[A]: <x y> 'т'\n[a]: z",
        "<p><a href=\"x%20y\" title=\"т\">a</a></p>\n"),
    .init("4.7 Link reference definitions", "[ΑΓΩ]: /x\n\n[αγω]", "<p><a href=\"/x\">αγω</a></p>\n"),
    .init("4.7 Link reference definitions", "[a]: x 'y' z\n[b]:\n\n[c]: d\nrest [c]", nil),
    .init("4.8 Paragraphs", "a\n   b\n      c\n\n\nd  \n", "<p>a\nb\nc</p>\n<p>d</p>\n"),
    .init("4.9 Blank lines", "  \n\na\n  \n\n# b\n\n  \n", "<p>a</p>\n<h1>b</h1>\n"),
    .init("5.1 Block quotes", "> # a\n>b\nc\n> d", "<blockquote>\n<h1>a</h1>\n<p>b\nc\nd</p>\n</blockquote>\n"),
    .init("5.1 Block quotes", "> a\n\n> b\n>\n>> c\n    d", nil),
    .init("5.2 List items", "1.  a\n\n        kood\n\n    > b\n2) c\n-\n- \n  d\n10. e", nil),
    .init("5.2 List items", "1234567890. a\n\n0. b", "<p>1234567890. a</p>\n<ol start=\"0\">\n<li>b</li>\n</ol>\n"),
    .init("5.3 Lists", "- a\n- b\n\n- c\n+ d\n", nil),
    .init("5.3 Lists", "- a\n  - b\n    - c\n", nil),
    .init("5.3 Lists", "В 1945\n1980. год", "<p>В 1945\n1980. год</p>\n"),
    .init(
        "6.1 Code spans", "`` a ` b `` ` c` `d\ne` ` `",
        "<p><code>a ` b</code> <code> c</code> <code>d e</code> <code> </code></p>\n"),
    .init("6.1 Code spans", "`a\\` b` *`c*`", nil),
    .init("6.2 Emphasis", "*a **b** c* __d__ e_f_g ***h*** i*j*k", nil),
    .init("6.2 Emphasis", "**값(value)**은", "<p>**값(value)**은</p>\n"),
    .init("6.2 Emphasis", "*a __b* c__ **d*e** _“f”_", nil),
    .init("6.3 Links", "[a](<b c> (d)) [e]() [f [g] h](i \"j 'k'\") [*l*](m)", nil),
    .init("6.3 Links", "[a][b] [b][] [b] [x][y] [a [b] c][b]\n\n[b]: /c", nil),
    .init("6.3 Links", "[a](javascript:x) [b](VBSCRIPT:x) [c](file:///x) [d](data:text/html,x)", nil),
    .init("6.3 Links", "[a](ссылка.md#якорь?x=1&y='2')", nil),
    .init("6.4 Images", "![a *b* `c` [d](e)](f \"g\") ![h][i] ![j\nk  \nl](m)\n\n[i]: n", nil),
    .init("6.4 Images", "![x](data:image/png;base64,AA) ![y](data:image/svg+xml,AA)", nil),
    .init("6.4 Images", "![a ![b](c) <i>d</i>](e)", "<p><img src=\"e\" alt=\"a b &lt;i&gt;d&lt;/i&gt;\" /></p>\n"),
    .init("6.5 Autolinks", "<https://x.ee/?a=1&b=2\\> <a.b@c.nl> <geen link> <m:x>", nil),
    .init("6.6 Raw HTML", "<b class=\"x\" y='z' w=v u> </b > <!-- c --> <?p?> <!D x> <![CDATA[a]]> <c d=\"> <3", nil),
    .init("6.7 Hard line breaks", "a  \n   b\\\nc `d  \ne` <i\n  f>\n# g\\", nil),
    .init("6.8 Soft line breaks", "a \n b", "<p>a\nb</p>\n"),
    .init("6.9 Textual content", "a   b $.;'~ ψ “x”", "<p>a   b $.;'~ ψ “x”</p>\n"),
    .init("Empty", "", ""),
    .init("Empty", "\n \n\t", ""),
]

@Suite struct `CommonMark` {
    @Test(arguments: examples)
    fileprivate func `is rendered as cmark does`(_ example: Example) {
        let bytes = Array(example.markdown.utf8)
        let (ours, theirs) = (keelHTML(bytes), cmarkHTML(bytes))
        #expect(String(decoding: ours.safe, as: UTF8.self) == String(decoding: theirs.safe, as: UTF8.self))
        #expect(String(decoding: ours.unsafe, as: UTF8.self) == String(decoding: theirs.unsafe, as: UTF8.self))
        if let html = example.html { #expect(String(decoding: ours.safe, as: UTF8.self) == html) }
    }
}
