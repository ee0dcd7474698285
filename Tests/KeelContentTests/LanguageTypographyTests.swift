import KeelBase
import KeelMarkdown
import TestSupport
import Testing

@testable import KeelContent

struct LanguageTypographyTests {
    private func html(_ site: TemporarySite) -> [String] {
        guard let catalog = site.loaded.catalog else { return [] }
        return catalog.articles.flatMap(\.articles).map {
            String(decoding: HTMLRenderer().render(catalog.document(of: $0)), as: UTF8.self)
        }
    }

    @Test func `each article is set as its language and the site want it`() throws {
        let text = "---\ntitle: A \"b\"\n---\n\n\"x\" -- z'n"
        let site = try TemporarySite(
            languages: fourLanguages,
            [
                "Content/ru/a.md": text, "Content/nl/a.md": text,
                SiteLayout.configuration: "languages: {ru: {title: A}, nl: {title: B, quotes: double}}\n",
            ])
        #expect(html(site) == ["<p>«x»\u{A0}— z’n</p>\n", "<p>“x” – z’n</p>\n"])
        #expect(site.loaded.catalog?.articles.first?.articles.map(\.title) == ["A «b»", "A “b”"])
    }

    @Test func `and left as it is with the switch off`() throws {
        let site = try TemporarySite(
            languages: fourLanguages,
            [
                "Content/ru/a.md": "# \"A\"",
                SiteLayout.configuration: "languages: {ru: {title: A}}\nmarkdown: {typography: false}\n",
            ])
        #expect(html(site) == ["<h1 id=\"a\">&quot;A&quot;</h1>\n"])
    }
}
