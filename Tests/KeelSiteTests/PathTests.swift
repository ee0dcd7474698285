import Testing

@testable import KeelSite

@Suite struct PathTests {
    @Test(arguments: [
        ("nl/a.html", "nl/b.html", "b.html"), ("nl/a.html", "keel.css", "../keel.css"),
        ("index.html", "nl/a.html", "nl/a.html"),
        ("nl/x/y/a.html", "nl/x/z/b.html", "../z/b.html"), ("nl/a.html", "nl/a.html", "a.html"),
        ("nl/x/a.html", "nl/x.html", "../x.html"), ("nl/a.html", "nl/a:b.html", "./a:b.html"),
    ])
    func `the way from one page to another is relative`(page: String, target: String, way: String) {
        #expect(SitePath.relative(from: page, to: target) == way)
    }

    @Test(arguments: [
        ("b.md", "nl", "nl/b.md"), ("../et/b.md", "nl", "et/b.md"), ("./x/../b.md", "nl", "nl/b.md"),
        ("../../b.md", "nl", nil),
        ("/et/b.md", "", "et/b.md"), ("./", "nl", "nl"), ("..", "nl", ""),
    ])
    func `a relative path is worked out, and doesn't leave the root`(path: String, folder: String, resolved: String?) {
        #expect(SitePath.resolve(path, in: folder) == resolved)
    }

    @Test func `encoding keeps what a path may hold, and decoding undoes it`() {
        #expect(PercentEncoding.encode("nl/a b%&#?\"ö.html") == "nl/a%20b%25%26%23%3F%22%C3%B6.html")
        #expect(PercentEncoding.decode("a%20b%25%C3%B6%4") == "a b%ö%4")
    }

    @Test func `only a name before a colon is a scheme`() {
        #expect(LinkResolver.scheme(of: "HTTPS://x") == "https")
        #expect(LinkResolver.scheme(of: "view-source:x") == "view-source")
        #expect(LinkResolver.scheme(of: "a/b:c") == nil)
        #expect(LinkResolver.scheme(of: "#a:b") == nil)
        #expect(LinkResolver.scheme(of: "C:x") == nil)
    }
}
