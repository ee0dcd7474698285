import KeelBase
import KeelContent
import KeelSite
import TestSupport
import Testing

@Suite struct PageTests {
    func rendered(_ files: [String: String]) throws -> RenderedSite {
        let site = try TemporarySite(files)
        return try site.render()
    }

    @Test func `the title of the text is the title of the page, with what is known about it below`() throws {
        let site = try rendered([
            "Content/nl/een.md":
                "---\ntitle: Kort\ndescription: Waarover\ndate: 2026-11-30\n---\n\n# Het *lange* woord\n\nTekst.\n"
        ])
        #expect(
            site.main("nl/een.html").hasPrefix(
                """
                <article>
                <h1 id="het-lange-woord">Het <em>lange</em> woord</h1>
                <p class="lead">Waarover</p>
                <div class="facts">
                <ul class="about">
                <li><time datetime="2026-11-30">30 november 2026</time></li>
                <li><a type="text/markdown" href="een.md">Markdown</a></li>
                </ul>
                </div>
                <p>Tekst.</p>
                """))
    }

    @Test func `a text without a title of its own gets the one that it is called by, and no page has two`() throws {
        let site = try rendered([
            "Content/nl/a.md": "---\ntitle: A & B\n---\n\nTekst.\n",
            "Content/nl/b.md": "Tekst.\n\n# Eén\n\n# Twee\n",
        ])
        #expect(site.main("nl/a.html").hasPrefix("<article>\n<h1>A &amp; B</h1>\n<div class=\"facts\">"))
        let second = site.main("nl/b.html")
        #expect(second.ranges(of: "<h1").count == 1)
        #expect(second.contains("<h2 id=\"twee\">"))
    }

    @Test func `no id of an author's is one of Keel's`() throws {
        let site = try TemporarySite([
            "Content/nl/index.md": "# Thuis\n\n## Text\n\n## Articles\n\n## Fn 1\n\n## Code 1\n\n"
                + "[a](#text) noot[^a].\n\n```swift\nf()\n```\n\n[^a]: Noot.\n",
            "Content/nl/b.md": "# B\n",
        ])
        let rendered = try site.render()
        #expect(rendered.findings == [])
        for page in ["nl/index.html", "nl/print.html"] {
            let ids = try #require(rendered[page]).matches(of: /\ id="([^"]*)"/).map { String($0.output.1) }
            #expect(Set(ids).count == ids.count && ids.count > 6, "\(page): \(ids)")
        }
        #expect(rendered.main("nl/index.html").contains("<h2 id=\"text\">"))
    }

    @Test func `an address that a page once had keeps the part that is asked for`() throws {
        let site = try TemporarySite(["Content/nl/a.md": "---\naliases: [oud/b]\n---\n# A\n"])
        let page = try #require(try site.render()["nl/oud/b.html"])
        // The pages' policy takes no script that stands in a page.
        #expect(page.contains(" data-moved=\"../a.html\"></script>"))
        #expect(page.contains("<noscript><meta http-equiv=\"refresh\" content=\"0; url=../a.html\"></noscript>"))
        #expect(!page.contains("<script>"))
    }

    @Test func `sections link to themselves, unless they hold a link`() throws {
        let main = try rendered(["Content/nl/a.md": "# A\n\n## Eén `x` {#een}\n\n## [Link](a.md)\n"]).main("nl/a.html")
        #expect(main.contains("<h2 id=\"een\"><a class=\"anchor\" href=\"#een\">Eén <code>x</code></a></h2>"))
        #expect(main.contains("<h2 id=\"link\"><a href=\"a.html\">Link</a></h2>"))
    }

    @Test func `the contents list sections and those below them`() throws {
        let page = try #require(
            try rendered(["Content/ru/a.md": "# A\n\n## Введение\n\n### Ниже {#b}\n\n#### Глубоко\n"])["ru/a.html"])
        #expect(
            page.contains(
                """
                <nav class="contents" aria-label="На этой странице">
                <p class="ways-title" aria-hidden="true">На этой странице</p>
                <ol>
                <li><a href="#%D0%B2%D0%B2%D0%B5%D0%B4%D0%B5%D0%BD%D0%B8%D0%B5">Введение</a></li>
                <li class="deeper"><a href="#b">Ниже</a></li>
                </ol>
                </nav>
                """))
    }

    @Test func `articles follow each other in reading order, the home page first`() throws {
        let site = try rendered([
            "Content/nl/index.md": "# Thuis\n", "Content/nl/a.md": "---\norder: 2\n---\n\n# A\n",
            "Content/nl/b.md": "---\norder: 1\n---\n\n# B\n",
        ])
        #expect(
            site.main("nl/b.html").contains(
                """
                <nav class="adjacent" aria-label="Vorig en volgend artikel">
                <a class="previous" rel="prev" href="index.html" aria-keyshortcuts="["><span>Vorige</span> Thuis</a>
                <a class="next" rel="next" href="a.html" aria-keyshortcuts="]"><span>Volgende</span> A</a>
                </nav>
                """))
        #expect(!site.main("nl/a.html").contains("rel=\"next\""))
    }

    @Test func `in a section the way back is shown, and the section is open in the menu`() throws {
        let site = try rendered([
            "Content/nl/gids/index.md": "# Gids\n", "Content/nl/gids/a.md": "# A\n", "Content/nl/ander/b.md": "# B\n",
        ])
        #expect(
            site.main("nl/gids/a.html").contains(
                """
                <nav class="breadcrumb" aria-label="Je bent hier">
                <ol>
                <li><a href="index.html">Gids</a></li>
                </ol>
                </nav>
                """))
        let page = try #require(site["nl/gids/a.html"])
        #expect(
            page.contains(
                """
                <ol>
                <li><a href="../ander/b.html">ander</a></li>
                <li><a href="index.html">Gids</a>
                <ol>
                <li><a href="a.html" aria-current="page">A</a>
                </li>
                </ol>
                </li>
                </ol>
                """))
    }

    @Test func `articles without an order are sorted as their language sorts`() throws {
        let names = ["ü", "ö", "ä", "õ", "ž", "z", "š", "s", "t", "Z", "w"]
        let files = names.enumerated().map { ("Content/et/a\($0.offset).md", "# \($0.element) täht\n") }
        let main = try rendered(Dictionary(uniqueKeysWithValues: files)).main("et/index.html")
        let order = main.matches(of: /">(.) täht/).map { String($0.1) }
        #expect(order == ["s", "š", "z", "Z", "ž", "t", "w", "õ", "ä", "ö", "ü"])
    }

    @Test func `a menu doesn't grow with the number of articles`() throws {
        let files = (100..<400).map { ("Content/nl/a\($0).md", "# Artikel \($0)\n") }
        let site = try rendered(Dictionary(uniqueKeysWithValues: files))
        let page = try #require(site["nl/a250.html"])
        #expect(page.values(of: "href", in: "a").count < 60)
        // A long list is no wall of cards.
        #expect(site["nl/index.html"]?.contains("class=\"cards\"") == false)
        #expect(page.contains("<li class=\"all\"><a href=\"index.html\">Alle artikelen</a></li>"))
        #expect(try #require(site["nl/index.html"]).values(of: "href", in: "a").count > 300)
    }

    @Test func `a home page is made from the articles where none was written`() throws {
        let site = try rendered([
            "Site/site.yml": "languages: {nl: {title: Mijn site, description: Waarover}, et: {title: Minu leht}}\n",
            "Content/nl/a.md": "---\ndescription: Over A\n---\n\n# A\n", "Content/nl/gids/b.md": "# B\n",
        ])
        #expect(
            site.main("nl/index.html") == """
                <article class="home">
                <h1>Mijn site</h1>
                <p class="lead">Waarover</p>
                <div class="start">
                <a class="button" rel="next" href="a.html"><span>Begin hier</span> A</a>
                </div>
                <section class="articles" aria-labelledby="page.articles">
                <h2 id="page.articles">Alle artikelen</h2>
                <ul class="cards">
                <li class="card">
                <a href="a.html">A</a>
                <p>Over A</p>
                </li>
                </ul>
                <h3>gids</h3>
                <ul class="cards">
                <li class="card">
                <a href="gids/b.html">B</a>
                </li>
                </ul>
                </section>
                <div class="elsewhere">
                <div>
                <p>In andere talen</p>
                <ul>
                <li><a href="../et/index.html" lang="et" hreflang="et">Eesti</a></li>
                </ul>
                </div>
                <div>
                <p>Zonder internet</p>
                <ul>
                <li><a href="print.html">Alle artikelen op één pagina, om af te drukken</a></li>
                </ul>
                </div>
                </div>
                </article>

                """)
    }

    @Test func `a home page has its author's text, and numbers that are true`() throws {
        let site = try TemporarySite([
            "Content/nl/index.md": "# Thuis\n\nTekst.\n",
            "Content/nl/a.md": "# A\n\n```swift\nlet a = 1\n```\n\n```swift test\n@Test func a() {}\n```\n",
            "Content/nl/b.md": "# B\n",
        ])
        var report = Report(
            swiftVersion: "6.3.1",
            articles: [
                "Content/nl/a.md": .init(
                    digest: Digest(""), blocks: [0: .init(verdict: .compiled), 1: .init(verdict: .tested)], testsRun: 3)
            ])
        report.checkedOn = "2026-12-01"
        let rendered = try site.render(report: report)
        let main = rendered.main("nl/index.html")
        #expect(
            main.contains(
                "<p class=\"totals\" data-verdict=\"passed\"><span class=\"tick\">Voorbeelden gecontroleerd: 2 codeblokken, 3 tests\u{A0}· Swift\u{A0}6.3.1\u{A0}· 1\u{A0}december\u{A0}2026</span></p>"
            ))
        #expect(main.ranges(of: "class=\"card-facts\"").count == 1)
        #expect(main.contains("data-verdict=\"passed\"><span class=\"tick\">2 codeblokken, 3 tests</span>"))
        let places = ["<h1", "class=\"start\"", "class=\"cards\"", "<p>Tekst.</p>", "class=\"elsewhere\""]
            .map { main.firstRange(of: $0)?.lowerBound }
        #expect(places.allSatisfy { $0 != nil } && places.compactMap(\.self).sorted() == places.compactMap(\.self))
        #expect(rendered.main("nl/a.html").contains("<p>Gecontroleerd op 1 december 2026</p>"))
        // Nothing is said of what nobody has checked.
        #expect(!(try site.render().main("nl/index.html").contains("totals")))
    }

    @Test func `drafts have no page and no place in the menu`() throws {
        let site = try rendered(["Content/nl/a.md": "# A\n", "Content/nl/b.md": "---\ndraft: true\n---\n\n# B\n"])
        #expect(site["nl/b.html"] == nil)
        #expect(try #require(site["nl/a.html"]).contains("b.html") == false)
    }

    @Test func `nothing in a page is loaded from elsewhere, or runs from the page itself`() throws {
        let site = try rendered([
            "Content/nl/a.md": "# A\n\n## B\n\n```swift\nlet a = 1\n```\n", "Site/assets/icon.svg": "<svg/>",
        ])
        let page = try #require(site["nl/a.html"])
        #expect(page.contains("default-src 'none'; script-src 'self'; style-src 'self'"))
        #expect(!page.contains(" style=") && !page.contains("<style") && !page.contains("onclick"))
        #expect(page.values(of: "src", in: "script") == ["../keel.js"])
        #expect(page.values(of: "href", in: "link rel=\"icon\"") == ["../assets/icon.svg"])
    }

    @Test func `nesting of any depth is rendered`() throws {
        let deep = String(repeating: "> ", count: 20_000) + "diep\n"
        #expect(try rendered(["Content/nl/a.md": "# A\n\n" + deep]).main("nl/a.html").contains("diep"))
    }

    @Test func `the same content gives the same bytes`() throws {
        let site = try TemporarySite(
            Dictionary(
                uniqueKeysWithValues: (0..<40).map { ("Content/nl/a\($0).md", "# A\($0)\n\n## Deel\n\n[x](a1.md)\n") }))
        let first = try site.render()
        let second = try site.render()
        #expect(first.files == second.files)
    }
}
