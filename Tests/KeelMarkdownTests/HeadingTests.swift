import KeelBase
import KeelMarkdown
import Testing

private func ids(_ markdown: String) -> [String] { parse(markdown).headings.map(\.id) }

private func findings(_ markdown: String) -> [String] {
    parse(markdown).diagnostics.map { "\($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.code.name)" }
}

@Suite struct `Heading ids` {
    @Test(arguments: [
        ("Введение в Swift", "введение-в-swift"), ("Öö", "öö"), ("Oo", "oo"), ("설치 방법", "설치-방법"), ("C++", "c++"),
        ("C#", "c"), ("Swift 5.10", "swift-510"), ("A — B", "a--b"), ("`main.swift` *и* др.", "mainswift-и-др"),
        ("!!!", "section"), ("ISTANBUL İ", "istanbul-i\u{307}"), ("Straße", "straße"),
        ("e\u{301}t\u{E9}", "\u{E9}t\u{E9}"),
        ("ㄱ 각", "ㄱ-각"), ("snake_case-x", "snake_case-x"),
    ])
    func `are the text in its own language, lower case and NFC`(_ text: String, _ id: String) {
        #expect(ids("# \(text)").map { Array($0.utf8) } == [Array(id.utf8)])
    }

    /// `№` is left out of ids, and is no letter that needs no table.
    @Test func `are the same by the short way and by the long one`() {
        let ranges: [ClosedRange<UInt32>] = [0x21...0x7E, 0xA0...0xFF, 0x160...0x161, 0x17D...0x17E, 0x400...0x45F]
        for value in ranges.joined() + [0xAC00, 0xAC01, 0xD7A3] {
            guard let scalar = Unicode.Scalar(value), !"#*_`<[\\&{}~\u{AD}".unicodeScalars.contains(scalar) else {
                continue
            }
            for text in ["a\(scalar)Ж\(scalar)", "Öö \(scalar)б", "é+\(scalar)+ 가"] {
                #expect(ids("# \(text)") == ids("# №\(text)"), "\(text)")
            }
        }
    }

    @Test func `in braces are taken out of the text`() {
        let document = parse("# Цикл *VIP*  {#cycle}\n\nТекст {#x}\n=====\n")
        #expect(document.headings.map(\.id) == ["cycle", "x"])
        #expect(document.headings.map(\.text) == ["Цикл VIP", "Текст"])
        #expect(html("## a {#b} ##") == "<h2 id=\"b\">a</h2>\n")
        #expect(html("# {#only}") == "<h1 id=\"only\"></h1>\n")
    }

    @Test func `are left alone when escaped, in code, or not at the end`() {
        #expect(html(#"# a \{#b}"#) == "<h1 id=\"a-b\">a {#b}</h1>\n")
        #expect(html("# a `{#b}`") == "<h1 id=\"a-b\">a <code>{#b}</code></h1>\n")
        #expect(html("# a {#b} c") == "<h1 id=\"a-b-c\">a {#b} c</h1>\n")
        #expect(findings(#"# a \{#b}"#) == [])
    }

    @Test func `of equal texts take the id of the heading above, then a number and a warning`() {
        let text = "# A\n## Setup\n# B\n## Setup\n## Setup\n# Setup\n# Setup\n"
        #expect(ids(text) == ["a", "setup", "b", "b-setup", "b-setup-2", "setup-2", "setup-3"])
        #expect(findings(text) == ["5:1 heading.repeated", "6:1 heading.repeated", "7:1 heading.repeated"])
    }

    @Test func `made from text keep clear of those that come later in braces`() {
        #expect(ids("# b\n## a\n# c {#a}\n") == ["b", "b-a", "a"])
    }

    @Test func `given twice are an error at the second`() {
        let document = parse("# Один {#x}\n\n# Два {#x}\n")
        #expect(document.headings.map(\.id) == ["x", "x-2"])
        #expect(findings("# Один {#x}\n\n# Два {#x}\n") == ["3:7 heading.duplicate-id"])
        #expect(document.diagnostics.first?.notes.first?.position?.line == 1)
    }

    @Test func `with characters that do not belong in one are reported`() {
        #expect(findings("# a {#цикл}") == ["1:5 heading.id-characters"])
        #expect(findings("> # a {#b c}") == ["1:7 heading.id-syntax"])
        #expect(findings("# a { #b }") == ["1:5 heading.id-syntax"])
        #expect(findings("# a {: #b .c}") == ["1:5 heading.id-syntax"])
        for (text, place) in [
            ("# a {.b}", "1:5"), ("# a {id=b}", "1:5"), ("# a { #b } #", "1:5"), ("а {\t#b }\n---", "1:3"),
            ("# a {#b} {#c}", "1:5"), ("# {#b} a", "1:3"), ("# a { #b }.", "1:5"), ("> # 가 ｛#b｝", "1:7"),
            ("# a\n{: #b}", "2:1"), ("> {#b .c}\r\n", "1:3"), ("a\n{: .b }\n", "2:1"), ("# *a* { #b_c_ }", "1:7"),
        ] {
            #expect(findings(text) == [place + " heading.id-syntax"], "\(text)")
        }
        #expect(findings("# a \\{ #b }\n\n# Set {...}\n\n# {x in y}\n\n{a}\n\n`{: #b}`") == [])
        #expect(
            findings("# a {#code.1}\n\n# b {#page.text}\n\n# c {#codes.1}").prefix(2) == [
                "1:5 heading.id-reserved", "3:5 heading.id-reserved",
            ])
        #expect(findings("# a {#_b_}") == ["1:5 heading.id-syntax"])
        #expect(findings("# a {#b-c_d.e2}") == [])
    }

    @Test func `are off with the option, and the braces stay`() {
        let document = parse("# a {#b}", options: .commonMark)
        #expect(document.headings.map(\.text) == ["a {#b}"])
        #expect(document.headings.map(\.id) == [""])
    }

    @Test func `of many equal headings are found in good time`() {
        let document = parse(String(repeating: "# Setup\n", count: 5_000))
        #expect(Set(document.headings.map(\.id)).count == 5_000)
    }
}
