import KeelBase
import KeelMarkdown
import Testing

@Suite struct `Typography` {
    @Test func `of Dutch quotation marks is single or double as the site says`() {
        let text = #""Het woord "protocol" en 'contract'", zei z'n collega"#
        #expect(paragraph(text, "nl") == "‘Het woord “protocol” en “contract”’, zei z’n collega")
        #expect(paragraph(text, "nl", quotes: .single) == paragraph(text, "nl"))
        #expect(paragraph(text, "nl", quotes: .double) == "“Het woord ‘protocol’ en ‘contract’”, zei z’n collega")
        #expect(paragraph("\"слово\"", "ru", quotes: .single) == "«слово»")
    }

    @Test(arguments: [
        ("en", #""a" 'b' -- c --- d"#, "“a” ‘b’ – c — d"), ("uk", #""а" -- "б""#, "«а» — «б»"),
        ("de-AT", #""a 'b'""#, "„a ‚b‘“"),
    ])
    func `is there for other languages too`(_ language: String, _ text: String, _ expected: String) {
        #expect(paragraph(text, language) == expected)
    }

    @Test(arguments: [
        ("et", "Swift 6 ja VIP-i, MVP-s, 5-ni", "Swift\u{A0}6 ja VIP-\u{2060}i, MVP-\u{2060}s, 5-\u{2060}ni"),
        (
            "et", "`View`-i ja VIP-tsükkel, e-post, In 2026",
            "<code>View</code>-\u{2060}i ja VIP-tsükkel, e-post, In 2026"
        ),
        ("nl", "Vanaf iOS 18 en Swift\n6.3", "Vanaf iOS\u{A0}18 en Swift\u{A0}6.3"),
        ("nl", "VIP-cyclus, tot-en-met", "VIP-cyclus, tot-en-met"),
        ("ko", "Swift 6은 값 3", "Swift\u{A0}6은 값 3"),
        ("ru", "SwiftUI-й и VIP-цикл", "SwiftUI-\u{2060}й и\u{A0}VIP-цикл"),
        ("en", "Swift 6 and VIP-s", "Swift 6 and VIP-s"),
    ])
    func `keeps versions and short endings with their names`(_ language: String, _ text: String, _ expected: String) {
        #expect(paragraph(text, language) == expected)
    }

    @Test(arguments: ["ru", "et", "nl", "ko"])
    func `leaves code, addresses, attributes and raw HTML alone`(_ language: String) {
        for text in [
            #"<code>x = &quot;a&quot; -- 'b'...</code>"#, #"<a href="x--y...z'q.md" title="a -- &quot;b&quot;">x</a>"#,
            #"<a href="http://x.y/a--b...'c'">http://x.y/a--b...'c'</a>"#,
            #"<img src="a.png" alt="x -- &quot;y&quot;" />"#,
            #"<kbd title="a -- 'b'">"q" -- x...</kbd>"#, "../a/.../b",
            #"<a href="https://x.y/a--b...c">https://x.y/a--b...c</a>"#,
        ] {
            let markdown = [
                #"<code>x = &quot;a&quot; -- 'b'...</code>"#: #"`x = "a" -- 'b'...`"#,
                #"<a href="x--y...z'q.md" title="a -- &quot;b&quot;">x</a>"#: #"[x](x--y...z'q.md 'a -- "b"')"#,
                #"<a href="http://x.y/a--b...'c'">http://x.y/a--b...'c'</a>"#: "<http://x.y/a--b...'c'>",
                #"<a href="https://x.y/a--b...c">https://x.y/a--b...c</a>"#: "https://x.y/a--b...c",
                #"<img src="a.png" alt="x -- &quot;y&quot;" />"#: #"![x -- "y"](a.png)"#,
            ]
            let expected = text.replacing("'", with: text.hasPrefix("<a href") ? "&#x27;" : "'")
            let shown = paragraph(markdown[text] ?? text, language).replacing("&#x27;", with: "'")
            #expect(shown == expected.replacing("&#x27;", with: "'").replacing("\"q\"", with: "&quot;q&quot;"))
        }
    }

    @Test func `does not reach into code blocks and raw blocks`() {
        var options = MarkdownOptions()
        options.language = TextLanguage("ru")
        let text = "```\n\"a\" -- b...\n```\n\n<div>\n\"a\" -- b\n</div>\n"
        let html = HTMLRenderer(rawHTML: .allow).render(parse(text, options: options))
        #expect(
            String(decoding: html, as: UTF8.self)
                == "<pre><code>&quot;a&quot; -- b...\n</code></pre>\n<div>\n\"a\" -- b\n</div>\n")
    }

    @Test func `leaves what is escaped or an entity`() {
        #expect(
            paragraph(#"\"a\" &quot;b&quot; \'c\' \-- d\... e \-\- f"#, "ru")
                == #"&quot;a&quot; &quot;b&quot; 'c' -- d... e -- f"#)
        #expect(paragraph(#"a\_b "c""#, "et") == "a_b „c“")
    }

    @Test func `reaches across emphasis, links, code and line ends`() {
        #expect(
            paragraph("\"*a* `b`\" и \"[в\nг](x)\"", "ru")
                == "«<em>a</em> <code>b</code>» и\u{A0}«<a href=\"x\">в⏎г</a>»".replacing("⏎", with: "\u{A0}"))
        #expect(paragraph("**\"a\"**b", "et") == "<strong>„a“</strong>b")
    }

    @Test(arguments: [
        ("\"a", "&quot;a"), ("a\"", "a&quot;"), ("\"a \"b\" c", "&quot;a «b» c"), ("\"a\" b\"", "«a» b&quot;"),
        ("\" a \"", "&quot; a &quot;"), ("\"\"", "&quot;&quot;"), ("\"", "&quot;"), ("(\"a\")", "(«a»)"),
        ("\"a\",\"b\"", "«a»,«b»"), ("«a \"b» c\"", "«a &quot;b» c&quot;"), ("5'10\"", "5′10″"),
        ("\"a \"b \"c\" d\" e\"", "«a „b «c» d“ e»"), ("веб-\"a\" \"b-\" c", "веб-«a» «b-» c"),
    ])
    func `pairs quotation marks sensibly`(_ text: String, _ expected: String) {
        #expect(paragraph(text, "ru") == expected)
    }

    @Test(arguments: [
        ("a -- b", "a – b"), ("a--b", "a–b"), ("--strict", "--strict"), ("a --strict", "a --strict"), ("i--", "i--"),
        ("a ---- b", "a ---- b"), ("x - 1", "x - 1"), ("x - y", "x - y"),
        ("`a` - `b`", "<code>a</code> - <code>b</code>"),
        ("sõna - sõna", "sõna – sõna"), ("0...5", "0...5"), ("a...b", "a...b"), ("sõna...sõna", "sõna…sõna"),
        ("[...]", "[…]"), ("sõna....", "sõna...."), ("-->", "--&gt;"), ("push-teade", "push-teade"),
        ("`a`...`b`", "<code>a</code>...<code>b</code>"),
    ])
    func `makes dashes and ellipses of what is meant as such`(_ text: String, _ expected: String) {
        #expect(paragraph(text, "et") == expected)
    }

    @Test(arguments: [
        ("слово — слово", "слово⍽— слово"), ("слово – слово", "слово⍽– слово"), ("код в⏎файле", "код в⍽файле"),
        ("код⏎— слово", "код⍽— слово"), ("из-за него", "из-за него"), ("То же и «В лесу»", "То⍽же и⍽«В⍽лесу»"),
        ("А.С. Пушкин", "А.С.⍽Пушкин"), ("и т.д. и т. п.", "и⍽т.⍽д. и⍽т.⍽п."), ("в 5 строках", "в⍽5 строках"),
        ("глава 6 с примером", "глава 6 с⍽примером"), ("30 ноября 2026 года", "30⍽ноября 2026⍽года"),
        ("№ 5 и § 3", "№⍽5 и⍽§⍽3"), ("100 %", "100⍽%"), ("25 000 000 байт", "25⍽000⍽000⍽байт"),
        ("Swift 6 вышел", "Swift⍽6 вышел"), ("если б он", "если⍽б он"), ("до н. э. и", "до⍽н.⍽э. и"),
        ("в  два пробела", "в  два пробела"), ("см. рис. 3", "см.⍽рис.⍽3"),
        ("в `x` и *y*", "в⍽<code>x</code> и⍽<em>y</em>"),
        ("т. к. он", "т.⍽к. он"), ("конец. И начало", "конец. И⍽начало"), ("5 ГБ, 3 ms", "5⍽ГБ, 3⍽ms"),
    ])
    func `puts Russian no-break spaces where typesetters do`(_ text: String, _ expected: String) {
        let text = text.replacing("⏎", with: "\n")
        #expect(paragraph(text, "ru").replacing("\u{A0}", with: "⍽") == expected)
    }

    @Test func `shows in the outline with plain spaces, and never in ids`() {
        var options = MarkdownOptions()
        options.language = TextLanguage("ru")
        let text = "# \"Цикл\" -- это не... `VIP`\n"
        let heading = parse(text, options: options).headings.first
        #expect(heading?.text == "«Цикл» — это не… VIP")
        #expect(heading?.id == parse(text).headings.first?.id)
        #expect(typographic("\"Цикл\" -- в VIP", options: options) == "«Цикл» — в VIP")
    }

    @Test func `is off with its switch, and without a language`() {
        var options = MarkdownOptions()
        #expect(paragraph("\"a\" -- b", "") == "“a” – b")
        #expect(html("\"a\" -- b") == "<p>&quot;a&quot; -- b</p>\n")
        options.language = TextLanguage("ru")
        options.typography = false
        let document = parse("\"a\" -- b", options: options)
        #expect(String(decoding: HTMLRenderer().render(document), as: UTF8.self) == "<p>&quot;a&quot; -- b</p>\n")
        #expect(typographic("\"a\"", options: options) == "\"a\"")
    }

    @Test(

        arguments: [
            "\"", "'", "\"a ", "'a ", " '\"a", "a'b ", "«", "\"a» ", "--", "т.е.", "в ", "1 000 ", "...", "-- ",
        ])
    func `takes linear time`(_ piece: String) {
        let start = threadSeconds()
        for language in ["ru", "et", "nl"] { _ = paragraph(String(repeating: piece, count: 10_000) + "\"", language) }
        #expect(threadSeconds() - start < 10)
    }
}
