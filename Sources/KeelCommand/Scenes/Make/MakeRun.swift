import KeelBase
import KeelContent
import KeelExamples
import KeelSite

/// One run of the use case, from reading the site to publishing it, and what it has counted so far.
@MainActor
struct MakeRun {
    private let request: Make.Run.Request
    private let presenter: any MakePresenting
    private let worker: any MakeWorking
    private let start = ContinuousClock.now
    private var shownStage: Make.Stage?
    private var counts = Make.Counts()
    private var changes: StagedFolder.Changes?
    /// What the command is about; `nil` for everything.
    private var texts: Set<TextID>?
    private var blocks: [Make.Block] = []
    private var tests: [ExampleTest] = []

    init(_ request: Make.Run.Request, presenter: any MakePresenting, worker: any MakeWorking) {
        self.request = request
        self.presenter = presenter
        self.worker = worker
    }

    consuming func response() async -> Make.Run.Response {
        let ending: Make.Ending
        do throws(Make.Failure) {
            ending = try await run()
        } catch {
            ending = .failed(error)
        }
        return Make.Run.Response(
            goal: request.goal, ending: ending, counts: counts, changes: changes, blocks: blocks, tests: tests,
            duration: .now - start)
    }

    private mutating func run() async throws(Make.Failure) -> Make.Ending {
        let root = request.root
        var read = try await stage(.read) { worker, _ in try await worker.readCatalog(root: root) }
        guard var content = read.content else { return await unreadable(read) }
        // Not before there is a site: a lock would make a folder anywhere.
        let lock = try await stage(.read) { worker, _ in try await worker.lock(root: root) }
        defer { lock.release() }
        counts.languages = content.catalog.configuration.languages.map(\.language.tag)
        try require(request.part.filters, in: content.catalog)
        texts = request.part.texts(of: content.catalog)

        if request.goal == .promote, try await promote(in: content) {
            read = try await stage(.read) { worker, _ in try await worker.readCatalog(root: root) }
            guard let written = read.content else { return await unreadable(read) }
            content = written
        }
        await present(read.diagnostics)

        let checked = try await report(on: content)
        count(checked, in: content.catalog)
        await present(checked.diagnostics)
        guard request.goal.rendersSite else { return .finished }

        let isPublished = request.goal.publishesSite
        let site = try await stage(.links) { worker, _ in
            try await worker.checkSite(of: content, report: checked.report, isPublished: isPublished)
        }
        counts.pages = site.pages
        await present(site.diagnostics)
        if request.listsExternalLinks { present(site.externalLinks) }

        // Whatever was published is better than nothing.
        if content.catalog.hasPages, mayPublish(site) {
            let rendered = try await stage(.render) { worker, _ in try await worker.render(site) }
            changes = try await stage(.publish) { worker, _ in try await worker.publish(rendered) }
        }
        return .finished
    }

    private mutating func unreadable(_ read: Make.Read) async -> Make.Ending {
        await present(read.diagnostics)
        return .unreadable(isMissing: read.diagnostics.contains { Self.missing.contains($0.code) })
    }

    /// - Returns: whether anything was written.
    private mutating func promote(in content: Make.Content) async throws(Make.Failure) -> Bool {
        let texts = texts
        // Texts that share code with those that are asked for change with them.
        let all = texts.map { texts in
            let chosen = content.catalog.articles.filter { $0.articles.contains { texts.contains($0.textID) } }
            return Set(chosen.flatMap(\.articles).map(\.textID))
        }
        let checked = try await stage(.examples) { worker, progress in
            try await worker.checkExamples(in: content, texts: all, progress: progress)
        }
        let written = try await stage(.promote) { worker, _ in
            try await worker.promote(checked.promotions, of: texts, in: content.catalog)
        }
        for (file, places) in written.sorted(by: { $0.key < $1.key }) {
            counts.promoted += places
            presenter.presentPromotion(response: Make.Promotion.Response(file: file, places: places))
        }
        return !written.isEmpty
    }

