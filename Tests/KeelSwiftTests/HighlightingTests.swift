import KeelSwift
import Testing

/// One name of each set of rules.
private let languages = ["swift", "json", "yaml", "sh", "console", "diff", "xml", "css", "js", "c"]

struct HighlightingTests {
    @Test(
        "code of each language becomes lines of HTML",
        arguments: [
            (
                "swift", "let x = \"a\\(b)\" // <c>",
                #"<span class="k">let</span> x = <span class="s">"a</span><span class="i">\(</span>b"#
                    + #"<span class="i">)</span><span class="s">"</span> <span class="c">// &lt;c&gt;</span>"#
            ),
            ("swift", "/* a\r\n\n b */\n", #"<span class="c">/* a</span>||<span class="c"> b */</span>"#),
            (
                "json", "{\"a\": [1, true, \"b\"]}",
                #"{<span class="p">"a"</span>: [<span class="n">1</span>, <span class="k">true</span>, "#
                    + #"<span class="s">"b"</span>]}"#
            ),
            (
                "yml", "a: don't # c\n- b: \"x\"\nurl: a://b",
                #"<span class="p">a</span>: don't <span class="c"># c</span>|- <span class="p">b</span>: "#
                    + #"<span class="s">"x"</span>|<span class="p">url</span>: a://b"#
            ),
            (
                "sh", "echo $A 'b' # c",
                #"<span class="k">echo</span> <span class="v">$A</span> <span class="s">'b'</span> "#
                    + #"<span class="c"># c</span>"#
            ),
            (
                "console", "$ cd a\nif b",
                #"<span class="m">$</span> <span class="k">cd</span> a|if b"#
            ),
            (
                "diff", "--- a\n+b\n-c\n d",
                #"<span class="d">--- a</span>|<span class="l">+b</span>|<span class="x">-c</span>| d"#
            ),
            (
                "html", "<a b=\"c\">d &lt;</a><!-- e -->",
                #"<span class="g">&lt;a</span> <span class="a">b</span>=<span class="s">"c"</span>"#
                    + #"<span class="g">&gt;</span>d <span class="n">&amp;lt;</span><span class="g">&lt;/a</span>"#
                    + #"<span class="g">&gt;</span><span class="c">&lt;!-- e --&gt;</span>"#
            ),
            ("css", "a { color: red }", #"a { <span class="p">color</span>: red }"#),
            (
                "js", "const a = `b\nc`",
                #"<span class="k">const</span> a = <span class="s">`b</span>|<span class="s">c`</span>"#
            ),
            (
                "c", "#include <a.h>\nint x;",
                #"<span class="d">#include</span> &lt;a.h&gt;|<span class="k">int</span> x;"#
            ),
            ("nothing", "let x = \"<&>\"", #"let x = "&lt;&amp;&gt;""#),
            ("swift", "", ""),
            ("swift", "\n\n", "|"),
        ])
    func html(language: String, code: String, expected: String) {
        let lines = CodeHighlighter.html(Array(code.utf8), language: language)
        #expect(lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "|") == expected)
    }

    @Test(
        "the HTML is the code, in every language, whatever the bytes", arguments: languages + ["none"])
    func roundTrip(language: String) {
        let others = [
            "<!--", "-->", "<a", "</b>", "&amp;", "key: ", "$ ", "${", "+", "@@", "@media", "'", "`", "# ", "<?",
        ]
        var generator = SeededGenerator(state: 4)
        for _ in 0..<400 {
            let code = randomSource(swiftPieces + others, using: &generator)
            let lines = CodeHighlighter.html(code, language: language)
            if lines.map(plain) != expectedLines(code) {
                Issue.record("\(code)")
                return
            }
        }
    }

    @Test(
        "time is linear in every language", .timeLimit(.minutes(1)),
        arguments: languages)
    func slowInputs(language: String) {
        for piece in ["<", "\"", "a ", "/*", "<a ", "${", "&", "'", "a: ", "   ", "<!"] {
            let code = Array(String(repeating: piece, count: 40_000 / piece.utf8.count).utf8)
            #expect(!CodeHighlighter.highlight(code, language: language).html.isEmpty)
        }
    }

    /// Fails on a tag that is not one of ours, by giving something else than the code.
    private func plain(_ html: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        var index = 0
        var depth = 0
        let entities: [([UInt8], UInt8)] = [
            (Array("&lt;".utf8), UInt8(ascii: "<")), (Array("&gt;".utf8), UInt8(ascii: ">")),
            (Array("&amp;".utf8), UInt8(ascii: "&")),
        ]
        while index < html.count {
            if html[index...].starts(with: "<span class=\"".utf8), html[(index + 14)...].starts(with: "\">".utf8) {
                depth += 1
                index += 16
            } else if html[index...].starts(with: "</span>".utf8) {
                depth -= 1
                index += 7
            } else if let (entity, byte) = entities.first(where: { html[index...].starts(with: $0.0) }) {
                text.append(byte)
                index += entity.count
            } else {
                text.append(html[index])
                index += 1
            }
        }
        return depth == 0 ? text : Array("unbalanced".utf8)
    }

    private func expectedLines(_ code: [UInt8]) -> [[UInt8]] {
        var lines: [[UInt8]] = [[]]
        var index = 0
        while index < code.count {
            if code[index] == 13 || code[index] == 10 {
                if code[index] == 13, index + 1 < code.count, code[index + 1] == 10 { index += 1 }
                lines.append([])
            } else {
                lines[lines.count - 1].append(code[index])
            }
            index += 1
        }
        if lines.last == [] { lines.removeLast() }
        return lines
    }
}
