import KeelBase
import KeelContent
import KeelExamples
import TestSupport
import Testing

/// Documents need not lie in a site to be checked.
struct FolderTests {
    @Test func `A check writes where it is told, and nowhere beside the articles`() async throws {
        let site = try TemporarySite(
            languages: ["nl"], ["Content/nl/a.md": "# A\n\n```swift run\nprint(1 + 1)\n```\n\n```output\n2\n```\n"])
        let catalog = try #require(site.loaded.catalog)
        let elsewhere = try TemporaryFolder()
        var folders = ExampleFolders(of: site.layout)
        folders.build = "\(elsewhere.path)/build"
        folders.results = "\(elsewhere.path)/results"
        folders.package = nil
        let before = try files(below: site.root)
        let plan = ExamplePlan(
            of: catalog.articles, supportModules: [], settings: catalog.configuration.examples)
        let outcome = try await ExampleChecker(plan, in: folders).check()
        #expect(outcome.diagnostics.lines == [])
        #expect(outcome.blocks == [.run: 1])
        #expect(try files(below: site.root) == before)
        #expect(FileSystem.exists(folders.results))
    }
}
