import KeelBase
import KeelMarkdown
import Testing

private func inline(_ markdown: String) -> String { String(html(markdown).dropFirst(3).dropLast(5)) }

@Suite struct `Emphasis as meant` {
    @Test(arguments: [
        ("**값 타입(struct)**은 복사된다.", "<strong>값 타입(struct)</strong>은 복사된다."),
        ("**\"참조 타입\"**과 비교해 보자.", "<strong>&quot;참조 타입&quot;</strong>과 비교해 보자."),
        ("Tüüp **„Point“**i on väike.", "Tüüp <strong>„Point“</strong>i on väike."),
        ("**[문서](x.md)**를 보자.", "<strong><a href=\"x.md\">문서</a></strong>를 보자."),
        ("**`코드`**를 보자.", "<strong><code>코드</code></strong>를 보자."),
        ("*'인용'*은 *(괄호)*와", "<em>'인용'</em>은 <em>(괄호)</em>와"),
        ("**«Слово»**м и **(скобка)**х", "<strong>«Слово»</strong>м и <strong>(скобка)</strong>х"),
        ("한국어**(설명)**는", "한국어<strong>(설명)</strong>는"), ("한국어**\"인용\"** 끝", "한국어<strong>&quot;인용&quot;</strong> 끝"),
        ("***\"셋\"***은", "<em><strong>&quot;셋&quot;</strong></em>은"),
        ("**100%**를 **중요!**하게", "<strong>100%</strong>를 <strong>중요!</strong>하게"),
        ("**a *b* (c)**은", "<strong>a <em>b</em> (c)</strong>은"),
        ("**값(a)**은 **b** 끝", "<strong>값(a)</strong>은 <strong>b</strong> 끝"),
        ("[**값(a)**은](x)", "<a href=\"x\"><strong>값(a)</strong>은</a>"),
        ("**두\n줄(a)**은", "<strong>두\n줄(a)</strong>은"), ("**\\*값(a)**은 &amp;", "<strong>*값(a)</strong>은 &amp;"),
        ("*klass (class)*i", "<em>klass (class)</em>i"),
    ])
    func `is there beside particles, endings, brackets, quotation marks, links and code`(
        _ text: String, _ expected: String
    ) {
        #expect(inline(text) == expected)
    }

    @Test(arguments: [
        "2 ** 3", "a*b*c(d)", "a*(b+c)*d", "a *(b+c)*d", "x**(a+b)**y", "f*(x) и g*(y)", "foo*.swift и bar*.swift",
        "src/**/*.swift", "`**값(a)**은`", "\\*\\*값(a)**은", "**값(a)\\*\\*은", "а*(б+в)*г", "** 값(a)**은", "값(a)**은 **",
        "char *f(x)*y",
        "**값(a)*은", "**값(a),**은", "5 * (3)*x", "****", "**(****)**", "<a*(b)*c>",
    ])
    func `leaves formulas, patterns, escapes and code as cmark has them`(_ text: String) {
        #expect(html(text) == String(decoding: cmarkHTML(Array(text.utf8)).safe, as: UTF8.self))
    }

    @Test func `keeps the source places of its parts`() throws {
        let document = parse("> 앞 \\* **값(a)**은 `b`")
        let strong = try #require(document.nodes.indices.first { document.nodes[$0].kind == .strong })
        let place = document.nodes[strong].source
        let bytes = document.source.bytes[Int(place.lowerBound)..<Int(place.upperBound)]
        #expect(String(decoding: bytes, as: UTF8.self) == "**값(a)**")
        let texts = document.walk().filter(\.isEntering).map { document.nodes[$0.node] }.filter { $0.kind == .text }
        let places = texts.map { node in
            String(
                decoding: document.source.bytes[Int(node.source.lowerBound)..<Int(node.source.upperBound)],
                as: UTF8.self)
        }
        #expect(places == ["앞 \\* ", "값(a)", "은 "])
    }

    @Test func `is in headings before their ids are made`() {
        #expect(parse("# **값(a)**은").headings.map(\.id) == ["값a은"])
        #expect(parse("# **값(a)**은").headings.map(\.text) == ["값(a)은"])
    }

    @Test func `is off with its switch`() {
        var options = MarkdownOptions()
        options.emphasis = false
        let document = parse("**값(a)**은", options: options)
        #expect(String(decoding: HTMLRenderer().render(document), as: UTF8.self) == "<p>**값(a)**은</p>\n")
    }

    @Test func `changes nothing in texts without letters beside punctuation`() {
        for seed in 0..<5_000 {
            var generator = MarkdownGenerator(seed: UInt64(seed))
            let text = generator.document()
            var options = MarkdownOptions.commonMark
            options.emphasis = true
            let document = Document(parsing: SourceText(path: "x.md", bytes: text), options: options)
            let ours = HTMLRenderer().render(document)
            // Asterisks may become tags; the text may not change otherwise.
            let plain = Document(parsing: SourceText(path: "x.md", bytes: text), options: .commonMark)
            let isAsterisk: (Character) -> Bool = { $0 == "*" }
            #expect(
                document.plainText(of: 0).filter { !isAsterisk($0) }
                    == plain.plainText(of: 0).filter { !isAsterisk($0) })
            #expect(!ours.isEmpty || text.isEmpty || HTMLRenderer().render(plain).isEmpty)
        }
    }

    @Test(arguments: ["**값(a)**은 ", "**(", ")**은", "한**(", "*'a'*b ", "**a(b) *c(d)*은 "])
    func `takes linear time`(_ piece: String) {
        let start = threadSeconds()
        _ = html(String(repeating: piece, count: 10_000))
        #expect(threadSeconds() - start < 10)
    }
}
