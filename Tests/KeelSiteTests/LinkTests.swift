import KeelBase
import KeelContent
import KeelSite
import TestSupport
import Testing

@Suite struct LinkTests {
    /// The `href`s and `src`s of the article, and what is said about its links.
    func links(
        _ markdown: String, in path: String = "nl/een.md", with files: [String: String] = [:]
    ) throws -> (targets: [String], findings: [String]) {
        var all = files
        all["Content/\(path)"] = "# Een {#een}\n\n" + markdown
        let site = try TemporarySite(all)
        let rendered = try site.render()
        var main = rendered.main(path.replacing(".md", with: ".html"))
        // Below what is said about the article.
        if let start = main.firstRange(of: "</div>\n") ?? main.firstRange(of: "</h1>"),
            let end = main.firstRange(of: "</article>")
        {
            main = String(main[start.upperBound..<end.lowerBound])
        }
        return (main.values(of: "href", in: "a") + main.values(of: "src", in: "img"), rendered.findings)
    }

    let two = "# Twee {#twee}\n\n## Deel één {#deel}\n"

    @Test func `a link to an article becomes a relative link to its page`() throws {
        let (targets, findings) = try links(
            "[a](twee.md) [b](./twee.md#deel) [c](../nl/twee.md) [d](/nl/twee.md) [e](../et/kaks.md)",
            with: ["Content/nl/twee.md": two, "Content/et/kaks.md": "# Kaks\n"])
        #expect(targets == ["twee.html", "twee.html#deel", "twee.html", "twee.html", "../et/kaks.html"])
        #expect(findings == [])
    }

    @Test func `links from and to folders count the way up`() throws {
        let (targets, findings) = try links(
            "[a](../twee.md) [b](diep/drie.md) [c](./) [d](diep/)", in: "nl/gids/een.md",
            with: [
                "Content/nl/twee.md": two, "Content/nl/gids/diep/drie.md": "# Drie\n",
                "Content/nl/gids/index.md": "# Gids\n", "Content/nl/gids/diep/index.md": "# Diep\n",
            ])
        #expect(targets == ["../twee.html", "diep/drie.html", "index.html", "diep/index.html"])
        #expect(findings == [])
    }

    @Test func `a link follows an article to the page that its slug names`() throws {
        let (targets, findings) = try links(
            "[a](twee.md)", with: ["Content/nl/twee.md": "---\nslug: ander/pad\n---\n\n" + two])
        #expect(targets == ["ander/pad.html"])
        #expect(findings == [])
    }

    @Test func `an anchor of another script is percent-encoded once`() throws {
        let (targets, findings) = try links(
            "[a](#введение) [b](#%D0%B2%D0%B2%D0%B5%D0%B4%D0%B5%D0%BD%D0%B8%D0%B5)\n\n## Введение", in: "ru/odin.md")
        let encoded = "#%D0%B2%D0%B2%D0%B5%D0%B4%D0%B5%D0%BD%D0%B8%D0%B5"
        #expect(targets == [encoded, encoded, encoded])
        #expect(findings == [])
    }

    @Test func `a file name of another script is found in either Unicode form`() throws {
        let (targets, findings) = try links(
            "[a](o\u{308}o\u{308}.md)", in: "et/uks.md", with: ["Content/et/\u{F6}\u{F6}.md": "# Öö\n"])
        #expect(targets == ["%C3%B6%C3%B6.html"])
        #expect(findings == [])
    }

