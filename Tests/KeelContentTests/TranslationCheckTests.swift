import KeelBase
import TestSupport
import Testing

@testable import KeelContent

struct TranslationCheckTests {
    private static let source =
        "# Üks {#one}\n\nTekst.\n\n## Kaks {#two}\n\n![a](a.png) [b](#one)\n\n## Kolm {#three}\n\n- a\n"
    private static let dutch =
        "# Een {#one}\n\nTekst.\n\n## Twee {#two}\n\n![a](a.png) [b](#one)\n\n## Drie {#three}\n\n- a\n"

    /// The source is Estonian; both languages have `a.png`.
    private func site(_ dutch: String = dutch, source: String = source) throws -> TemporarySite {
        try TemporarySite(
            languages: fourLanguages,
            [
                "Content/et/a.md": "---\nsource: et\n---\n\(source)", "Content/nl/a.md": dutch, "Content/nl/a.png": "x",
                "Content/et/a.png": "x",
            ])
    }

    private func stamp(_ site: TemporarySite) throws {
        let source = try #require(site.loaded.catalog?.articles.first).sourceArticle
        try site.add(["Content/stamps/nl/a.txt": Stamp(of: source).text(for: TextID(Language("nl"), source.id))])
    }

    private func state(_ site: TemporarySite) -> TranslationState? {
        site.loaded.catalog?.articles.first?.states[Language("nl")]
    }

    /// Without those of languages that lack a folder.
    private func findings(_ site: TemporarySite) -> [String] {
        site.loaded.diagnostics.flatMap { diagnostic in
            [diagnostic.line]
                + diagnostic.notes.map { note in
                    "  \(note.file ?? ""):\(note.position?.line ?? 0): \(note.message)"
                }
        }
    }

    @Test func `of a translation that is not stamped nothing is known, and nothing said`() throws {
        let site = try site()
        #expect(state(site)?.kind == .unstamped)
        #expect(state(site)?.percentage == nil)
        #expect(findings(site) == [])
    }

