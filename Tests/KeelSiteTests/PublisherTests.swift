import KeelBase
import KeelContent
import KeelSite
import TestSupport
import Testing

@Suite struct PublisherTests {
    @Test func `publishing writes pages and copies files, and leaves what hasn't changed alone`() throws {
        let site = try TemporarySite([
            "Content/nl/a.md": "# A\n", "Content/nl/b.md": "# B\n", "Content/nl/punt.png": "bytes",
            "Site/assets/x.svg": "<svg/>",
        ])
        let publisher = SitePublisher(site.layout)
        func publish() throws -> StagedFolder.Changes {
            try publisher.render(CheckedSite(catalog: site.catalog(), report: nil)).commit()
        }
        let first = try publish()
        #expect(first == .init(written: 21))
        let files = try FileSystem.list(publisher.target).filter { !$0.isDirectory }.map(\.path)
        #expect(
            files == [
                ".keel-files", "404.html", "assets/x.svg", "index.html", "keel.css", "keel.js", "llms.txt",
                "nl/404.html", "nl/a.html",
                "nl/a.md", "nl/b.html", "nl/b.md", "nl/index.html", "nl/print.html", "nl/punt.png",
                "nl/search-index/f0.js", "nl/search-index/l.js", "nl/search-index/p0.js", "nl/search-index/root.js",
                "nl/search-index/v0.js", "nl/search.html", "search.js",
            ])
        #expect(try FileSystem.read(publisher.target + "/nl/punt.png") == Array("bytes".utf8))

        #expect(try publish() == .init(unchanged: 21))

        try FileSystem.remove(site.root + "/Content/nl/b.md")
        #expect(try publish() == .init(written: 11, unchanged: 8, removed: 2))
        #expect(!FileSystem.exists(publisher.target + "/nl/b.html"))
        #expect(!FileSystem.exists(site.root + "/Site/.keel/public.new"))
    }

    @Test func `a file that can't be read leaves the published site as it was`() throws {
        let site = try TemporarySite(["Content/nl/a.md": "# A\n", "Content/nl/punt.png": "bytes"])
        let publisher = SitePublisher(site.layout)
        let checked = try CheckedSite(catalog: site.catalog(), report: nil)
        _ = try publisher.render(checked).commit()
        try FileSystem.remove(site.root + "/Content/nl/punt.png")
        #expect(throws: FileSystemError.self) { try publisher.render(checked) }
        #expect(try FileSystem.read(publisher.target + "/nl/punt.png") == Array("bytes".utf8))
        #expect(!FileSystem.exists(site.root + "/Site/.keel/public.new"))
    }

    @Test func `what is rendered and not published leaves nothing behind`() throws {
        let site = try TemporarySite(["Content/nl/a.md": "# A\n"])
        let publisher = SitePublisher(site.layout)
        _ = try publisher.render(CheckedSite(catalog: site.catalog(), report: nil))
        #expect(!FileSystem.exists(publisher.target))
        #expect(!FileSystem.exists(site.root + "/Site/.keel/public.new"))
    }
}
