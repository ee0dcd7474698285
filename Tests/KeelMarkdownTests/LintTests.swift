import KeelBase
import Testing

@testable import KeelMarkdown

/// Place and code of each finding.
private func findings(_ markdown: String, _ language: String = "et") -> [String] {
    var options = MarkdownOptions()
    options.language = TextLanguage(language)
    return parse(markdown, options: options).diagnostics.sortedByPlace().map {
        "\($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.code.name.split(separator: ".").last ?? "")"
    }
}

@Suite struct `What the writer can't see` {
    @Test(arguments: [
        ("30. november 2026 toimub kohtumine.", "et", ["1:1 number-as-list"]),
        ("> 1. mail", "et", ["1:3 number-as-list"]),
        ("2026. 11. 30. 발표", "ko", ["1:1 number-as-list"]), ("11. 30. 발표", "ko", ["1:1 number-as-list"]),
        ("2026. aastal ilmus Swift 7.", "et", ["1:1 number-as-list"]),
        ("5. peatükis räägime", "et", ["1:1 number-as-list"]),
        ("3. januari", "nl", ["1:1 number-as-list"]), ("17. сентября", "ru", ["1:1 number-as-list"]),
        ("30\\. november", "et", []), ("1. samm\n2. teine", "et", []), ("1. jaanuar\n2. veebruar", "et", []),
        ("1. Samm\n\n```\nx\n```\n\n2. teine samm", "et", []), ("3. Шаг", "ru", []), ("30) november", "et", []),
        ("on\n30. november", "et", []),
    ])
    func `is a date read as a list`(_ text: String, _ language: String, _ expected: [String]) {
        #expect(findings(text, language) == expected)
    }

    @Test(arguments: [
        ("#\u{A0}Заголовок", ["1:2 no-break-space-marker"]), ("> ##\u{A0}a", ["1:5 no-break-space-marker"]),
        ("-\u{A0}a\n-\u{A0}b", ["1:2 no-break-space-marker", "2:2 no-break-space-marker"]),
        ("\\#\u{A0}a", []), ("# a\u{A0}b", []), ("a -\u{A0}b", []), ("—\u{A0}Да", []), ("*a*\u{A0}b", []),
        ("1 #\u{A0}a", []),
    ])
    func `is a no-break space after a marker`(_ text: String, _ expected: [String]) {
        #expect(findings(text) == expected)
    }

