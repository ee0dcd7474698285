import KeelBase
import KeelContent
import TestSupport
import Testing

@testable import KeelSite

/// Each file of the site has one owner, known before anything is rendered.
@Suite struct InventoryTests {
    static let config = "url: https://example.org/\nlanguages: {nl: {title: N}, et: {title: E}}\n"

    static let downloads = Downloads(files: ["Content/nl/a.md"]) { _ in [] }

    func checked(_ files: [String: String], config: String = Self.config) throws -> CheckedSite {
        let site = try TemporarySite(files.merging(["Site/site.yml": config]) { $1 })
        return try CheckedSite(catalog: site.catalog(), report: nil, downloads: Self.downloads)
    }

    func rendered(_ files: [String: String]) throws -> (RenderedSite, [Output]) {
        let site = try TemporarySite(files.merging(["Site/site.yml": Self.config]) { $1 })
        let checked = try CheckedSite(catalog: site.catalog(), report: nil, downloads: Self.downloads)
        return (try RenderedSite(checked), checked.site.inventory.outputs)
    }

    func findings(_ site: CheckedSite) -> [String] {
        RenderedSite.findings(site.diagnostics).filter { !$0.contains("image.") }
    }

    static let dated = "---\ndate: 2026-11-30\n---\n\n# A\n"

    @Test(arguments: [
        (
            "nl/feed.xml", "x",
            "Content/nl/feed.xml: output.collision: 'nl/feed.xml' is the place of the feed of 'nl' already"
        ),
        (
            "nl/a.zip", "x",
            "Content/nl/a.zip: output.collision: 'nl/a.zip' is the place of the package of the code in Content/nl/a.md already"
        ),
        (
            "nl/print.md", "# Druk\n",
            "Content/nl/print.md: output.collision: 'nl/print.html' is the place of the page that holds all articles in 'nl' already"
        ),
        (
            "nl/search.md", "# Zoek\n",
            "Content/nl/search.md: output.collision: 'nl/search.html' is the place of the search page in 'nl' already"
        ),
        (
            "nl/translations.html", "x",
            "Content/nl/translations.html: output.collision: 'nl/translations.html' is the place of the table of translations in 'nl' already"
        ),
        (
            "nl/b.md", "---\naliases: [oud, print]\n---\n\n# B\n",
            "Content/nl/b.md:2:16: output.collision: 'nl/print.html' is the place of the page that holds all articles in 'nl' already"
        ),
        (
            "nl/b.md", "---\nslug: Print\n---\n\n# B\n",
            "Content/nl/b.md:2:7: output.case-collision: 'nl/Print.html' and 'nl/print.html', the page that holds all articles in 'nl', differ in upper and lower case only"
        ),
        (
            "nl/Index.md", "# B\n",
            "Content/nl/Index.md: output.case-collision: 'nl/Index.html' and 'nl/index.html', the home page in 'nl', differ in upper and lower case only"
        ),
        (
            "nl/a.zip/b.txt", "x",
            "Content/nl/a.zip/b.txt: output.collision: 'nl/a.zip/b.txt' and 'nl/a.zip', the package of the code in Content/nl/a.md, can't both be: what is a file of one is a folder of the other"
        ),
    ])
    func `two that want the same path are both named`(path: String, text: String, finding: String) throws {
        let site = try checked(["Content/nl/a.md": Self.dated, "Content/et/a.md": "# A\n", "Content/\(path)": text])
        let told = findings(site)
        #expect(told.count == 1)
        #expect(told.first?.hasPrefix(finding + " (") == true, "\(told)")
        #expect(site.diagnostics.contains { $0.severity == .error })
    }

