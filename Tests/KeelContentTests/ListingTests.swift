import KeelBase
import TestSupport
import Testing

@testable import KeelContent

struct ListingTests {
    @Test func `A catalog can be of files that are in no site`() throws {
        let folder = try TemporaryFolder()
        try folder.write("# Keel\n\n```swift\nlet a = 1\n```\n", to: "README.md")
        try folder.write("# First\n\n```swift tset\nlet b = 1\n```\n", to: "Docs/First.md")
        let language = Language("en")
        let configuration = SiteConfiguration(
            languages: [.init(language: language, title: "Keel", description: nil, quotes: nil)])
        let files = ["Docs/First.md", "README.md"]
        let listing = ContentListing(texts: files.map { .init(id: TextID(language, ArticleID($0)), file: $0) })
        let (catalog, diagnostics) = Catalog.read(listing, in: SiteLayout(root: folder.path), configuration)
        #expect(catalog.articles.map(\.sourceArticle.title) == ["First", "Keel"])
        #expect(catalog.articles.flatMap(\.articles).map(\.file) == files)
        #expect(diagnostics.map(\.line) == ["Docs/First.md:3:10: fence.unknown-word: unknown word 'tset'"])
    }
}