    @Test(arguments: [
        ("- step\n\n      ```swift\n      f()\n      ```", "3:7", "indented"),
        ("1. samm\n\n\t\t~~~ Swift\n", "3:3", "indented"),
        ("> - a\n>\n>       ```swift\n>       f()\n", "3:9", "indented"),
        ("Tekst:\n    ```swift\n    f()\n    ```", "2:5", "afterText"),
        ("값\r\n\t```swift\r\n\tf()\r\n", "2:2", "afterText"),
        ("> Tekst:\n>     ```swift run\n", "2:7", "afterText"), ("- a\n      ```swift\n", "2:7", "afterText"),
        ("``swift\nf()\n``", "1:1", "short"), ("Текст\n\n`swift\nf()\n`", "3:1", "short"),
        ("~~swift test\nf()\n~~", "1:1", "short"),
        ("\'\'\'swift\nf()\n\'\'\'", "1:1", "quotationMarks"), ("´´´swift\nf()\n´´´", "1:1", "quotationMarks"),
        ("```swift A`.swift\nf()\n```", "1:1", "backtick"),
        ("```swift\nf()\n\n```swift\ng()\n```", "4:1", "insideCode"),
        ("```\nf()\n\n```swift run\ng()\n```", "4:1", "insideCode"),
        ("<details>\n<summary>x</summary>\n```swift\nf()\n```\n</details>", "3:1", "inHTML"),
        ("</details>\n```swift\nf()\n```", "2:1", "inHTML"),
        ("- step\n\n      text as it is\n\n      ```swift\n      f()\n      ```", "5:7", "indented"),
        ("-      ```swift\n       f()", "1:8", "indented"),
        ("> * шаг\n>\n>       ~~~output\n>       1", "3:9", "indented"),
        ("- 단계\r\n\r\n      ```json\r\n      {}\r\n      ```\r\n", "3:7", "indented"),
        ("| a |\n|---|\n    ```swift\n    f()", "3:5", "afterText"),
        ("- [ ] taak\n      ```swift-output\n      f()", "2:7", "afterText"),
        ("Voorbeeld: ```swift\nf()\n", "1:12", "behindText"), ("**예제** ~~~Swift\nf()", "1:8", "behindText"),
        ("Tekst: ```swift run\nprint(1)\n```\n", "1:8", "behindText"),
        ("\u{A0}```swift\nf()", "1:2", "invisible"), ("> \u{200B}```swift\n> f()", "1:4", "invisible"),
        ("\u{3000}~~~ swift\nf()", "1:2", "invisible"), ("｀｀｀swift\nf()\n｀｀｀", "1:1", "quotationMarks"),
        ("\"\"\"swift\nf()\n\"\"\"", "1:1", "quotationMarks"), ("``output\n1\n``", "1:1", "short"),
        ("```text\n1\n\n```swift\nf()\n```", "4:1", "insideCode"),
        ("```markdown\n```swift\nf()\n```\n", "2:1", "insideCode"),
        ("> ~~~\n> 1\n>\n> ~~~swift\n> f()\n> ~~~", "4:3", "insideCode"),
    ])
    func `is a fence that begins no code, and why`(_ text: String, _ place: String, _ reason: String) throws {
        let options = MarkdownOptions()
        let found = parse(text, options: options).diagnostics
        #expect(found.map(\.code.name) == ["markdown.unseen-fence"])
        let position = try #require(found.first?.position)
        #expect("\(position.line):\(position.column)" == place)
        guard case .unseenFence(_, _, let why)? = found.first?.fault as? LintFault else { return }
        #expect("\(why)".prefix { $0 != "(" } == reason)
    }

    @Test(arguments: [
        "```swift\nf()\n```", "- a\n\n  ```swift\n  f()\n  ```", "> ```swift\n> f()\n> ```",
        "Tekst:\n   ```swift\n   f()\n   ```",
        "Schrijf ```swift voor code", "`swift` is een taal", "``swift`` ook", "~~swift~~ weg", "'swift' is een woord",
        "''swift'' ook",
        "`swiftc` en\n`swift build` bouwen", "````markdown\n```swift\nf()\n```\n````", "<!--\n```swift\nf()\n```\n-->",
        "<pre>\n```swift\n</pre>", "```swift\n/// ```swift\n/// f()\n/// ```\nfunc f() {}\n```", "    let a = 1",
        "``swift\\n`` is code",
        "```swiftui\nf()\n```", "````\n```swift\nf()\n```\n````", "~~~\n```swift\nf()\n```\n~~~",
        "````swift\nlet text = \"\"\"\n```swift\nf()\n```\n\"\"\"\n````",
        "```markdown\n> ```swift\n> f()\n> ```\n\n- a\n\n      ```swift\n      f()\n      ```\n```",
        "    # Zo begint het\n\n    ```swift\n    f()\n    ```", "Zo `swift\nbuild` en ``swift\nrun`` verder",
        "`output\nfence` is a word", "\\```swift\nf()\n\\```", "Tekst \\```swift\n",
        "<div>\n<!--\n```swift\nf()\n```\n-->\n</div>", "Write ```swift and\nmore",
    ])
    func `is no fence where none is meant`(_ text: String) {
        #expect(findings(text) == [])
    }

