import KeelBase
import Testing

@testable import KeelContent

struct ReportTests {
    private func report() -> Report {
        var article = Report.ArticleReport(digest: Digest("x"), testsRun: 2)
        for index in 0..<20 { article.blocks[index] = .init(verdict: .compiled) }
        article.blocks[3] = .init(
            verdict: .failingAsExpected, messages: [.init(line: 1, severity: .error, text: "no / \u{2028}")])
        let articles = ["Content/nl/a.md": article, "Content/ko/가.md": article]
        return Report(swiftVersion: "6.3.1", articles: articles, modulesBuilt: 1)
    }

    @Test func `a report is read as it was written, and written the same each time`() throws {
        let site = try TemporarySite([:])
        try report().save(root: site.root)
        let bytes = try FileSystem.read("\(site.root)/\(Report.path)")
        let read = try #require(Report.load(root: site.root))
        #expect(read.articles["Content/ko/가.md"]?.blocks[3]?.messages.first?.text == "no / \u{2028}")
        #expect(read.articles["Content/nl/a.md"]?.digest == Digest("x"))
        try read.save(root: site.root)
        #expect(try FileSystem.read("\(site.root)/\(Report.path)") == bytes)
    }

    @Test(arguments: ["", "{", "{\"swiftVersion\": 1}", "[]"])
    func `a damaged report counts as none`(text: String) throws {
        let site = try TemporarySite([Report.path: text])
        #expect(Report.load(root: site.root) == nil)
    }
}
