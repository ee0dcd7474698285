import KeelBase
import KeelContent

/// Knows what is done in which order, and what keeps a site from being published. Knows no wording.
@MainActor
final class MakeInteractor: MakeInteracting {
    private let presenter: any MakePresenting
    private let worker: any MakeWorking
    private var work: Task<Make.Ending, Never>?
    private var signal: Int32?
    private var shownStage: Make.Stage?
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
                goal: request.goal, ending: ending, counts: counts, changes: changes, duration: .now - start))
    }

    func cancel(request: Make.Cancel.Request) {
        signal = request.signal
        work?.cancel()
    }

    private func ending(of request: Make.Run.Request) async -> Make.Ending {
        do {
            return try await run(request)
        } catch {
            if let signal { return .cancelled(signal: signal) }
            return .failed(error)
        }
    }

    private func run(_ request: Make.Run.Request) async throws(Make.Failure) -> Make.Ending {
        let read = try await stage(.read) { worker, _ in try await worker.readCatalog(root: request.root) }
        guard let catalog = read.catalog else {
            await present(read.diagnostics, request)
            return .unreadable(isMissing: read.diagnostics.contains { Self.missing.contains($0.code) })
        }
        // Not before there is a site: a lock would make a folder anywhere.
        let lock = try await stage(.read) { worker, _ in try await worker.lock(root: request.root) }
        defer { lock.release() }
        counts.languages = catalog.configuration.languages.map(\.language.tag)
        try require(request.selections, in: catalog)
        await present(read.diagnostics, request)

        let checked = try await report(on: catalog, request)
        count(checked, in: catalog)
        await present(checked.diagnostics, request)

        let site = try await stage(.render) { worker, _ in
            try await worker.renderSite(from: catalog, report: checked.report)
        }
        counts.pages = site.pages
        await present(site.diagnostics, request)

        if isPublished(request.goal) {
            changes = try await stage(.publish) { worker, _ in try await worker.publish(site) }
        }
        return .finished
    }

    private func report(
        on catalog: Catalog, _ request: Make.Run.Request
    ) async throws(Make.Failure) -> Make.Checked {
        guard request.goal.checksExamples else {
            return try await stage(.read) { worker, _ in try await worker.lastReport(on: catalog) }
        }
        return try await stage(.examples) { worker, progress in
            try await worker.checkExamples(in: catalog, selections: request.selections, progress: progress)
        }
    }

    /// A draft is published with what is wrong in it, a build never.
    private func isPublished(_ goal: Make.Goal) -> Bool {
        switch goal {
        case .check: false
        case .render: true
        case .build: counts.errors + counts.errorsElsewhere == 0
        }
    }

    /// Has the worker do one stage, unless the user has stopped the command, and shows how far it is. What it
    /// throws is told with the stage's name.
    private func stage<Value: Sendable>(
        _ stage: Make.Stage,
        _ body: (any MakeWorking, @escaping @Sendable (Make.Progress.Response) -> Void) async throws -> Value
    ) async throws(Make.Failure) -> Value {
        let presenter = presenter
        let (steps, continuation) = AsyncStream.makeStream(of: Make.Progress.Response.self)
        let showing = Task {
            for await step in steps { presenter.presentProgress(response: step) }
        }
        if stage != shownStage { continuation.yield(Make.Progress.Response(stage: stage)) }
        shownStage = stage
        let result: Result<Value, any Error>
        do {
            try Task.checkCancellation()
            result = .success(try await body(worker) { continuation.yield($0) })
        } catch {
            result = .failure(error)
        }
        continuation.finish()
        await showing.value
        do {
            return try result.get()
        } catch let failure as Make.Failure {
            throw failure
        } catch {
            throw .stage(stage, reason: "\(error)")
        }
    }

    private func require(_ selections: [ContentFilter], in catalog: Catalog) throws(Make.Failure) {
        let files = catalog.articles.flatMap { $0.articles.map(\.file) } + catalog.brokenFiles
        for selection in selections where !files.contains(where: selection.includes(file:)) {
            throw .nothingSelected(
                selection, candidates: counts.languages + files.compactMap { ContentFilter($0)?.name })
        }
    }

    private func count(_ checked: Make.Checked, in catalog: Catalog) {
        for article in catalog.articles.flatMap(\.articles) {
            for fence in article.fences where fence.swift != nil {
                counts.blocks[checked.report?[article, fence]?.verdict ?? .notChecked, default: 0] += 1
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
    private func isSelected(_ file: String, _ selections: [ContentFilter]) -> Bool {
        selections.isEmpty || !file.hasSuffix(".md") || selections.contains { $0.includes(file: file) }
    }

    private static let missing: Set<DiagnosticCode> = [.contentMissing, .configurationMissing]
}