    @Test func `a translation is current until its source changes`() throws {
        let site = try site()
        try stamp(site)
        #expect(state(site)?.kind == .current)
        #expect(state(site)?.percentage == 100)
        #expect(findings(site) == [])
        try site.add(["Content/et/a.md": "---\nsource: et\n---\n" + Self.source.replacing("Tekst.", with: "Muu.")])
        #expect(state(site)?.kind == .outdated)
        #expect(state(site)?.percentage == 83)
        #expect(
            state(site)?.changes == [SectionChange(.changed, id: "one", title: "Üks", sourceLine: 4, line: 1)])
        #expect(
            findings(site) == [
                "Content/nl/a.md:1:1: translation.outdated: 1 section is not as in Content/et/a.md",
                "  Content/et/a.md:4: 'Üks' (#one) has changed",
            ])
    }

    @Test func `a stamp made from another language says nothing of this source`() throws {
        let site = try site()
        try stamp(site)
        try site.add(["Content/et/a.md": Self.source, "Content/nl/a.md": "---\nsource: ko\n---\n" + Self.dutch])
        try site.add(["Content/ko/a.md": Self.source, "Content/ko/a.png": "x"])
        #expect(state(site)?.kind == .unstamped)
        #expect(
            findings(site).last
                == "Content/stamps/nl/a.txt: translation.stamp-damaged: the translation was made from 'et', and the source is now 'ko'"
        )
    }

    @Test func `a damaged line counts as changed and is reported`() throws {
        let site = try site()
        try stamp(site)
        let text = String(decoding: try FileSystem.read(site.root + "/Content/stamps/nl/a.txt"), as: UTF8.self)
        let lines = text.split(separator: "\n")
        try site.add(["Content/stamps/nl/a.txt": text.replacing(lines[3], with: "<<<<<<< ours")])
        #expect(state(site)?.changes.map(\.id) == ["one"])
        #expect(
            findings(site).last
                == "Content/stamps/nl/a.txt:4:1: translation.stamp-damaged: the line is no digest and words, so what stood there counts as changed"
        )
    }

    @Test func `a stamp without a translation, or of the source, is reported`() throws {
        let site = try site()
        try site.add(["Content/stamps/nl/b.txt": "", "Content/stamps/et/a.txt": "", "Content/stamps/xx/a.txt": ""])
        #expect(
            findings(site) == [
                "Content/stamps/et/a.txt: translation.stamp-stray: the article is the source itself, and needs no stamp",
                "Content/stamps/nl/b.txt: translation.stamp-stray: there is no translation of that path",
                "Content/stamps/xx/a.txt: translation.stamp-stray: there is no translation of that path",
            ])
    }

    @Test(
        arguments: [
            (
                "## Twee {#two}", "## Twee {#twee}",
                [
                    "Content/nl/a.md:5:1: translation.missing-id: the section has the id 'twee', in the source 'two'",
                    "  Content/et/a.md:8: the source's section is here",
                ]
            ),
            (
                "## Drie {#three}\n\n- a\n", "",
                [
                    "Content/nl/a.md:5:1: translation.structure: the source's section 'Kolm' (#three) is not here",
                    "  Content/et/a.md:12: the source's place is here",
                ]
            ),
            (
                "## Drie", "### Drie",
                [
                    "Content/nl/a.md:9:1: translation.structure: the heading has level 3, in the source 2",
                    "  Content/et/a.md:12: the source's place is here",
                ]
            ),
            (
                "![a](a.png) [b](#one)", "[b](#one) [c](#two)\n\n> quoted\n",
                [
                    "Content/nl/a.md:5:1: translation.structure: no image here, 1 image in the source",
                    "  Content/et/a.md:10: the source's place is here",
                    "  Content/nl/a.md:7: 2 links here, 1 link in the source (Content/et/a.md:8)",
                    "  Content/nl/a.md:9: 1 quotation here, no quotation in the source (Content/et/a.md:8)",
                ]
            ),
            (
                "- a\n", "- a\n\n```text\nx\n```\n",
                [
                    "Content/nl/a.md:13:1: translation.structure: 1 block of code here, no block of code in the source",
                    "  Content/et/a.md:12: the source's place is here",
                ]
            ),
            (
                "- a\n", "- a\n\n> [!NOTE]\n> b\n\n| c |\n| - |\n| d |\n",
                [
                    "Content/nl/a.md:13:1: translation.structure: 1 admonition here, no admonition in the source",
                    "  Content/et/a.md:12: the source's place is here",
                    "  Content/nl/a.md:16: 1 table here, no table in the source (Content/et/a.md:12)",
                ]
            ),
            ("Tekst.", "Tekst, in meer woorden.\n\nIn twee alinea's.", []),
            ("- a", "- a\n\n```swift\nlet a = 1\n```", []),
        ] as [(String, String, [String])])
    func `a difference of structure is one finding at both places`(old: String, new: String, expected: [String]) throws
    {
        let site = try site(Self.dutch.replacing(old, with: new))
        #expect(findings(site) == expected)
    }

    @Test func `a row that a table lacks is found`() throws {
        let table = "\n| c |\n| - |\n| d |\n"
        let site = try site(Self.dutch + table, source: Self.source + table + "| e |\n")
        #expect(
            findings(site) == [
                "Content/nl/a.md:9:1: translation.structure: 2 rows of tables here, 3 rows of tables in the source",
                "  Content/et/a.md:19: the source's place is here",
            ])
    }

    @Test func `what is known to be out of date is not reported for its structure too`() throws {
        let site = try site()
        try stamp(site)
        let more = Self.source.replacing("- a", with: "- a\n\n> b") + "\n## Neli {#four}\n"
        try site.add(["Content/et/a.md": "---\nsource: et\n---\n" + more])
        #expect(
            findings(site) == [
                "Content/nl/a.md:9:1: translation.outdated: 2 sections are not as in Content/et/a.md",
                "  Content/et/a.md:12: 'Kolm' (#three) has changed", "  Content/et/a.md:18: 'Neli' (#four) was added",
            ])
    }

    @Test(arguments: ["ru", "et", "nl", "ko"])
    func `any language can be an article's source`(tag: String) throws {
        var files = Dictionary(uniqueKeysWithValues: ["ru", "et", "nl", "ko"].map { ("Content/\($0)/a.md", "# A\n") })
        files["Content/ru/a.md"] = "---\nsource: \(tag)\n---\n# A\n"
        let site = try TemporarySite(languages: fourLanguages, files)
        let article = try #require(site.loaded.catalog?.articles.first)
        #expect(article.sourceLanguage.tag == tag)
        #expect(Set(article.states.keys.map(\.tag)) == Set(["ru", "et", "nl", "ko"]).subtracting([tag]))
    }

    @Test func `without ids an article is one section`() throws {
        let site = try site()
        try site.add([
            SiteLayout.configuration: "markdown: commonmark\n" + TemporarySite.configuration(languages: fourLanguages),
            "Content/nl/a.md": Self.dutch + "\n[c](#d)\n",
        ])
        try stamp(site)
        #expect(state(site)?.kind == .current)
        #expect(
            findings(site).first
                == "Content/nl/a.md:13:1: translation.structure: 1 link here, no link in the source")
        try site.add(["Content/et/a.md": "---\nsource: et\n---\n" + Self.source.replacing("Kolm", with: "3")])
        #expect(state(site)?.changes.map(\.id) == [""])
    }
}
