import Foundation
import KeelBase
import TestSupport
import Testing

@testable import KeelContent

/// What `keel help CODE` shows is what it says.
struct ExplanationTests {
    /// Of a site with one article, which the example stands in.
    private func codes(of text: String, _ files: [String: String] = [:]) throws -> [String] {
        let site = try TemporarySite(
            languages: ["nl", "ko"], ["Content/nl/a.md": text].merging(files) { $1 })
        return site.loaded.diagnostics.map(\.code.name)
    }

    @Test(arguments: FrontMatterCode.allCases)
    func `An example of front matter draws its code`(code: FrontMatterCode) throws {
        #expect(try codes(of: code.english.example + "\n") == [code.rawValue])
    }

    @Test(arguments: FenceCode.allCases)
    func `An example of a fence draws its code`(code: FenceCode) throws {
        #expect(try codes(of: "# A\n\n\(code.english.example)\n") == [code.rawValue])
    }

    @Test(arguments: SlugCode.allCases)
    func `An example of a slug draws its code`(code: SlugCode) throws {
        let others = ["Content/nl/other-article.md": "# B\n"]
        #expect(try codes(of: code.english.example + "\n", others) == [code.rawValue])
    }

    @Test(arguments: [ConfigurationCode.syntax, .unknownKey, .badValue, .languageTag])
    func `An example of the configuration draws its code`(code: ConfigurationCode) {
        let source = SourceText(path: SiteLayout.configuration, bytes: Array(code.english.example.utf8))
        #expect(SiteConfiguration.parse(source).diagnostics.map(\.code.name) == [code.rawValue])
    }

    @Test(arguments: [ContentCode.noTitle, .secondTitle, .source])
    func `An example of an article draws its code`(code: ContentCode) throws {
        #expect(try codes(of: code.english.example + "\n") == [code.rawValue])
    }

    @Test(arguments: [ContentCode.notJoined, .unknownFolder, .fileName])
    func `Files of an example's names draw its code`(code: ContentCode) throws {
        let names = code.english.example.split(separator: "\n").map(String.init)
        let files = Dictionary(uniqueKeysWithValues: names.map { ($0, "# B\n") })
        #expect(Set(try codes(of: "# A\n", files)) == [code.rawValue])
    }

    @Test func `An example of a translation draws its code`() throws {
        let source = ["Content/nl/a.md": "# A\n"]
        let structure = try codes(
            of: "", source.merging(["Content/ko/a.md": TranslationCode.structure.english.example]) { $1 })
        #expect(structure == [TranslationCode.structure.rawValue])
        let stray = try codes(of: "# A\n", [TranslationCode.stampStray.english.example: "source: nl\n"])
        #expect(stray == [TranslationCode.stampStray.rawValue])
    }
}
