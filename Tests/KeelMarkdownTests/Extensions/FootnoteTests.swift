import KeelBase
import KeelMarkdown
import Testing

private func findings(_ markdown: String) -> [String] {
    parse(markdown).diagnostics.map {
        "\($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.code.name)" + ($0.hint.map { " (\($0))" } ?? "")
    }
}

/// What stands in the footnotes, without the links back.
private func notes(_ markdown: String) -> [String] {
    let document = parse(markdown)
    return document.footnotes.map { note in
        document.children(of: note.node).map { child in
            String(decoding: HTMLRenderer().render(document, from: child), as: UTF8.self)
                .replacing(#/\s?<a class="back".*?</a>/#, with: "")
        }.joined()
    }
}

@Suite struct `Footnotes` {
    @Test func `are numbered by first use and link back`() {
        #expect(
            html("A[^b] en B[^a], weer A[^b].\n\n[^a]: Eén.\n[^b]: *Twee*.\n") == """
                <p>A<sup><a class="footnote" role="doc-noteref" href="#fn.1" id="fn.1.ref">1</a></sup> en \
                B<sup><a class="footnote" role="doc-noteref" href="#fn.2" id="fn.2.ref">2</a></sup>, weer \
                A<sup><a class="footnote" role="doc-noteref" href="#fn.1" id="fn.1.ref.2">1</a></sup>.</p>
                <section class="footnotes" role="doc-endnotes" aria-label="Footnotes">
                <ol>
                <li id="fn.1">
                <p><em>Twee</em>. \
                <a class="back" role="doc-backlink" href="#fn.1.ref" aria-label="Back to reference 1">↩\u{FE0E}</a> \
                <a class="back" role="doc-backlink" href="#fn.1.ref.2" \
                aria-label="Back to reference 1-2">↩\u{FE0E}<sup>2</sup></a></p>
                </li>
                <li id="fn.2">
                <p>Eén. \
                <a class="back" role="doc-backlink" href="#fn.2.ref" aria-label="Back to reference 2">↩\u{FE0E}</a></p>
                </li>
                </ol>
                </section>

                """)
    }

    @Test(arguments: [
        (
            "a[^x]\n\n[^x]: b\n\n    c\n\n    - d\n    - e\n\nf",
            ["<p>b</p>\n<p>c</p>\n<ul>\n<li>d</li>\n<li>e</li>\n</ul>\n"]
        ),
        ("a[^x]\n\n[^x]:\n    b\n", ["<p>b</p>\n"]), ("a[^x]\n\n[^x]: woord\n", ["<p>woord</p>\n"]),
        ("a[^x]\n\n[^x]: b c\nverder\n\nd", ["<p>b c\nverder</p>\n"]),
        (
            "a[^x]\n\n[^x]: b\n\n\t```swift\n\tlet a\n\t```\n",
            ["<p>b</p>\n<pre><code class=\"language-swift\">let a\n</code></pre>\n"]
        ),
        ("a[^x]\n[^x]: b\nc", ["<p>b\nc</p>\n"]), ("- a[^x]\n\n[^x]: b", ["<p>b</p>\n"]),
        ("a[^X-1] \n\n[^x-1]: [b][c] ~~d~~\n\n[c]: /u", ["<p><a href=\"/u\">b</a> <del>d</del></p>\n"]),
        (
            "a[^1]\n\n[^1]: b[^2]\n[^2]: c[^1]\n",
            [
                "<p>b<sup><a class=\"footnote\" role=\"doc-noteref\" href=\"#fn.2\" id=\"fn.2.ref\">2</a></sup></p>\n",
                "<p>c<sup><a class=\"footnote\" role=\"doc-noteref\" href=\"#fn.1\" id=\"fn.1.ref.2\">1</a></sup></p>\n",
            ]
        ),
        ("| a[^x] |\n|-|\n\n[^x]: b", ["<p>b</p>\n"]), ("한국어[^주]는\n\n[^주]: 설명", ["<p>설명</p>\n"]),
        ("a[^x]\r\n\r\n[^x]: b\r\n\r\n    c\r\n", ["<p>b</p>\n<p>c</p>\n"]),
    ])
    func `hold blocks that are indented by four columns`(_ markdown: String, _ expected: [String]) {
        #expect(notes(markdown) == expected)
    }

    @Test(arguments: [
        "```\n[^x]: a\n```", "    [^x]: a", "<pre>\n[^x]: a\n</pre>", "\\[^x]", "`[^x]`", "[^x](url)", "[^ x]",
        "[^]: a", "[a^x]",
    ])
    func `are nothing else`(_ markdown: String) {
        #expect(parse(markdown).footnotes.isEmpty)
        #expect(findings(markdown) == [])
    }

    @Test func `undefined, unused and repeated are reported`() {
        #expect(
            findings("a[^naot]\n\n> b [^noot]\n\n[^noot]: c\n") == ["1:2 footnote.undefined (did you mean [^noot]?)"])
        #expect(findings("a\n\n[^b]: c\n\n    ## d\n") == ["3:1 footnote.unused (write [^b] where it belongs)"])
        #expect(parse("a\n\n[^b]: c\n\n    ## d\n").headings.isEmpty)
        #expect(findings("a[^b]\n\n[^b]: c\n[^B]: d\n").map { $0.prefix(21) } == ["4:1 footnote.repeated"])
        #expect(findings("> a[^b]\n>\n> [^b]: c\n").map { $0.prefix(22) } == ["1:4 footnote.undefined"])
        #expect(
            findings("> a[^b]\n>\n> [^b]: c d\n").map { $0.prefix(22) }
                == ["1:4 footnote.undefined", "3:3 footnote.undefined"])
    }

    @Test func `have their content at its place in the source`() throws {
        let text = "# A\n\na[^x]\n\n[^x]: zie [b](c)\n  \n\t> [d](e)\n    > f\n\n    ```swift\n    let g = 1\n    ```\n"
        let document = parse(text)
        let bytes = Array(text.utf8)
        #expect(
            document.links.map { String(decoding: bytes[$0.offset...].prefix(3), as: UTF8.self) } == ["[b]", "[d]"])
        let code = try #require(document.codeBlocks.first)
        #expect(code.code == "let g = 1\n")
        #expect(String(decoding: bytes[code.lineOffsets[0]...].prefix(3), as: UTF8.self) == "let")
        #expect(String(decoding: bytes[code.infoOffset...].prefix(5), as: UTF8.self) == "swift")
        #expect(document.inexactPositions == 0)
    }

    @Test func `of a footnote that ends in code have a line of their own for the link back`() {
        #expect(html("a[^x]\n\n[^x]: b\n\n        c\n").contains("</pre>\n<p><a class=\"back\""))
    }
}