    @Test(arguments: [
        ("[x][undefined]", ["1:1 undefined-reference"]), ("a [x][] b", ["1:3 undefined-reference"]),
        ("![x][undefined]", ["1:2 undefined-reference"]),
        ("[*x*][нет] и [a][b]", ["1:1 undefined-reference", "1:14 undefined-reference"]),
        ("[x][u]\n\n[u]: https://example.org", []), ("[x][]\n\n[X]: https://example.org", []), ("names[0][1]", []),
        ("names[i][j] и (a)[b][c]", []), ("\\[x][undefined]", []), ("`[x][undefined]`", []), ("[1][2]", []),
        ("[x] [y]", []), ("[x][]", ["1:1 undefined-reference"]), ("[*x*][]", ["1:1 undefined-reference"]),
        ("a [`Set`][]\n", ["1:3 undefined-reference"]), ("[x][`f(_:)`]", ["1:1 undefined-reference"]),
        ("[x\ny][un\ndef]", ["1:1 undefined-reference"]), ("이것은[문서][없음]", ["1:4 undefined-reference"]),
        ("массив[i][j]", []), ("[a][b][c]", ["1:1 undefined-reference"]), ("a[x][y][z]", []),
        ("- > **[a][b]**\r\n", ["1:7 undefined-reference"]), ("| [a][b] |\n|-|\n", ["1:3 undefined-reference"]),
        ("# A [b][c]", ["1:5 undefined-reference"]), ("[![a][b]](c.md)", ["1:3 undefined-reference"]),
        ("[a [b] c][d]", ["1:1 undefined-reference"]), ("[x]\\[y]", []), ("[x][ ]", []),
        ("[x][`a`]\n\n[`a`]: b.md", []),
    ])
    func `is a reference that is nowhere defined`(_ text: String, _ expected: [String]) {
        #expect(findings(text, "ru") == expected)
    }

