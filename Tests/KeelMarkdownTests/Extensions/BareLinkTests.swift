import KeelMarkdown
import Testing

/// The addresses that are linked in a text.
private func links(_ markdown: String) -> [String] { parse(markdown).links.map(\.destination) }

/// GitHub Flavored Markdown, section "Autolinks (extension)".
@Suite struct `Bare links` {
    @Test func `are links of their text`() {
        #expect(
            html("Zie www.voorbeeld.nl.") == "<p>Zie <a href=\"http://www.voorbeeld.nl\">www.voorbeeld.nl</a>.</p>\n")
        #expect(
            html("*(https://a.nl/?q=1&r=2)*")
                == "<p><em>(<a href=\"https://a.nl/?q=1&amp;r=2\">https://a.nl/?q=1&amp;r=2</a>)</em></p>\n")
        #expect(html("post@a.nl") == "<p><a href=\"mailto:post@a.nl\">post@a.nl</a></p>\n")
    }

    @Test(arguments: [
        ("www.a.nl/hulp x", ["http://www.a.nl/hulp"]), ("www.a.nl/b.c.", ["http://www.a.nl/b.c"]),
        ("www.a.nl/b?!,:*_~'\"", ["http://www.a.nl/b"]),
        ("www.a.nl/z?q=(b))+ok", ["http://www.a.nl/z?q=(b))+ok"]),
        ("www.a.nl/z?q=(b)", ["http://www.a.nl/z?q=(b)"]), ("www.a.nl/z?q=(b)))", ["http://www.a.nl/z?q=(b)"]),
        ("(www.a.nl/z?q=(b))", ["http://www.a.nl/z?q=(b)"]),
        ("www.a.nl/z?q=b&taal=nl", ["http://www.a.nl/z?q=b&taal=nl"]),
        ("www.a.nl/z?q=b&nl;", ["http://www.a.nl/z?q=b"]),
        ("www.a.nl/b<c", ["http://www.a.nl/b"]), ("http://a.nl", ["http://a.nl"]),
        ("(Bezoek https://b.nl/c_d.html?q=Zoek+x(y))", ["https://b.nl/c_d.html?q=Zoek+x(y)"]),
        ("ftp://bestand.nl/x HTTPS://A.NL", ["ftp://bestand.nl/x", "HTTPS://A.NL"]),
        ("http://localhost:8080/a", ["http://localhost:8080/a"]),
        ("a@b.nl, hallo+xyz@post.b.nl", ["mailto:a@b.nl", "mailto:hallo+xyz@post.b.nl"]),
        ("a.b-c_d@a.b a.b-c_d@a.b. a.b-c_d@a.b- a.b-c_d@a.b_", ["mailto:a.b-c_d@a.b", "mailto:a.b-c_d@a.b"]),
        ("mailto:a@b.nl xmpp:a@b.nl/c@d. xmpp:a@b.nl/c/d", ["mailto:a@b.nl", "xmpp:a@b.nl/c@d", "xmpp:a@b.nl/c"]),
        ("www.a_b.c.nl www.a.b_c.nl www.a.b_c x_www.a.nl", ["http://www.a_b.c.nl", "http://www.a.nl"]),
    ])
    func `follow the rules for what belongs to them`(_ markdown: String, _ expected: [String]) {
        #expect(links(markdown) == expected)
    }

    @Test(arguments: [
        ("https://example.com을 보라", ["https://example.com"]),
        ("주소는 https://example.com/에 있다", ["https://example.com/"]),
        ("https://ko.example/wiki/한글/끝 참고", ["https://ko.example/wiki/한글/끝"]),
        ("주소는https://a.kr/b입니다.", ["https://a.kr/b"]), ("user@example.com으로", ["mailto:user@example.com"]),
        ("«https://пример.рф/вики/Кот», www.пример.рф…", ["https://пример.рф/вики/Кот", "http://www.пример.рф"]),
        ("см.https://a.ru/b—это", ["https://a.ru/b"]), ("https://a.ru\u{A0}— там", ["https://a.ru"]),
        ("„www.a.ee“", ["http://www.a.ee"]),
    ])
    func `end where another script's sentence goes on`(_ markdown: String, _ expected: [String]) {
        #expect(links(markdown) == expected)
    }

    @Test(arguments: [
        "`https://a.nl`", "<b x='https://a.nl'>", "www.", "http://", "hallo@mail+xyz.nl@b", "bwww.a.nl", "a@b",
        "xhttps://a.nl",
        "https:/a.nl", "w", "@x.nl",
    ])
    func `are not made of other text`(_ markdown: String) {
        #expect(links(markdown) == [])
    }

    @Test func `stay out of links, and have their place`() {
        #expect(links("[zie https://a.nl](b) ![https://c.nl](d) <https://e.nl>") == ["b", "d", "https://e.nl"])
        #expect(parse("> &amp; https://a.nl").links.map(\.offset) == [8])
    }
}
