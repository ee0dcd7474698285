import Foundation
import KeelBase
import KeelContent
import KeelExamples
import KeelSite

/// The modules below the command, one call each.
struct SiteWorker: MakeWorking {
    @concurrent func lock(root: String) async throws -> SiteLock {
        let layout = SiteLayout(root: root)
        let lock = try SiteLock(of: layout)
        try StaleFiles.remove(from: layout)
        return lock
    }

    @concurrent func readCatalog(root: String) async throws -> Make.Read {
        let (catalog, diagnostics) = Catalog.load(root: root)
        return Make.Read(content: catalog.map { Make.Content($0) }, diagnostics: diagnostics)
    }

    @concurrent func checkExamples(
        in content: Make.Content, texts: Set<TextID>?, progress: @escaping @Sendable (Make.Progress.Response) -> Void
    ) async throws -> Make.Checked {
        let options = ExampleChecker.Options(only: texts)
        let counter = ExampleCounter(report: progress)
        let outcome = try await checker(of: content, options).check { counter.count($0) }
        var report = outcome.report
        if texts != nil, let last = Report.load(from: content.catalog.layout) {
            report.articles.merge(try await current(last, on: content).articles) { new, _ in new }
        }
        report.checkedOn = SourceDate.day(ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"])
        try report.save(to: content.catalog.layout)
        return Make.Checked(
            report: report, diagnostics: outcome.diagnostics, tests: outcome.tests, promotions: outcome.promotions,
            testsRun: outcome.testsRun,
            testsFailed: outcome.testsFailed, modulesBuilt: outcome.modulesBuilt)
    }

    @concurrent func promote(
        _ edits: [SourceEdit], of texts: Set<TextID>?, in catalog: Catalog
    ) async throws -> [String: Int] {
        try Promotion.apply(texts.map { Promotion.edits(edits, of: $0, in: catalog) } ?? edits, to: catalog)
    }

    @concurrent func lastReport(on content: Make.Content) async throws -> Make.Checked {
        guard let report = Report.load(from: content.catalog.layout) else { return Make.Checked() }
        return Make.Checked(report: try await current(report, on: content))
    }

    /// What of a report is true of what the articles say now. Where there is no toolchain, nothing is.
    private func current(_ report: Report, on content: Make.Content) async throws -> Report {
        var report = report
        do {
            let digests = try await checker(of: content).digests()
            report.articles = report.articles.filter { digests[$0.key] == $0.value.digest }
        } catch is ExampleCheckError {
            report.articles = [:]
        }
        return report
    }

    private func checker(of content: Make.Content, _ options: ExampleChecker.Options = .init()) -> ExampleChecker {
        ExampleChecker(content.examples, in: ExampleFolders(of: content.catalog.layout), options: options)
    }

    @concurrent func checkSite(
        of content: Make.Content, report: Report?, isPublished: Bool
    ) async throws -> Make.Site {
        let catalog = content.catalog
        let diagrams = try await DiagramDrawer(catalog: catalog).draw()
        let packages = Dictionary(content.examples.downloads.map { ($0.file, $0) }) { first, _ in first }
        let downloads = Downloads(files: Set(packages.keys)) { file in
            try ZipArchive.bytes(of: packages[file]?.entries ?? [])
        }
        let site = CheckedSite(catalog: catalog, report: report, downloads: downloads, diagrams: diagrams)
        let publisher = SitePublisher(catalog.layout)
        let obstacles = isPublished ? try publisher.obstacles(to: site) : []
        return Make.Site(
            pages: site.pageCount, diagnostics: site.diagnostics + obstacles, externalLinks: site.externalLinks,
            hasRoom: obstacles.isEmpty
        ) {
            let folder = try publisher.render(site)
            return Make.Rendered { try folder.commit() }
        }
    }

    @concurrent func render(_ site: Make.Site) async throws -> Make.Rendered { try site.render() }

    @concurrent func publish(_ site: Make.Rendered) async throws -> StagedFolder.Changes { try site.publish() }

    @concurrent func sourceLines(of diagnostics: [Diagnostic], root: String) async -> [String?] {
        var lines = SourceLines(root: root)
        return diagnostics.map { lines.line(of: $0) }
    }
}

extension ExampleDownload {
    /// The package in a folder of its name.
    fileprivate var entries: [ZipArchive.Entry] {
        files.map { ZipArchive.Entry(path: "\(name)/\($0.key)", bytes: $0.value) }
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
}
