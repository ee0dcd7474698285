import KeelBase
import KeelContent
import KeelExamples
import KeelSite

/// The modules below the command, one call each.
struct SiteWorker: MakeWorking {
    @concurrent func lock(root: String) async throws -> SiteLock {
        let folder = root + "/Site/.keel"
        let lock = try SiteLock(in: folder)
        try StaleFiles.remove(from: folder)
        return lock
    }

    @concurrent func readCatalog(root: String) async throws -> Make.Read {
        let (catalog, diagnostics) = Catalog.load(root: root)
        return Make.Read(catalog: catalog, diagnostics: diagnostics)
    }

    @concurrent func checkExamples(
        in catalog: Catalog, files: Set<String>?, progress: @escaping @Sendable (Make.Progress.Response) -> Void
    ) async throws -> Make.Checked {
        let options = ExampleChecker.Options(only: files)
        let counter = ExampleCounter(report: progress)
        let outcome = try await ExampleChecker(catalog: catalog, options: options).check { counter.count($0) }
        var report = outcome.report
        if files != nil, let last = Report.load(root: catalog.root) {
            report.articles.merge(try await current(last, on: catalog).articles) { new, _ in new }
        }
        try report.save(root: catalog.root)
        return Make.Checked(
            report: report, diagnostics: outcome.diagnostics, tests: outcome.tests, promotions: outcome.promotions,
            testsRun: outcome.testsRun,
            testsFailed: outcome.testsFailed, modulesBuilt: outcome.modulesBuilt)
    }

    @concurrent func promote(
        _ edits: [SourceEdit], of files: Set<String>?, in catalog: Catalog
    ) async throws -> [String: Int] {
        try Promotion.apply(files.map { Promotion.edits(edits, of: $0, in: catalog) } ?? edits, to: catalog)
    }

    @concurrent func lastReport(on catalog: Catalog) async throws -> Make.Checked {
        guard let report = Report.load(root: catalog.root) else { return Make.Checked() }
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

    @concurrent func checkSite(of catalog: Catalog, report: Report?) async throws -> Make.Site {
        let diagrams = try await DiagramDrawer(catalog: catalog).draw()
        let packages = ExampleDownloads.packages(of: catalog)
        let downloads = Downloads(files: Set(packages.keys)) { file in
            try ZipArchive.bytes(of: packages[file]?.archive ?? [])
        }
        let site = CheckedSite(catalog: catalog, report: report, downloads: downloads, diagrams: diagrams)
        return Make.Site(
            pages: site.pageCount, diagnostics: site.diagnostics, externalLinks: site.externalLinks
        ) {
            let folder = try SitePublisher(root: catalog.root).render(site)
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

extension ExamplePackage {
    /// Its files in the folder that a reader unpacks.
    fileprivate var archive: [ZipArchive.Entry] {
        files.map { ZipArchive.Entry(path: "\(name)/\($0.key)", bytes: $0.value) }
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
}
