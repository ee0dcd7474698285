import KeelMarkdown
import Testing

/// The cells of the tables in a text, row by row.
private func rows(_ markdown: String) -> [String] {
    let document = parse(markdown)
    return document.nodes.indices.filter { document.nodes[$0].kind == .tableRow }.map { row in
        document.children(of: row).map { cell in
            String(decoding: HTMLRenderer().render(document, from: cell), as: UTF8.self)
                .replacing(/<[^>]*?(td|th)[^>]*>\n?/, with: "")
        }.joined(separator: "¦")
    }
}

/// GitHub Flavored Markdown, section "Tables (extension)".
@Suite struct `Tables` {
    @Test func `have a row of names, and one for each line`() {
        #expect(
            html("| a | b |\n| --- | --- |\n| *c* | `d` |\n") == """
                <div class="table" tabindex="0">
                <table>
                <thead>
                <tr>
                <th scope="col">a</th>
                <th scope="col">b</th>
                </tr>
                </thead>
                <tbody>
                <tr>
                <td><em>c</em></td>
                <td><code>d</code></td>
                </tr>
                </tbody>
                </table>
                </div>

                """)
    }

    @Test func `align their columns, and need no outer pipes`() {
        #expect(
            html("a | b | | d\n:-: | --: | :-- | -\n") == """
                <div class="table" tabindex="0">
                <table>
                <thead>
                <tr>
                <th scope="col" class="center">a</th>
                <th scope="col" class="right">b</th>
                <td class="left"></td>
                <th scope="col">d</th>
                </tr>
                </thead>
                </table>
                </div>

                """)
    }

    @Test(arguments: [
        (
            "| a |\n|---|\n| x \\| y |\n| `x\\|y` |\n| **x\\|y** |",
            ["a", "x | y", "<code>x|y</code>", "<strong>x|y</strong>"]
        ),
        ("| a | b |\n|-|-|\n| 1 |\n| 1 | 2 | 3 |\n|| 2 |", ["a¦b", "1¦", "1¦2", "¦2"]),
        ("| a | b |\n|-|-|\nc\n\nd", ["a¦b", "c¦"]), ("tekst\n| a |\n| - |\n| 1 |", ["a", "1"]),
        ("- x\n\n  | a |\n  |---|\n  | 1 |\n- y", ["a", "1"]), ("> | a |\n> |---|\n> | 1 |", ["a", "1"]),
        ("| # a | - b | > c |\n|---|---|---|\n| --- | 1. x | [x]: y |", ["# a¦- b¦&gt; c", "---¦1. x¦[x]: y"]),
        (
            "| [a] | [b][a] | ![c][a] |\n|--|--|--|\n\n> [a]: /u",
            ["<a href=\"/u\">a</a>¦<a href=\"/u\">b</a>¦<img src=\"/u\" alt=\"c\" />"]
        ),
        (
            "|a|\n|:-:|\n| ~~x~~ |\n| https://a.nl |",
            ["a", "<del>x</del>", "<a href=\"https://a.nl\">https://a.nl</a>"]
        ),
        ("| a |\n|---|\n| b |\n===\n", ["a", "b", "==="]), ("|a|b|\r\n|-|-|\r\n|c|d|\r\n", ["a¦b", "c¦d"]),
        ("| *x | y* |\n|--|--|", ["*x¦y*"]),
        ("| 값 | `a` |\n|--|--|\n| \\* | &amp; |", ["값¦<code>a</code>", "*¦&amp;"]),
    ])
    func `have cells of inline text`(_ markdown: String, _ expected: [String]) {
        #expect(rows(markdown) == expected)
    }

    @Test func `end where another block begins, and begin below a paragraph's line`() {
        #expect(html("|a|\n|-|\n|b|\n> c").hasSuffix("</div>\n<blockquote>\n<p>c</p>\n</blockquote>\n"))
        #expect(html("|a|\n|-|\n|b|\n---\n").hasSuffix("<td>b</td>\n</tr>\n</tbody>\n</table>\n</div>\n<hr />\n"))
        #expect(html("x *y*\nz\n|a|\n|-|\n").hasPrefix("<p>x <em>y</em>\nz</p>\n<div class=\"table\""))
        #expect(html("x\n    - y\n|a|\n|-|\n").hasPrefix("<p>x\n- y</p>\n<div class=\"table\""))
    }

    @Test(arguments: [
        "| a | b |\n| --- |\n| c |", "a\n---", "a\n:--", "| a |\n| -x |", "| a |\n\n| - |", "    | a |\n    | - |",
        "| a |\n| : |",
        "`| a |`", "- | -\n- | -",
    ])
    func `need as many dashes as names`(_ markdown: String) {
        #expect(rows(markdown) == [])
    }

    @Test func `hold links at their places`() {
        let text = "x\n\n- > | a | \\| [b](c) |\n  > |--|--|\n  > | `\\|` é | [d](e) https://f.nl |\n"
        let document = parse(text)
        let places = document.links.map { link in
            String(decoding: Array(text.utf8)[link.offset...].prefix(4), as: UTF8.self)
        }
        #expect(places == ["[b](", "[d](", "http"])
        #expect(document.inexactPositions == 0)
    }

    @Test func `of many columns and short rows stay small`() {
        let wide = String(repeating: "|a", count: 5_000) + "|\n" + String(repeating: "|-", count: 5_000) + "|\n"
        let document = parse(wide + String(repeating: "|b|\n", count: 5_000))
        #expect(document.nodes.count < 300_000)
    }

    @Test func `are paragraphs when switched off`() {
        var options = MarkdownOptions()
        options.tables = false
        #expect(parse("|a|\n|-|", options: options).nodes.contains { $0.kind == .table } == false)
    }
}
