import KeelBase
import KeelContent
import TestSupport
import Testing

@testable import KeelSite

/// What `keel help CODE` shows is what it says.
@Suite struct ExplanationTests {
    /// Of a site with some of all that an example may name.
    private func codes(article: String, config: String? = nil, _ files: [String: String] = [:]) throws -> [String] {
        var all = [
            "Content/nl/a.md": article, "Content/nl/article.md": "# B\n", "Content/nl/guide/first.md": "# C\n",
            "Content/nl/draft.md": "---\ndraft: true\n---\n\n# D\n", "Content/nl/text.png": "text",
        ]
        all["Site/site.yml"] = config
        let site = try TemporarySite(all.merging(files) { $1 })
        try site.write(ImageTests.png, to: "Content/nl/cat.png")
        let catalog = try #require(site.loaded.catalog)
        return CheckedSite(catalog: catalog, report: nil).diagnostics.map(\.code.name)
    }

    @Test(arguments: LinkCode.allCases)
    func `an example of a link draws its code`(code: LinkCode) throws {
        #expect(try codes(article: "# A\n\n\(code.english.example)\n") == [code.rawValue])
    }

    @Test(arguments: ImageCode.allCases)
    func `an example of an image draws its code`(code: ImageCode) throws {
        #expect(try codes(article: "# A\n\n\(code.english.example)\n") == [code.rawValue])
    }

    @Test func `an example of raw HTML draws its code`() throws {
        #expect(try codes(article: "# A\n\n\(HTMLCode.omitted.english.example)\n") == [HTMLCode.omitted.rawValue])
        let config = "html: allow\nlanguages: {nl: {title: A}}\n"
        #expect(try codes(article: "# A\n\n\(HTMLCode.id.english.example)\n", config: config) == [HTMLCode.id.rawValue])
    }

    @Test(arguments: [OutputCode.collision, .caseCollision])
    func `an example of a path draws its code`(code: OutputCode) throws {
        #expect(try codes(article: code.english.example + "\n") == [code.rawValue])
    }

    @Test func `an example of a file that Keel did not write draws its code`() throws {
        let file = try #require(OutputCode.foreign.english.example.split(separator: " ").dropFirst(3).first)
        let site = try TemporarySite(["Content/nl/a.md": "# A\n", "\(file)": "mine"])
        let checked = CheckedSite(catalog: try #require(site.loaded.catalog), report: nil)
        let found = try SitePublisher(site.layout).obstacles(to: checked)
        #expect(found.map(\.code.name) == [OutputCode.foreign.rawValue])
    }

    @Test(arguments: DiagramCode.allCases)
    func `an example of a diagram draws its code`(code: DiagramCode) async throws {
        let site = try TemporarySite(["Content/nl/a.md": "# A\n\n\(code.english.example)\n"])
        let program = code == .program ? "no-such-program" : "dot"
        let diagrams = try await DiagramDrawer(catalog: #require(site.loaded.catalog), program: program).draw()
        #expect(diagrams.diagnostics.map(\.code.name) == [code.rawValue])
    }

    @Test(arguments: [SiteFolderCode.missingAsset, .navigation])
    func `an example of the configuration draws its code`(code: SiteFolderCode) throws {
        let config = "languages: {nl: {title: A}}\n\(code.english.example)\n"
        #expect(try codes(article: "# A\n", config: config) == [code.rawValue])
    }

    @Test(arguments: [
        (SiteFolderCode.unreadable.rawValue, SiteFolderCode.unreadable.english.example),
        (StringsCode.unreadable.rawValue, StringsCode.unreadable.english.example),
    ])
    func `a file that can't be read draws its code`(code: String, example: String) throws {
        // A folder, as the tests may be run by one who reads every file.
        let file = try #require(example.split(separator: " ").last)
        #expect(try codes(article: "# A\n", ["\(file)/x": ""]) == [code])
    }

    @Test func `examples of strings draw their codes`() throws {
        let unknown = try codes(article: "# A\n", ["Site/strings/nl.yml": StringsCode.unknownKey.english.example])
        #expect(unknown == [StringsCode.unknownKey.rawValue])
        let missing = try codes(
            article: "# A\n", config: StringsCode.missing.english.example.replacing("{fi", with: "{nl: {title: A}, fi"),
            ["Content/fi/a.md": "# A\n"])
        #expect(missing == [StringsCode.missing.rawValue])
    }
}
