import KeelBase
import KeelContent
import KeelSite
import TestSupport
import Testing

/// What a site has besides its articles' pages.
@Suite struct WholeSiteTests {
    func rendered(_ files: [String: String], config: String = "", downloads: Downloads = Downloads()) throws
        -> RenderedSite
    {
        var files = files
        files["Site/site.yml"] =
            config + "\nlanguages: {ru: {title: По-русски}, nl: {title: Op z’n Nederlands, description: Over & zo}}\n"
        let site = try TemporarySite(files)
        return try site.render(downloads: downloads)
    }

    static let two = [
        "Content/nl/index.md": "# Thuis\n", "Content/ru/index.md": "# Дом\n",
        "Content/nl/a.md":
            "---\ndescription: Over A < B\ndate: 2026-11-30\naliases: [oud/a]\n---\n\n# A\n\n## Deel {#deel}\n\n![x](x.svg)\n",
        "Content/ru/a.md":
            "---\ndate: 2026-11-29\n---\n\n# А\n\n[к части](#часть) [туда](../nl/a.md#deel) [домой](index.md)\n\n## Часть\n\n```swift A.swift\nlet a = 1\n```\n",
        "Content/nl/x.svg": "<svg/>",
    ]

    @Test func `an alias is a page that leads to the article`() throws {
        let page = try #require(try rendered(Self.two)["nl/oud/a.html"])
        #expect(page.contains("<meta http-equiv=\"refresh\" content=\"0; url=../a.html\">"))
        #expect(page.contains("<p>Deze pagina staat nu hier: <a href=\"../a.html\">A</a></p>"))
        #expect(page.contains("<meta name=\"robots\" content=\"noindex\">"))
    }

    @Test func `a page for what isn't there works at any address if the site has one`() throws {
        let plain = try rendered(Self.two)
        #expect(plain.main("nl/404.html").contains("<h1>Deze pagina bestaat niet</h1>"))
        #expect(try #require(plain["nl/404.html"]).values(of: "href", in: "link rel=\"stylesheet\"") == ["../keel.css"])
        let site = try rendered(Self.two, config: "url: https://example.org/docs/")
        for path in ["404.html", "nl/404.html"] {
            let page = try #require(site[path])
            #expect(page.values(of: "href", in: "link rel=\"stylesheet\"") == ["/docs/keel.css"])
            #expect(page.values(of: "href", in: "a").allSatisfy { $0.hasPrefix("/docs/") || $0 == "#page.text" })
        }
    }

    @Test func `a page of one's own stands in for the one for addresses that don't exist`() throws {
        let site = try rendered(["Content/nl/404.md": "# Weg\n", "Content/ru/a.md": "# А\n"])
        #expect(site.main("nl/404.html").contains("Weg"))
        #expect(site.findings == [])
    }