    @Test func `a note leads to the other one, where it is in a file`() throws {
        let site = try checked(["Content/nl/a.md": "# A\n", "Content/et/a.md": "# A\n", "Content/nl/a.zip": "x"])
        #expect(
            site.diagnostics.map(\.notes) == [[Diagnostic.Note(OtherOwner(), file: "Content/nl/a.md")]])
    }

    @Test func `what an author wrote keeps its place, except an alias`() throws {
        let (rendered, _) = try rendered([
            "Content/nl/a.md": "---\naliases: [print, oud]\n---\n\n# A\n", "Content/et/a.md": "# A\n",
            "Content/et/print.md": "# Trükk\n", "Content/nl/a.zip": "zip",
        ])
        #expect(rendered.main("nl/print.html").contains("<h2 id=\"text.a.a\">A</h2>"))
        #expect(rendered.main("nl/oud.html").contains("<h1>A</h1>"))
        #expect(rendered.main("et/print.html").contains("Trükk"))
        #expect(rendered["et/a.html"]?.contains("print.html\">Kõik") == false)
        #expect(rendered["nl/a.zip"] == "zip")
        #expect(rendered["nl/a.html"]?.contains("class=\"download\"") == false)
    }

    @Test func `articles and the owner's HTML may link to all that the site has`() throws {
        let paths = [
            "nl/feed.xml", "nl/a.zip", "nl/a.html", "et/print.html", "sitemap.xml", "llms.txt", "assets/x.css",
        ]
        let site = try checked([
            "Content/nl/a.md":
                Self.dated + "\n" + paths.map { "[x](/\($0)) " }.joined()
                + "[alias](oud.html) [Markdown](b.md) [table](translations.md)\n",
            "Content/nl/b.md": "---\naliases: [oud]\n---\n\n# B\n", "Content/et/a.md": "# A\n",
            "Site/assets/x.css": "p {}",
            "Site/theme/footer.html": paths.map { "<a href=\"{root}\($0)\">x</a>\n" }.joined()
                + "<a href=\"{root}nl/oud.html\">alias</a>\n",
        ])
        #expect(findings(site) == [])
    }

    @Test func `what the site leaves out can't be linked to`() throws {
        let site = try checked(
            [
                "Content/nl/a.md": "# A\n\n[feed](feed.xml) [index](search-index) [table](translations.html)\n",
                "Site/theme/head.html": "<link href=\"{root}sitemap.xml\">",
            ], config: "languages: {nl: {title: N}}\n")
        #expect(
            findings(site).map { $0.prefix { $0 != "(" } } == [
                "Content/nl/a.md:3:1: link.missing-file: there is no file at Content/nl/feed.xml ",
                "Content/nl/a.md:3:18: link.missing-file: there is no file at Content/nl/search-index ",
                "Content/nl/a.md:3:40: link.missing-page: there is no article at Content/nl/translations.html",
                "Site/theme/head.html:1:7: link.missing-file: the site has no file sitemap.xml",
            ])
    }

    @Test func `a feed is only named where there is one`() throws {
        let draft = "---\ndate: 2026-11-30\ndraft: true\n---\n\n# B\n"
        let (rendered, _) = try rendered([
            "Content/nl/a.md": "# A\n", "Content/nl/b.md": draft, "Content/et/a.md": "# A\n",
        ])
        #expect(rendered["nl/feed.xml"] == nil)
        #expect(rendered["nl/a.html"]?.contains("atom+xml") == false)
    }

    @Test func `every output has its path once, and is written`() throws {
        let (rendered, outputs) = try rendered([
            "Content/nl/a.md": "---\ndate: 2026-11-30\naliases: [oud/a]\n---\n\n# A\n", "Content/et/a.md": "# A\n",
            "Content/nl/punt.png": "x", "Site/assets/icon.svg": "<svg/>",
        ])
        // An index is a folder of files.
        let files = rendered.files.keys.map { $0.contains("/search-index/") ? SitePath.folder(of: $0) : $0 }
        #expect(Set(outputs.map(\.path)) == Set(files))
        #expect(outputs.count == Set(files).count)
        #expect(outputs.map(\.path).contains("nl/oud/a.html"))
    }
}
