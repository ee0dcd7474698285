import KeelBase
import TestSupport
import Testing

@testable import KeelContent

struct NavigationTests {
    private func site() throws -> TemporarySite {
        try TemporarySite(
            languages: fourLanguages,
            [
                "Content/nl/index.md": "# Thuis", "Content/nl/z.md": "---\norder: 1\n---\n# Zet",
                "Content/nl/b.md": "# Bee",
                "Content/nl/a.md": "# Cee", "Content/nl/gids/index.md": "---\norder: 2\n---\n# De gids",
                "Content/nl/gids/x.md": "# X", "Content/nl/los/diep/y.md": "# Y",
                "Content/nl/c.md": "---\ndraft: true\n---\n# A",
            ])
    }

    @Test func `order comes first, then the title, and folders are sections`() throws {
        let tree = try #require(try site().loaded.catalog).navigation(for: Language("nl"))
        let lines = tree.entries.map { String(repeating: " ", count: $0.depth) + $0.title + ($0.isSection ? "/" : "") }
        #expect(lines == ["Zet", "De gids/", " X", "Bee", "Cee", "los/", " diep/", "  Y"])
        #expect(tree.readingOrder.map(\.path) == ["index", "z", "gids/index", "gids/x", "b", "a", "los/diep/y"])
        #expect(tree.home?.path == "index")
    }

    @Test func `the site's own list comes before an article's order`() throws {
        let site = try TemporarySite(
            languages: fourLanguages,
            [
                "Site/site.yml": "languages: {nl: {title: A}}\nnavigation: [los, b, los/diep]\n",
                "Content/nl/z.md": "---\norder: 1\n---\n# Zet", "Content/nl/b.md": "# Bee",
                "Content/nl/los/x.md": "# X",
                "Content/nl/los/diep/y.md": "# Y",
            ])
        let tree = try #require(site.loaded.catalog).navigation(for: Language("nl"))
        #expect(tree.entries.map(\.title) == ["los", "diep", "Y", "X", "Bee", "Zet"])
    }

    @Test func `drafts are in it if asked for, and a home page may be missing`() throws {
        let catalog = try #require(try site().loaded.catalog)
        let drafts = catalog.navigation(for: Language("nl"), includingDrafts: true)
        #expect(drafts.readingOrder.map(\.path).contains("c"))
        #expect(catalog.navigation(for: Language("ko")).home == nil)
    }

    @Test func `titles are sorted as the caller says`() throws {
        let catalog = try #require(try site().loaded.catalog)
        let tree = catalog.navigation(for: Language("nl"), titlesInOrder: >)
        #expect(tree.entries.filter { $0.depth == 0 }.map(\.title) == ["Zet", "De gids", "los", "Cee", "Bee"])
    }

    @Test(arguments: [
        ("nl", "guide/a", true), ("nl/guide", "guide/a", true), ("nl/guide/", "guide", true),
        ("Content/nl/guide/a.md", "guide/a", true), ("nl/gui", "guide/a", false), ("ru", "guide/a", false),
    ])
    func `a filter names a language, a folder or an article`(text: String, path: String, isIncluded: Bool) {
        #expect(ContentFilter(text)?.includes(TextID(Language("nl"), ArticleID(path))) == isIncluded)
    }
}
