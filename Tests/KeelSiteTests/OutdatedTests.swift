import KeelBase
import KeelContent
import KeelSite
import TestSupport
import Testing

/// Old and missing translations, as readers meet them.
@Suite struct OutdatedTests {
    static let source = """
        ---
        source: et
        ---

        # Üks {#one}

        Algus.

        ## Kaks {#two}

        Tekst.

        ## Kolm {#three}

        Lõpp.

        """

    /// Estonian is the source, Dutch is stamped, Russian is not, Korean has nothing.
    func site(_ change: (String) -> String = { $0 }) throws -> (site: TemporarySite, rendered: RenderedSite) {
        let site = try TemporarySite([
            "Content/et/a.md": Self.source,
            "Content/nl/a.md": "# Een {#one}\n\nBegin.\n\n## Twee {#two}\n\nTekst.\n\n## Drie {#three}\n\nEinde.\n",
            "Content/ru/a.md": "# Один {#one}\n\nНачало.\n\n## Два {#two}\n\nТекст.\n\n## Три {#other}\n\nКонец.\n",
            "Content/ko/b.md": "# 나\n",
        ])
        let article = try #require(site.catalog().articles.first)
        try site.write(
            Stamp(of: article.sourceArticle).text(for: TextID(Language("nl"), article.id)),
            to: "Content/stamps/nl/a.txt")
        try site.write(change(Self.source), to: "Content/et/a.md")
        return (site, try site.render())
    }

