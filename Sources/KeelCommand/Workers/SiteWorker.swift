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
        return Make.Read(catalog: catalog, diagnostics: diagnostics)
    }

    @concurrent func checkExamples(
        in catalog: Catalog, texts: Set<TextID>?, progress: @escaping @Sendable (Make.Progress.Response) -> Void
    ) async throws -> Make.Checked {
        let options = ExampleChecker.Options(only: texts)
        let counter = ExampleCounter(report: progress)
        let outcome = try await ExampleChecker(catalog: catalog, options: options).check { counter.count($0) }
        var report = outcome.report
        if texts != nil, let last = Report.load(from: catalog.layout) {
            report.articles.merge(try await current(last, on: catalog).articles) { new, _ in new }
        }
        try report.save(to: catalog.layout)
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

    @concurrent func lastReport(on catalog: Catalog) async throws -> Make.Checked {
        guard let report = Report.load(from: catalog.layout) else { return Make.Checked() }
        return Make.Checked(report: try await current(report, on: catalog))
    }

    /// What of a report is true of what the articles say now. Where there is no toolchain, nothing is.
    private func current(_ report: Report, on catalog: Catalog) async throws -> Report {
        var report = report
        do {
            let digests = try await ExampleChecker(catalog: catalog).digests()
            report.articles = report.articles.filter { digests[$0.key] == $0.value.digest }
        } catch is ExampleCheckError {
            report.articles = [:]
        }
        return report
    }

    @concurrent func renderSite(from catalog: Catalog, report: Report?) async throws -> Make.Rendered {
        let diagrams = try await DiagramDrawer(catalog: catalog).draw()
        let downloads = try ExampleDownloads.packages(of: catalog).mapValues { package in
            let files = package.files.map { ("\(package.name)/\($0.key)", $0.value) }
            return try ZipArchive.bytes(of: Dictionary(uniqueKeysWithValues: files))
        }
        let site = SiteRenderer(catalog: catalog, report: report, downloads: downloads, diagrams: diagrams).render()
        return Make.Rendered(
            pages: site.pageCount, diagnostics: site.diagnostics, externalLinks: site.externalLinks
        ) {
            try SitePublisher(root: catalog.root).publish(site)
        }
    }

    @concurrent func publish(_ site: Make.Rendered) async throws -> StagedFolder.Changes {
        try site.publish()
    }

    @concurrent func sourceLines(of diagnostics: [Diagnostic], root: String) async -> [String?] {
        var lines = SourceLines(root: root)
        return diagnostics.map { lines.line(of: $0) }
    }
}
