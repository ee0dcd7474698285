import Testing

/// GitHub Flavored Markdown, section "Task list items (extension)".
@Suite struct `Task lists` {
    @Test func `have a checkbox whose label is the text`() {
        #expect(
            html("- [ ] open\n- [x] *klaar*\n- gewoon\n") == """
                <ul>
                <li class="task"><label><input type="checkbox" disabled="" /> open</label></li>
                <li class="task"><label><input type="checkbox" disabled="" checked="" /> <em>klaar</em></label></li>
                <li>gewoon</li>
                </ul>

                """)
    }

    @Test func `may be nested, numbered and loose`() {
        #expect(
            html("1. [X] a\n\n   - [ ] b\n\n   c\n") == """
                <ol>
                <li class="task">
                <p><label><input type="checkbox" disabled="" checked="" /> a</label></p>
                <ul>
                <li class="task"><label><input type="checkbox" disabled="" /> b</label></li>
                </ul>
                <p>c</p>
                </li>
                </ol>

                """)
    }

    @Test(arguments: [
        "- [ ]", "- [x]a", "- [y] a", "- \\[x] a", "[x] a", "- `[x] a`", "- [x] a\n\n[x]: /url", "- [] a",
    ])
    func `need a box, a space and a text`(_ markdown: String) {
        #expect(!html(markdown).contains("<input"))
    }
}