    @Test func `the reader of an old translation is told what has changed, and where`() throws {
        let (_, rendered) = try site { $0.replacing("Tekst.", with: "Muu tekst.") + "\n## Neli {#four}\n" }
        let main = rendered.main("nl/a.html")
        #expect(
            main.contains(
                """
                </div>
                <aside class="outdated" data-translation="outdated">
                <p>Sinds deze vertaling is gemaakt, zijn er 2 paragrafen van het origineel gewijzigd. \
                <a href="../et/a.html" hreflang="et" data-sections="two three">Lees het origineel</a> \
                <span lang="et">(Eesti)</span></p>
                </aside>
                """))
        #expect(
            main.contains(
                """
                <h2 id="two"><a class="anchor" href="#two">Twee</a> \
                <a class="changed" href="../et/a.html#two" hreflang="et">gewijzigd in het origineel</a></h2>
                """))
        #expect(main.contains("<h2 id=\"three\"><a class=\"anchor\" href=\"#three\">Drie</a></h2>"))
        for page in ["et/a.html", "ru/a.html"] {
            #expect(!rendered.main(page).isEmpty && !rendered.main(page).contains("outdated"))
        }
        #expect(rendered["nl/print.html"]?.contains("outdated") == false)
    }

    @Test func `a source that has only been put in another order is no news to readers`() throws {
        let (_, rendered) = try site { text in
            text.replacing("## Kaks {#two}\n\nTekst.\n\n", with: "") + "\n## Kaks {#two}\n\nTekst.\n"
        }
        #expect(!rendered.main("nl/a.html").contains("outdated"))
    }

    @Test func `the switcher knows the sections that the other text has`() throws {
        let (_, rendered) = try site()
        let page = try #require(rendered["nl/a.html"])
        #expect(
            page.contains("<a href=\"../ru/a.html\" lang=\"ru\" hreflang=\"ru\" data-sections=\"two\">")
                && page.contains("<a href=\"../et/a.html\" lang=\"et\" hreflang=\"et\" data-sections=\"two three\">"))
    }

    @Test func `what is not translated is offered in its languages by the home page, and nowhere else`() throws {
        let (site, rendered) = try site()
        #expect(
            rendered.main("ko/index.html").contains(
                """
                <section class="untranslated" aria-labelledby="page.untranslated">
                <h2 id="page.untranslated">아직 번역되지 않은 글</h2>
                <p>다음 글은 아직 한국어로 번역되지 않았습니다. 다른 언어로 읽을 수 있습니다.</p>
                <ul>
                <li><span lang="et">Üks</span>: <a href="../ru/a.html" lang="ru" hreflang="ru">Русский</a>, \
                <a href="../et/a.html" lang="et" hreflang="et">Eesti</a>, \
                <a href="../nl/a.html" lang="nl" hreflang="nl">Nederlands</a></li>
                </ul>
                </section>
                """))
        #expect(rendered["ko/a.html"] == nil)
        #expect(rendered["ko/b.html"]?.contains("/a.html") == false)
        try site.write("# 홈\n", to: "Content/ko/index.md")
        #expect(try site.render().main("ko/index.html").contains("<h2 id=\"page.untranslated\">"))
        try site.write("---\ndraft: true\n---\n# 가\n", to: "Content/ko/a.md")
        #expect(try site.render().main("ko/index.html").contains("<h2 id=\"page.untranslated\">"))
        try site.write("# 가\n", to: "Content/ko/a.md")
        #expect(try !site.render().main("ko/index.html").contains("untranslated"))
    }

    @Test func `translators have a table in each language`() throws {
        let (_, rendered) = try site { $0.replacing("Tekst.", with: "Muu tekst.") }
        let main = rendered.main("ru/translations.html")
        #expect(
            main.contains(
                """
                <tr>
                <th scope="row" lang="ru"><a href="a.html">Один</a></th>
                <td data-translation="unstamped"><a href="a.html" hreflang="ru">не сверен с оригиналом</a></td>
                <td data-translation="source"><a href="../et/a.html" hreflang="et">оригинал</a></td>
                <td data-translation="outdated"><a href="../nl/a.html" hreflang="nl">83\u{A0}%, устарел 1 раздел</a>
                <ul lang="et">
                <li>Kaks</li>
                </ul>
                </td>
                <td data-translation="missing">перевода нет</td>
                </tr>
                """))
        #expect(rendered["ru/a.html"]?.contains("<a href=\"translations.html\">Переводы</a>") == true)
        #expect(rendered["ru/translations.html"]?.contains("content=\"noindex\"") == true)
    }

    @Test func `Estonian titles are in Estonian order`() throws {
        let titles = ["Õun", "Ööbik", "Zoo", "Ürgmets", "Väli", "Šokk", "Äke", "Žanr", "Tee", "Sai"]
        var files: [String: String] = [:]
        for (index, title) in titles.enumerated() { files["Content/et/a\(index).md"] = "# \(title)\n" }
        let site = try TemporarySite(files)
        let list = try site.render().main("et/index.html")
        let order = titles.sorted {
            list.firstRange(of: ">\($0)</a>")!.lowerBound < list.firstRange(of: ">\($1)</a>")!.lowerBound
        }
        #expect(order == ["Sai", "Šokk", "Zoo", "Žanr", "Tee", "Väli", "Õun", "Äke", "Ööbik", "Ürgmets"])
    }

    @Test func `a language is added by a folder and a strings file, and nothing else`() throws {
        let (site, _) = try site()
        let arabic = """
            name: العربية
            outdated-sections: {zero: "{count} z", one: "{count} o", two: "{count} t", few: "{count} f", many: "{count} m", other: "{count} x"}
            original: الأصل

            """
        try site.write(arabic, to: "Site/strings/ar.yml")
        try site.write(
            "# واحد {#one}\n\nنص.\n\n## اثنان {#two}\n\nنص.\n\n## ثلاثة {#three}\n\nنص.\n", to: "Content/ar/a.md")
        try site.write("source: et\n", to: "Content/stamps/ar/a.txt")
        try site.write(
            "languages:\n  et: {title: E}\n  ar: {title: ع}\n  nl: {title: N}\n  ru: {title: Р}\n  ko: {title: 한}\n",
            to: "Site/site.yml")
        let rendered = try site.render()
        let page = try #require(rendered["ar/a.html"])
        #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"ar\" dir=\"rtl\">"))
        #expect(page.contains(" f <a href=\"../et/a.html\" hreflang=\"et\" data-sections=\"two three\">الأصل</a>"))
        #expect(
            rendered["et/a.html"]?.contains("lang=\"ar\" hreflang=\"ar\" data-sections=\"two three\">العربية</a>")
                == true)
        // What the file lacks is in English, and named once.
        #expect(
            rendered.diagnostics.filter { $0.file == "Site/strings/ar.yml" }.map(\.code.name) == ["strings.missing"])
        #expect(page.contains(">Skip to the text</a>"))
    }
}