    @Test func `all articles stand on one page, with links and ids of their own`() throws {
        let site = try rendered(Self.two)
        #expect(
            site.main("ru/print.html") == """
                <h1><a href="index.html">По-русски</a></h1>
                <nav class="whole-contents" aria-label="Оглавление">
                <ol>
                <li><a href="#text.index">Дом</a></li>
                <li><a href="#text.a">А</a></li>
                </ol>
                </nav>
                <article id="text.index">
                <h2 id="text.index.дом">Дом</h2>
                </article>
                <article id="text.a">
                <h2 id="text.a.а">А</h2>
                <p><a href="#text.a.%D1%87%D0%B0%D1%81%D1%82%D1%8C">к\u{A0}части</a> <a href="../nl/a.html#deel">туда</a> <a href="#text.index">домой</a></p>
                <h3 id="text.a.часть"><a class="anchor" href="#text.a.%D1%87%D0%B0%D1%81%D1%82%D1%8C">Часть</a></h3>
                <figure class="code" id="text.a.code.1">
                <figcaption><a class="file" href="#text.a.code.1">A.swift</a></figcaption>
                <pre tabindex="0"><code class="language-swift"><span class="line" id="text.a.code.1.1"><span class="k">let</span> a = <span class="n">1</span>
                </span></code></pre>
                </figure>
                </article>

                """)
        #expect(site.diagnostics == [])
    }

    @Test func `without an address there is nothing that needs one`() throws {
        let site = try rendered(Self.two)
        let paths = Set(site.files.keys)
        #expect(paths.isDisjoint(with: ["sitemap.xml", "robots.txt", "nl/feed.xml"]))
        #expect(try #require(site["nl/a.html"]).contains("og:") == false)
        #expect(try #require(site["nl/a.html"]).contains("canonical") == false)
    }

    @Test func `with an address there are a sitemap, feeds and cards`() throws {
        let site = try rendered(Self.two, config: "url: https://example.org/docs")
        #expect(site["robots.txt"] == "User-agent: *\nAllow: /\n\nSitemap: https://example.org/docs/sitemap.xml\n")
        #expect(
            try #require(site["sitemap.xml"]).contains(
                """
                <url>
                <loc>https://example.org/docs/nl/a.html</loc>
                <lastmod>2026-11-30</lastmod>
                <xhtml:link rel="alternate" hreflang="ru" href="https://example.org/docs/ru/a.html"/>
                <xhtml:link rel="alternate" hreflang="nl" href="https://example.org/docs/nl/a.html"/>
                <xhtml:link rel="alternate" hreflang="x-default" href="https://example.org/docs/ru/a.html"/>
                </url>
                """))
        #expect(
            site["nl/feed.xml"] == """
                <?xml version="1.0" encoding="UTF-8"?>
                <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="nl">
                <title>Op z’n Nederlands</title>
                <subtitle>Over &amp; zo</subtitle>
                <id>https://example.org/docs/nl/feed.xml</id>
                <link rel="self" type="application/atom+xml" href="https://example.org/docs/nl/feed.xml"/>
                <link rel="alternate" type="text/html" hreflang="nl" href="https://example.org/docs/nl/index.html"/>
                <updated>2026-11-30T00:00:00Z</updated>
                <author><name>Op z’n Nederlands</name></author>
                <entry>
                <title>A</title>
                <id>https://example.org/docs/nl/a.html</id>
                <link rel="alternate" type="text/html" hreflang="nl" href="https://example.org/docs/nl/a.html"/>
                <updated>2026-11-30T00:00:00Z</updated>
                <summary>Over A &lt; B</summary>
                </entry>
                </feed>

                """)
        let page = try #require(site["nl/a.html"])
        #expect(page.contains("<meta property=\"og:image\" content=\"https://example.org/docs/nl/x.svg\">"))
        #expect(page.contains("<meta property=\"og:description\" content=\"Over A &lt; B\">"))
        #expect(page.contains("<meta property=\"og:locale\" content=\"nl_NL\">"))
        #expect(
            page.contains(
                "<link rel=\"alternate\" type=\"application/atom+xml\" href=\"feed.xml\" title=\"Op z’n Nederlands\">"))
    }

    @Test func `programs find the Markdown of every article`() throws {
        let site = try rendered(Self.two)
        #expect(
            site["llms.txt"] == """
                # По-русски

                ## Русский

                - [Дом](ru/index.md)
                - [А](ru/a.md)

                ## Nederlands

                - [Thuis](nl/index.md)
                - [A](nl/a.md): Over A < B

                """)
        #expect(site["nl/a.md"] == "# A\n\n## Deel {#deel}\n\n![x](x.svg)\n")
        let page = try #require(site["nl/a.html"])
        #expect(page.contains("<link rel=\"alternate\" type=\"text/markdown\" href=\"a.md\">"))
    }

    @Test func `the owner's HTML, colours, logo, footer and links stand in every page`() throws {
        var files = Self.two
        files["Site/theme/head.html"] = "<meta name=\"x\" content=\"{lang}\">"
        files["Site/theme/footer.html"] = "<p><a href=\"{root}nl/a.html\">A</a></p>\n"
        files["Site/assets/logo.svg"] = "<svg/>"
        files["Site/assets/eigen.css"] = "p {}"
        let site = try rendered(
            files,
            config:
                "theme: {logo: logo.svg, css: eigen.css, colors: {link: ['#036', '#9cf']}, edit: 'https://example.org/{path}'}"
        )
        let page = try #require(site["nl/a.html"])
        #expect(page.contains("<meta name=\"x\" content=\"nl\">\n</head>"))
        #expect(page.contains("<p><a href=\"../nl/a.html\">A</a></p>\n</footer>"))
        #expect(page.contains("<img src=\"../assets/logo.svg\" alt=\"\">"))
        #expect(page.contains("<link rel=\"stylesheet\" href=\"../assets/eigen.css\">"))
        #expect(
            page.contains("<a rel=\"external\" href=\"https://example.org/Content/nl/a.md\">Verbeter deze pagina</a>"))
        #expect(try #require(site["keel.css"]).hasSuffix("\n:root {\n  --link: light-dark(#036, #9cf);\n}\n"))
    }

    @Test func `names in the configuration that are nothing's are reported`() throws {
        let site = try rendered(Self.two, config: "theme: {logo: logo.svg}\nnavigation: [a, gids]")
        #expect(
            site.findings == [
                "Site/site.yml: site.missing-asset: \"logo\" names Site/assets/logo.svg, which isn't there",
                "Site/site.yml: site.navigation: \"navigation\" names \"gids\", and no language has an article or a folder of that path",
            ])
    }

    @Test func `the package of an article's code lies beside its page`() throws {
        let site = try rendered(Self.two, downloads: Downloads(files: ["Content/nl/a.md"]) { _ in [1, 2] })
        #expect(
            site.main("nl/a.html").contains(
                "<a class=\"download\" href=\"a.zip\" download>Code van dit artikel (zip)</a>"))
        #expect(site["nl/a.zip"] == "\u{1}\u{2}")
        #expect(!site.main("ru/a.html").contains("download"))
    }
}
