import KeelBase
import KeelMarkdown
import Testing

private func findings(_ markdown: String) -> [String] {
    parse(markdown).diagnostics.map {
        "\($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.code.name)" + ($0.hint.map { " (\($0))" } ?? "")
    }
}

@Suite struct `Admonitions` {
    @Test(arguments: [
        ("NOTE", "Note"), ("TIP", "Tip"), ("important", "Important"), ("WARNING", "Warning"), ("CAUTION", "Caution"),
    ])
    func `are quotations that begin with their mark`(_ mark: String, _ title: String) {
        #expect(
            html("> [!\(mark)]\n> Let *op*.\n>\n> - x\n") == """
                <aside role="note" class="admonition \(mark.lowercased())" aria-label="\(title)">
                <p class="admonition-title">\(title)</p>
                <p>Let <em>op</em>.</p>
                <ul>
                <li>x</li>
                </ul>
                </aside>

                """)
    }

    @Test func `may have their text below, or none, and stand in lists`() {
        let empty =
            "<aside role=\"note\" class=\"admonition tip\" aria-label=\"Tip\">\n<p class=\"admonition-title\">Tip</p>\n"
        #expect(html("> [!TIP]\n>\n> a") == empty + "<p>a</p>\n</aside>\n")
        #expect(html("> [!TIP]") == empty + "</aside>\n")
        #expect(html("- > [!TIP]\n  > a") == "<ul>\n<li>\n\(empty)<p>a</p>\n</aside>\n</li>\n</ul>\n")
    }

    @Test func `of another name are quotations, and reported`() {
        #expect(html("> [!NOTES]\n> a") == "<blockquote>\n<p>[!NOTES]\na</p>\n</blockquote>\n")
        #expect(findings("x\n\n> [!NOTES]\n> a") == ["3:3 admonition.unknown (did you mean [!NOTE]?)"])
        #expect(findings("> [!INFO]") == ["1:3 admonition.unknown (there are NOTE, TIP, IMPORTANT, WARNING, CAUTION)"])
        #expect(findings("> [!NOTE] a") == ["1:3 admonition.not-alone (put the text on the next line, after '>')"])
        #expect(findings("> \\[!NOTE]\n> a\n\n> [!x y]\n\n> a\n> [!NOTE]\n\n[!NOTE]\n\n> `[!NOTE]`") == [])
    }
}

@Suite struct `Figures` {
    @Test func `are images alone in a paragraph with a title`() {
        #expect(
            html("![Een kat](kat.png \"Poes & co\")") == """
                <figure>
                <img src="kat.png" alt="Een kat" />
                <figcaption>Poes &amp; co</figcaption>
                </figure>

                """)
        #expect(html("![a](b)") == "<p><img src=\"b\" alt=\"a\" /></p>\n")
        #expect(html("![a](b \"c\") d") == "<p><img src=\"b\" alt=\"a\" title=\"c\" /> d</p>\n")
    }
}
