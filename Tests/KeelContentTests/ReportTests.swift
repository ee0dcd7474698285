import KeelBase
import TestSupport
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
        let site = try TemporarySite(languages: fourLanguages, [:])
        try report().save(to: site.layout)
        let bytes = try FileSystem.read(site.layout.report)
        let read = try #require(Report.load(from: site.layout))
        #expect(read.articles["Content/ko/가.md"]?.blocks[3]?.messages.first?.text == "no / \u{2028}")
        #expect(read.articles["Content/nl/a.md"]?.digest == Digest("x"))
        try read.save(to: site.layout)
        #expect(try FileSystem.read(site.layout.report) == bytes)
    }

    @Test(arguments: ["", "{", "{\"swiftVersion\": 1}", "[]"])
    func `a damaged report counts as none`(text: String) throws {
        let site = try TemporarySite(languages: fourLanguages, ["Site/.keel/report.json": text])
        #expect(Report.load(from: site.layout) == nil)
    }
}
