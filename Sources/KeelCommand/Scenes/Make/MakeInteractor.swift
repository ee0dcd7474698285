import KeelBase
import KeelContent

/// Knows what is done in which order, and what keeps a site from being published. Knows no wording.
@MainActor
final class MakeInteractor: MakeInteracting {
    private let presenter: any MakePresenting
    private let worker: any MakeWorking
    private var work: Task<Make.Ending, Never>?
    private var signal: Int32?
    private var counts = Make.Counts()
    private var changes: StagedFolder.Changes?

    init(presenter: any MakePresenting, worker: any MakeWorking) {
        self.presenter = presenter
        self.worker = worker
    }

    func makeSite(request: Make.Run.Request) async {
        let start = ContinuousClock.now
        let task = Task { await self.ending(of: request) }
        work = task
        let ending = await task.value
        work = nil
        presenter.presentEnd(
            response: Make.Run.Response(
                goal: request.goal, ending: ending, counts: counts, changes: changes,
                duration: .now - start))
    }

    func cancel(request: Make.Cancel.Request) {
        signal = request.signal
        work?.cancel()
    }

    private func ending(of request: Make.Run.Request) async -> Make.Ending {
        do {
            try await run(request)
            return .finished
        } catch {
            if let signal { return .cancelled(signal: signal) }
            return .failed(error)
        }
    }

    private func run(_ request: Make.Run.Request) async throws(Make.Failure) {
        let worker = worker
        let lock = try await stage(.read) { try await worker.lock(root: request.root) }
        defer { lock.release() }

        let read = try await stage(.read) { try await worker.readCatalog(root: request.root) }
        let catalog = read.catalog
        counts.languages = catalog.configuration.languages.map(\.language.tag)
        try require(request.selections, in: catalog)
        await present(read.diagnostics, request)

        let checked =
            request.goal.checksExamples
            ? try await check(catalog, request.selections)
            : try await stage(.examples) { try await worker.lastReport(on: catalog) }
        count(checked, in: catalog)
        await present(checked.diagnostics, request)

        presenter.presentProgress(response: Make.Progress.Response(stage: .render))
        let site = try await stage(.render) {
            try await worker.renderSite(from: catalog, report: checked.report)
        }
        counts.pages = site.pages
        await present(site.diagnostics, request)

        guard publishes(request.goal) else { return }
        presenter.presentProgress(response: Make.Progress.Response(stage: .publish))
        changes = try await stage(.publish) { try await worker.publish(site) }
    }

    /// A draft is published with what is wrong in it, a build never.
    private func publishes(_ goal: Make.Goal) -> Bool {
        switch goal {
        case .check: false
        case .render: true
        case .build: counts.errors + counts.errorsElsewhere == 0
        }
    }

    private func check(_ catalog: Catalog, _ selections: [Selection]) async throws(Make.Failure) -> Make.Checked {
        let (steps, continuation) = AsyncStream.makeStream(of: Make.Progress.Response.self)
        let presenter = presenter
        let showing = Task {
            for await step in steps { presenter.presentProgress(response: step) }
        }
        defer { continuation.finish() }
        let worker = worker
        let checked = try await stage(.examples) {
            try await worker.checkExamples(in: catalog, selections: selections) { continuation.yield($0) }
        }
        continuation.finish()
        await showing.value
        return checked
    }

    /// Runs one stage, unless the user has stopped the command, and names it in what it throws.
    private func stage<Value: Sendable>(
        _ stage: Make.Stage, _ body: () async throws -> Value
    ) async throws(Make.Failure) -> Value {
        do {
            try Task.checkCancellation()
            return try await body()
        } catch let failure as Make.Failure {
            throw failure
        } catch {
            throw .stage(stage, reason: "\(error)")
        }
    }

    private func require(_ selections: [Selection], in catalog: Catalog) throws(Make.Failure) {
        let files = catalog.articles.flatMap { $0.articles.map(\.file) } + catalog.brokenFiles
        for selection in selections where !files.contains(where: selection.includes) {
            throw .nothingSelected(
                selection, candidates: counts.languages + files.compactMap { Selection($0)?.description })
        }
    }

    private func count(_ checked: Make.Checked, in catalog: Catalog) {
        for article in catalog.articles.flatMap(\.articles) {
            let blocks = checked.report?.articles[article.file]?.blocks
            for fence in article.fences where fence.swift != nil {
                counts.blocks[blocks?[fence.index]?.verdict ?? .notChecked, default: 0] += 1
            }
        }
        counts.testsRun = checked.testsRun
        counts.testsFailed = checked.testsFailed
        counts.modulesBuilt = checked.modulesBuilt
    }

    private func present(_ diagnostics: [Diagnostic], _ request: Make.Run.Request) async {
        var shown: [Diagnostic] = []
        for var diagnostic in diagnostics.sortedByPlace() {
            if request.isStrict { diagnostic.severity = .error }
            let isError = diagnostic.severity == .error
            guard isSelected(diagnostic.file, request.selections) else {
                counts.errorsElsewhere += isError ? 1 : 0
                continue
            }
            counts.errors += isError ? 1 : 0
            counts.warnings += isError ? 0 : 1
            shown.append(diagnostic)
        }
        let lines = await worker.sourceLines(of: shown, root: request.root)
        for (diagnostic, line) in zip(shown, lines) {
            presenter.presentFinding(response: Make.Finding.Response(diagnostic: diagnostic, sourceLine: line))
        }
    }

    /// What is in no article, such as `Site/site.yml`, concerns every selection.
    private func isSelected(_ file: String, _ selections: [Selection]) -> Bool {
        selections.isEmpty || !file.hasSuffix(".md") || selections.contains { $0.includes(file) }
    }
}