    private mutating func report(
        on content: Make.Content
    ) async throws(Make.Failure) -> Make.Checked {
        guard request.goal.checksExamples else {
            return try await stage(.read) { worker, _ in try await worker.lastReport(on: content) }
        }
        let texts = texts
        return try await stage(.examples) { worker, progress in
            try await worker.checkExamples(in: content, texts: texts, progress: progress)
        }
    }

    /// A draft is published with what is wrong in it, a build never.
    private func mayPublish(_ site: Make.Site) -> Bool {
        switch request.goal {
        case .check, .promote: false
        case .render: site.hasRoom
        case .build: site.hasRoom && counts.errors + counts.errorsElsewhere == 0
        }
    }

    /// Has the worker do one stage, unless the user has stopped the command, and shows how far it is. What it
    /// throws is told with the stage's name.
    private mutating func stage<Value: Sendable>(
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
        } catch let taken as SiteLock.Taken {
            throw .busy(process: taken.holder)
        } catch let files as FilesInTheWay {
            throw .inTheWay(files)
        } catch {
            throw .stage(stage, reason: "\(error)")
        }
    }

    private func require(_ filters: [ContentFilter], in catalog: Catalog) throws(Make.Failure) {
        let texts = catalog.texts
        for filter in filters where !texts.contains(where: filter.includes) {
            throw .nothingSelected(filter, candidates: counts.languages + texts.map(\.description))
        }
    }

    private mutating func count(_ checked: Make.Checked, in catalog: Catalog) {
        for article in catalog.articles.flatMap(\.articles) where texts?.contains(article.textID) ?? true {
            for fence in article.fences {
                guard let swift = fence.swift else { continue }
                let verdict = checked.report?[article, fence]?.verdict ?? .notChecked
                counts.blocks[verdict, default: 0] += 1
                blocks.append(
                    Make.Block(
                        file: article.file, lines: article.lines(of: fence), role: swift.role, verdict: verdict))
            }
        }
        tests = checked.tests
        counts.testsRun = checked.testsRun
        counts.testsFailed = checked.testsFailed
        counts.testsSkipped = tests.count { $0.outcome == .skipped }
        counts.testsWithKnownIssue = tests.count(where: \.hasKnownIssue)
        counts.modulesBuilt = checked.modulesBuilt
    }

    private mutating func present(_ diagnostics: [Diagnostic]) async {
        var shown: [Diagnostic] = []
        for var diagnostic in diagnostics.sortedByPlace() {
            if request.isStrict { diagnostic.severity = .error }
            let isError = diagnostic.severity == .error
            guard isInPart(diagnostic) else {
                counts.errorsElsewhere += isError ? 1 : 0
                continue
            }
            counts.errors += isError ? 1 : 0
            counts.warnings += isError ? 0 : 1
            shown.append(diagnostic)
        }
        shown = MoreFindings.shortened(shown)
        let lines = await worker.sourceLines(of: shown, root: request.root)
        for (diagnostic, line) in zip(shown, lines) {
            presenter.presentFinding(response: Make.Finding.Response(diagnostic: diagnostic, sourceLine: line))
        }
    }

    private func present(_ links: [ExternalLink]) {
        for link in links where isInPart(link.file) {
            presenter.presentLink(response: Make.Link.Response(link: link))
        }
    }

    /// A finding about the same fence in several languages is told once, wherever that is.
    private func isInPart(_ diagnostic: Diagnostic) -> Bool {
        isInPart(diagnostic.file)
            || diagnostic.notes.contains { $0.remark is SameFence && $0.file.map(isInPart) ?? false }
    }

    /// What is in no article, such as the site's configuration, concerns every part.
    private func isInPart(_ file: String) -> Bool {
        guard let texts, let text = TextID(file: file) else { return true }
        return texts.contains(text)
    }

    private static let missing: Set<DiagnosticCode> = [
        DiagnosticCode(ContentCode.missing), DiagnosticCode(ConfigurationCode.missing),
    ]
}