    @Test func `has a hint with the emphasis that was meant`() {
        let options = MarkdownOptions()
        let text = "__굵게__은 _Optional_은 ___둘___은 _`Set`_은 __[a](b.md)__을 _Set_s"
        let hints = parse(text, options: options).diagnostics.sortedByPlace().map(\.hint)
        #expect(
            hints == [
                "write **굵게**은", "write *Optional*은", "write ***둘***은", "write *`Set`*은", "write **[a](b.md)**을",
                "write *Set*s",
            ])
    }

    @Test(arguments: [
        ("Здесь _слово_ом", ["1:7 literal-underscore"]),
        ("_Point_i ja «_два слова_м»", ["1:1 literal-underscore", "1:14 literal-underscore"]),
        ("__слово__ом", ["1:1 literal-underscore"]), ("(_문서_를)", ["1:2 literal-underscore"]),
        ("_слово_ и snake_case_name и _foo_bar", []), ("`_слово_ом`", []), ("\\_слово_ом", []), ("_слово\\_ом", []),
        ("_Foo_bar(x) и _x_y", []), ("a_слово_b", []),
    ])
    func `is a word between underscores with an ending`(_ text: String, _ expected: [String]) {
        #expect(findings(text, "ru") == expected)
    }

    @Test(arguments: [
        ("[문서](x.md) 를 보자", ["1:11 detached-particle"]), ("`Set` 은 값이다", ["1:6 detached-particle"]),
        ("**값** 이 없다", ["1:6 detached-particle"]),
        ("**값** 으로, `x` 에서", ["1:6 detached-particle", "1:14 detached-particle"]),
        ("*값* 입니다.", ["1:4 detached-particle"]),
        ("`x` 이 문서를", []), ("`5` 만 원", []), ("`x`를 `y`와 보자", []), ("**값** 보다 나은", []), ("`x` 은행", []),
        ("**값**, 를", []), ("`x` 와!", []), ("`x` 가장 좋다", []), ("값 를", []),
    ])
    func `is a Korean particle set apart`(_ text: String, _ expected: [String]) {
        #expect(findings(text, "ko") == expected)
        #expect(findings(text, "ru") == [])
    }

    @Test(arguments: [
        ("Tüüp Set<Int> on", ["1:9 generic-as-html"]), ("Array<T>, `Set<Int>`", ["1:6 generic-as-html"]),
        ("See <Element> on", ["1:5 generic-as-html"]), ("a<br>b <BR> <B>x</B> <Div>", []), ("Result<Int, Error>", []),
        ("Set\\<Int>", []), ("<x-y> a<b>c</b>", []),
    ])
    func `is a generic type swallowed as HTML`(_ text: String, _ expected: [String]) {
        #expect(findings(text) == expected)
        let generics = parse(text).rawHTML.filter(\.looksGeneric)
        #expect(generics.count == expected.count)
    }

    @Test(arguments: [
        ("[tekst] (x.md)", ["1:8 link-apart"]), ("[a](my file.md)", ["1:7 link-space"]),
        ("[`a`](my file.md#x) ja ![b](pilt 1.png)", ["1:9 link-space", "1:33 link-space"]),
        ("[tekst] (https://x.y)", ["1:8 link-apart"]),
        ("[tekst] (märkus)", []), ("array[0] (vt all)", []), ("\\[a] (x.md)", []), ("[a\\] (x.md)", []),
        ("[a](<my file.md>)", []), ("[a](x.md) (y.md)", []), ("`[a] (x.md)`", []), ("] (x.md)", []),
        ("[a](kaks sõna)", []),
    ])
    func `is a link with a space that is no link`(_ text: String, _ expected: [String]) {
        #expect(findings(text) == expected)
    }

    @Test(arguments: [
        ("`\u{441}lass`", ["1:2 mixed-script"]), ("`let x = Str\u{456}ng`", ["1:13 mixed-script"]),
        ("`ст\u{70}ока`", ["1:4 mixed-script"]), ("``a `\u{430}b``", ["1:6 mixed-script"]),
        ("`makeКнига` `класс` `class` `UTF8строка` `αβγ`", []), ("\u{441}lass", []),
        ("`\u{441}\u{43E}\u{440} class`", []),
        ("`\u{3B9}nt`", ["1:2 mixed-script"]), ("`too\u{3BA}`", ["1:5 mixed-script"]),
        ("`\u{51A}Object`", ["1:2 mixed-script"]),
    ])
    func `is a letter of another script in code`(_ text: String, _ expected: [String]) {
        #expect(findings(text) == expected)
    }

    @Test(arguments: [
        ("**값 **은 그렇다", ["1:1 literal-asterisks"]), ("**слово,**у", ["1:1 literal-asterisks"]),
        ("> а\n> *앞 **값(a)**은 뒤*", ["2:6 literal-asterisks"]), ("**값(a)**은 **b**", []), ("2 ** 3 и а ** б", []),
        ("src/**/*.swift и x**(a+b)**y", []), ("\\*\\*слово,\\*\\*у", []), ("`**값 **은`", []), ("сноска* и *сноска", []),
    ])
    func `is asterisks that stay text`(_ text: String, _ expected: [String]) {
        #expect(findings(text, "ru") == expected)
    }

    @Test func `are headings that differ in Unicode form only`() {
        #expect(findings("# e\u{301}\n\n# \u{E9}\n") == ["3:1 repeated"])
        #expect(findings("# a {#e\u{301}}\n\n# b {#\u{E9}}\n").contains("3:5 duplicate-id"))
    }

    @Test func `is not looked for with the switch off`() {
        #expect(parse("30. november, Set<Int>", options: .commonMark).diagnostics.isEmpty)
    }

    @Test func `is told with the way out`() throws {
        var options = MarkdownOptions()
        options.language = TextLanguage("ko")
        let finding = try #require(parse("`Set` 은 값이다", options: options).diagnostics.first)
        #expect(finding.message == "a space sets the particle '은' apart from the word before it")
        #expect(finding.hint == "remove the space")
        let literal = try #require(parse("_слово_ом", options: options).diagnostics.first)
        #expect(literal.hint == "write *слово*ом")
    }

    @Test(arguments: ["[a] (", "_ж_", "*a* [", "*a* ] (", "1. 1. ", "_", "\n_ж_ж", "\n#\u{A0}x"])
    func `takes linear time`(_ piece: String) {
        let start = threadSeconds()
        _ = findings(String(repeating: piece, count: 5_000), "ko")
        #expect(threadSeconds() - start < 10)
    }
}
