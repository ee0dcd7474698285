import KeelBase
import KeelContent
import TestSupport
import Testing

@testable import KeelSite

@Suite struct StringsTests {
    func strings(_ tag: String, own: String? = nil) throws -> (strings: InterfaceStrings, findings: [String]) {
        let site = try TemporarySite(
            own.map { ["Site/strings/\(tag).yml": $0, "Site/site.yml": ""] } ?? ["Site/site.yml": ""])
        var diagnostics: [Diagnostic] = []
        let strings = StringsLoader(layout: site.layout).load(Language(tag), into: &diagnostics)
        return (strings, diagnostics.map { "\($0.code.name): \($0.message)" })
    }

    @Test(arguments: ["en", "ru", "et", "nl", "ko"])
    func `Keel's own strings are complete, with every plural form`(tag: String) throws {
        let (strings, findings) = try strings(tag)
        #expect(findings == [])
        #expect(strings.missing == [])
        for text in CountedText.allCases {
            #expect(Set(strings.counted[text, default: [:]].keys) == Set(strings.rule.categories), "\(text)")
            #expect(strings.counted[text, default: [:]].values.allSatisfy { $0.contains("{count}") }, "\(text)")
        }
    }

    @Test(arguments: [
        ("ja", "日本語"), ("uk", "Українська"), ("ar", "العربية"), ("pt-BR", "Português (Brasil)"), ("zh-Hant", "繁體中文"),
        ("nl-BE", "Nederlands (België)"), ("et", "Eesti"),
        ("ka", "ქართული"), ("zu", "isiZulu"), ("el", "Ελληνικά"), ("sr-Latn", "Srpski (latinica)"), ("qaa", "qaa"),
    ])
    func `every language goes by its own name, also without strings of its own`(tag: String, name: String) throws {
        #expect(try strings(tag).strings[.name] == name)
        #expect(try strings(tag, own: "name: Naam").strings[.name] == "Naam")
    }

    @Test func `numbers take the form of their word`() throws {
        let russian = try strings("ru").strings
        #expect(
            [0, 1, 2, 5, 11, 12, 21, 22, 25, 111, 1001].map { russian(.blocks, $0) }
                == [
                    "0 блоков", "1 блок", "2 блока", "5 блоков", "11 блоков", "12 блоков", "21 блок", "22 блока",
                    "25 блоков",
                    "111 блоков", "1001 блок",
                ].map { $0.replacing("1001", with: "1\u{A0}001") })
        #expect([1, 2].map { try! strings("et").strings(.tests, $0) } == ["1 test", "2 testi"])
        #expect([1, 2].map { try! strings("nl").strings(.blocks, $0) } == ["1 codeblok", "2 codeblokken"])
        #expect([1, 2].map { try! strings("ko").strings(.tests, $0) } == ["테스트 1개", "테스트 2개"])
    }

    @Test func `dates are written as the language writes them`() throws {
        let dates = try ["ru", "et", "nl", "ko", "en"].map { try strings($0).strings.date("2026-11-30") }
        #expect(
            dates == [
                "30 ноября 2026\u{202F}г.", "30. november 2026", "30 november 2026", "2026년 11월 30일",
                "November 30, 2026",
            ])
    }

    @Test func `a site overrides a text and keeps the others`() throws {
        let (strings, findings) = try strings(
            "nl", own: "next: Verder\nblocks: {one: \"{count} stuk\", other: \"{count} stuks\"}\n")
        #expect(strings[.next] == "Verder")
        #expect(strings[.previous] == "Vorige")
        #expect(strings(.blocks, 2) == "2 stuks")
        #expect(findings == [])
    }

    @Test func `a language of the site's own needs only its strings file`() throws {
        let english = try #require(EmbeddedResources.strings["en"])
        let (strings, findings) = try strings(
            "ar",
            own: english.replacing(
                "  one:",
                with: "  zero: \"{count} z\"\n  two: \"{count} t\"\n  few: \"{count} f\"\n  many: \"{count} m\"\n  one:"
            ))
        #expect(findings == [])
        #expect(strings.direction == "rtl")
        #expect(strings(.tests, 3).hasSuffix(" f"))
    }

    @Test func `what a strings file lacks is in English and reported once`() throws {
        let (strings, findings) = try strings("fi", own: "name: Suomi\n")
        #expect(strings[.name] == "Suomi")
        #expect(strings[.next] == "Next")
        #expect(strings(.blocks, 1) == "1 block")
        #expect(findings.count == 1)
        #expect(findings[0].hasPrefix("strings.missing: the interface is partly in English on pages in fi: skip, menu"))
    }

    @Test func `unknown keys are reported with a suggestion`() throws {
        let (_, findings) = try strings("nl", own: "nekst: x\nblocks: veel\ntests: {lots: x}\n")
        #expect(
            findings == [
                "strings.unknown-key: the interface has no text \"nekst\"",
                "strings.unknown-key: \"blocks\" must have a text for each plural form: zero, one, two, few, many or other",
                "strings.unknown-key: \"lots\" must have a text for each plural form: zero, one, two, few, many or other",
            ])
    }

    /// Samples of CLDR's plurals.xml.
    @Test(arguments: [
        (
            "ar",
            [0: "zero", 1: "one", 2: "two", 3: "few", 110: "few", 11: "many", 111: "many", 100: "other", 102: "other"]
        ),
        ("cs", [1: "one", 2: "few", 4: "few", 5: "other", 22: "other"]),
        ("pl", [1: "one", 2: "few", 12: "many", 22: "few", 21: "many"]),
        ("lt", [1: "one", 11: "other", 21: "one", 2: "few", 19: "other", 20: "other"]),
        ("lv", [0: "zero", 1: "one", 11: "zero", 21: "one", 2: "other"]),
        ("sl", [1: "one", 101: "one", 2: "two", 3: "few", 5: "other"]),
        ("fr", [0: "one", 1: "one", 2: "other", 1_000_000: "many"]),
        ("ja", [0: "other", 1: "other"]), ("et", [0: "other", 1: "one", 2: "other"]),
        ("cy", [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many", 4: "other"]),
        ("ga", [1: "one", 2: "two", 6: "few", 7: "many", 11: "other"]),
        ("ro", [0: "few", 1: "one", 19: "few", 20: "other", 119: "few"]),
        ("pt-PT", [0: "other", 1: "one"]), ("pt-BR", [0: "one", 1: "one"]),
    ])
    func `plural categories are CLDR's`(tag: String, expected: [Int: String]) {
        let rule = PluralRule(tag: tag)
        for (count, category) in expected { #expect(rule.category(of: count).rawValue == category, "\(tag) \(count)") }
    }
}