    @Test func `a missing article is reported at the link, with one of a similar name`() throws {
        let (targets, findings) = try links("Zie [dit](twe.md).", with: ["Content/nl/twee.md": two])
        #expect(targets == [])
        #expect(
            findings == [
                "Content/nl/een.md:3:5: link.missing-page: there is no article at Content/nl/twe.md (did you mean Content/nl/twee.md?)"
            ])
    }

    @Test func `a missing section is reported with those that exist`() throws {
        let (targets, findings) = try links("[a](twee.md#del) [b](#x)", with: ["Content/nl/twee.md": two])
        #expect(targets == ["twee.html"])
        #expect(
            findings == [
                "Content/nl/een.md:3:1: link.missing-anchor: Content/nl/twee.md has no section #del (did you mean #deel? its sections are #twee, #deel)",
                "Content/nl/een.md:3:18: link.missing-anchor: this page has no section #x (its sections are #een)",
            ])
    }

    @Test func `images and files must exist`() throws {
        let (targets, findings) = try links(
            "![a](punt.svg) ![b](/assets/x.svg) [c](les.zip) ![weg](weg.png) [d](weg.zip) ![e](/img/punt.png)",
            with: ["Content/nl/punt.svg": "<svg/>", "Content/nl/les.zip": "x", "Site/assets/x.svg": "<svg/>"])
        #expect(targets == ["les.zip", "punt.svg", "../assets/x.svg"])
        #expect(
            findings.map { $0.prefix { $0 != "(" } } == [
                "Content/nl/een.md:3:49: link.missing-file: there is no image at Content/nl/weg.png ",
                "Content/nl/een.md:3:65: link.missing-file: there is no file at Content/nl/weg.zip ",
                "Content/nl/een.md:3:78: link.missing-file: there is no image at Content/img/punt.png ",
            ])
    }

    @Test func `a folder without a page is reported`() throws {
        let (targets, findings) = try links("[a](gids/)", with: ["Content/nl/gids/twee.md": two])
        #expect(targets == [])
        #expect(
            findings == [
                "Content/nl/een.md:3:1: link.folder: the folder Content/nl/gids has no page of its own (link to one of its articles, or write Content/nl/gids/index.md)"
            ])
    }

    @Test func `the home page made from the catalog can be linked to`() throws {
        let (targets, findings) = try links("[a](./) [b](index.md) [c](/) [d](../)")
        #expect(targets == ["index.html", "index.html", "../index.html", "../index.html"])
        #expect(findings == [])
    }

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", "vbscript:x", "file:///etc/passwd", "data:text/html,x",
    ])
    func `what browsers run or read from disk is not linked to`(destination: String) throws {
        let (targets, findings) = try links("[a](<\(destination)>)")
        #expect(targets == [])
        #expect(findings.map { $0.prefix { $0 != " " } } == ["Content/nl/een.md:3:1:"])
        #expect(findings[0].contains("link.unsafe-scheme"))
    }

    @Test(arguments: [
        ("[a](doc:Article)", "link to an article"), ("[a](htps://example.org)", "did you mean https:?"),
        ("[a](malto:x@example.org)", "did you mean mailto:?"), ("<foo:bar>", "link to an article"),
        ("[a](HTPS://b)", "did you mean https:?"), ("![a](htp://b/c.png)", "did you mean http:?"),
        ("![a](DOC:b.png)", "link to an article"), ("> - <malto:a@b.c>", "did you mean mailto:?"),
        ("[a]\n\n[a]: doc:b", "link to an article"), ("| a |\n|-|\n| [a](&#100;oc:b) |", "link to an article"),
    ])
    func `a scheme that nobody knows is reported`(markdown: String, hint: String) throws {
        let (targets, findings) = try links(markdown)
        #expect(targets == [])
        #expect(findings.count == 1)
        #expect(findings[0].contains("link.unknown-scheme") && findings[0].contains(hint))
    }

    @Test(arguments: [
        "https:", "https://", "HTTP:///x", "https:/example.org", "http:x", "https://#a", "mailto:", "tel:",
    ])
    func `an address without a site or a name is no whole one`(destination: String) throws {
        let (targets, findings) = try links("[a](\(destination))")
        #expect(targets == [])
        #expect(findings.count == 1 && findings[0].contains("link.empty: \"\(destination)\" is no whole address"))
    }

    @Test func `schemes that everybody uses, or that the site names, are links`() throws {
        let (targets, findings) = try links(
            "[a](mailto:x@example.org) [b](tel:+3720) [c](slack://open) [d](HTTPS://example.org)",
            with: ["Site/site.yml": "links: {schemes: [Slack]}\nlanguages: {nl: {title: A}}\n"])
        #expect(targets == ["mailto:x@example.org", "tel:+3720", "slack://open", "HTTPS://example.org"])
        #expect(findings == [])
    }

    @Test func `a page that only another language has is no typing error`() throws {
        let (_, findings) = try links(
            "[a](kaks.md)",
            with: ["Content/et/kaks.md": "# Kaks\n", "Site/site.yml": "languages: {nl: {title: A}, et: {title: B}}\n"])
        #expect(findings.map { $0.drop { $0 != "(" } } == ["(translate it, or link to that one: ../et/kaks.md)"])
        let (_, others) = try links("[a](een2.md)")
        #expect(others.allSatisfy { !$0.contains("did you mean") })
    }

    @Test(arguments: [
        ("[a](kaks)", "(translate it, or link to that one: ../et/kaks.md)"),
        ("[a](EEN.md)", "(did you mean Content/nl/een.md?)"),
        ("[a](www.example.org)", "(write https://www.example.org)"),
        ("[a](x@example.org)", "(write mailto:x@example.org)"),
        ("<img alt=\"\" src=\"40.html\">", "(put it beside the article, or into Site/assets and link to /assets/…)"),
    ])
    func `a hint names what was meant, or nothing`(text: String, hint: String) throws {
        let (_, findings) = try links(
            text,
            with: [
                "Content/et/kaks.md": "# Kaks\n",
                "Site/site.yml": "html: allow\nlanguages: {nl: {title: A}, et: {title: B}}\n",
            ])
        #expect(findings.map { String($0.drop { $0 != "(" }) } == [hint])
    }

    @Test func `a long destination is not quoted whole`() throws {
        let long = String(repeating: "가나", count: 20_000)
        let (_, findings) = try links("[a](\(long).md) [b](#\(long)) ![c](<\(long) \(long).png>)")
        #expect(findings.count == 3 && findings.allSatisfy { $0.contains("…") && $0.count < 500 })
    }

    @Test func `a number after a section's name is that of Git hosts`() throws {
        let (_, findings) = try links(
            "[a](twee.md#x-1) [b](twee.md#x-2)", with: ["Content/nl/twee.md": "# A {#a}\n\n## X\n\n## Y\n\n### X\n"])
        #expect(findings.map { $0.contains("did you mean #y-x?") } == [true, false])
    }

    @Test func `what leads out of Content, or has no scheme, is reported`() throws {
        let (targets, findings) = try links(
            "[a](../../Sources/main.swift) [b](//example.org/x) [c]() ![d](https://example.org/x.png)")
        #expect(targets == [])
        #expect(
            findings.map { $0.split(separator: ": ")[1] } == [
                "link.outside-content", "link.without-scheme", "link.empty", "link.image-elsewhere",
            ])
    }

    @Test func `links to other sites are marked and stay as they are`() throws {
        let site = try TemporarySite([
            "Content/nl/een.md": "# Een\n\n[a](https://example.org/a%20b?c=d&e#f) [b](mailto:a@example.org)\n"
        ])
        let rendered = try site.render()
        #expect(
            rendered.main("nl/een.html").contains(
                """
                <a href="https://example.org/a%20b?c=d&amp;e#f" rel="external">a</a> <a href="mailto:a@example.org">b</a>
                """))
        #expect(rendered.findings == [])
    }

    @Test func `links to other sites are listed by address`() throws {
        let site = try TemporarySite([
            "Content/nl/a.md": "# A\n\n[b](https://b.example.org/) [a](https://a.example.org/) [c](b.md)\n",
            "Content/nl/b.md": "# B\n\n<https://b.example.org/> <a href=\"https://c.example.org/\">c</a>\n",
            "Site/site.yml": "html: allow\nlanguages: {nl: {title: A}}\n",
        ])
        let links = try site.render().externalLinks
        #expect(
            links.map { "\($0.address) \($0.file):\($0.position.line):\($0.position.column)" } == [
                "https://a.example.org/ Content/nl/a.md:3:29", "https://b.example.org/ Content/nl/a.md:3:1",
                "https://b.example.org/ Content/nl/b.md:3:1", "https://c.example.org/ Content/nl/b.md:3:29",
            ])
    }

    @Test func `a link to a draft is reported`() throws {
        let (targets, findings) = try links(
            "[a](twee.md)", with: ["Content/nl/twee.md": "---\ndraft: true\n---\n\n" + two])
        #expect(targets == [])
        #expect(findings.map { $0.split(separator: ": ")[1] } == ["link.draft"])
    }

    @Test func `raw HTML that is left out is reported, comments and closing tags are not`() throws {
        let (_, findings) = try links("Een <b>vet</b> woord.\n\n<!-- stil -->\n\n<div>\nblok\n</div>\n")
        #expect(
            findings.map { $0.prefix { $0 != "(" } } == [
                "Content/nl/een.md:3:5: html.omitted: raw HTML is left out of the page: <b> ",
                "Content/nl/een.md:7:1: html.omitted: raw HTML is left out of the page: <div> ",
            ])
    }

    @Test func `links in raw HTML that is allowed obey the same rules`() throws {
        let (targets, findings) = try links(
            "<p><a href=\"twee.md#deel\">a</a> <img alt=\"\" src='weg.png'></p>\n\nEn <a href=\"x.md\">b</a>.\n",
            with: ["Content/nl/twee.md": two, "Site/site.yml": "html: allow\nlanguages: {nl: {title: A}}\n"])
        #expect(targets == ["twee.html#deel", "#"])
        #expect(
            findings.map { $0.prefix { $0 != "(" } } == [
                "Content/nl/een.md:3:45: link.missing-file: there is no image at Content/nl/weg.png ",
                "Content/nl/een.md:5:7: link.missing-page: there is no article at Content/nl/x.md",
            ])
    }

    @Test func `links in the owner's HTML are looked up from the site's root, in every language`() throws {
        let footer = """
            <a href="{root}nl/een.html#een">a</a> <a href="https://example.org/">b</a> <a href="{root}{lang}/404.html">c</a>
            <a href="nl/een.html">d</a>
            <a href="{root}nl/eenn.html">e</a>
            <a href="{root}nl/een.html#eens">f</a>
            <a href="{root}{lang}/een.html">g</a>
            <img alt="" src="https://example.org/h.png">
            """
        let (_, findings) = try links(
            "Tekst.",
            with: [
                "Site/theme/footer.html": footer,
                "Site/site.yml": "languages: {nl: {title: A}, et: {title: B}}\n", "Content/et/kaks.md": "# Kaks\n",
            ])
        #expect(
            findings == [
                """
                Site/theme/footer.html:2:4: link.missing-file: "nl/een.html" means something else in every folder \
                (begin it with {root}, the way to the site's root folder)
                """,
                """
                Site/theme/footer.html:3:4: link.missing-file: the site has no file nl/eenn.html \
                (did you mean {root}nl/een.html?)
                """,
                """
                Site/theme/footer.html:4:4: link.missing-anchor: Content/nl/een.md has no section #eens \
                (did you mean #een?)
                """,
                """
                Site/theme/footer.html:5:4: link.missing-file: the site has no file et/een.html \
                (did you mean {root}nl/een.html?)
                """,
                """
                Site/theme/footer.html:6:13: link.image-elsewhere: this would be loaded from another site, which pages \
                don't do (put a copy into Site/assets, and name it {root}assets/…)
                """,
            ])
    }
}
