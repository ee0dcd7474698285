import Foundation
import KeelBase
import KeelContent
import KeelExamples
import TestSupport
import Testing

@testable import KeelCommand
@testable import KeelSite

/// A worker whose stages give what the test says.
private struct FixedWorker: MakeWorking {
    var found: [Make.Stage: [Diagnostic]] = [:]
    var failing: Make.Stage?
    var links: [ExternalLink] = []
    var onCheck: @Sendable () async -> Void = {}

    func lock(root: String) async throws -> SiteLock { try SiteLock(of: SiteLayout(root: root)) }

    func readCatalog(root: String) async throws -> Make.Read {
        let (catalog, diagnostics) = Catalog.load(root: root)
        return Make.Read(content: catalog.map { Make.Content($0) }, diagnostics: diagnostics + (found[.read] ?? []))
    }

    func checkExamples(
        in content: Make.Content, texts: Set<TextID>?, progress: @escaping @Sendable (Make.Progress.Response) -> Void
    ) async throws -> Make.Checked {
        if failing == .examples { throw FileSystemError("start", "swiftc", code: ENOENT) }
        return Make.Checked(diagnostics: found[.examples] ?? [], testsRun: 2, testsFailed: 1, modulesBuilt: 3)
    }

    func promote(_ edits: [SourceEdit], of texts: Set<TextID>?, in catalog: Catalog) async throws -> [String: Int] {
        Dictionary(uniqueKeysWithValues: (texts ?? []).map { ($0.file, 2) })
    }

    func lastReport(on content: Make.Content) async throws -> Make.Checked { Make.Checked() }

    func checkSite(of content: Make.Content, report: Report?, isPublished: Bool) async throws -> Make.Site {
        await onCheck()
        return Make.Site(pages: 7, diagnostics: found[.links] ?? [], externalLinks: links) {
            Make.Rendered { StagedFolder.Changes(written: 7) }
        }
    }

    func render(_ site: Make.Site) async throws -> Make.Rendered { try site.render() }

    func publish(_ site: Make.Rendered) async throws -> StagedFolder.Changes { try site.publish() }

    func sourceLines(of diagnostics: [Diagnostic], root: String) async -> [String?] { diagnostics.map { _ in nil } }
}

@MainActor
struct MakeInteractorTests {
    private let site: TemporarySite
    private let presenter = RecordingPresenter()

    init() throws {
        site = try TemporarySite(
            languages: ["nl", "ko"],
            [
                "Content/nl/een.md": "# Een\n\n```swift\nlet a = 1\n```\n", "Content/ko/een.md": "# 하나\n",
            ])
    }

    private func run(
        _ goal: Make.Goal, _ worker: FixedWorker = FixedWorker(), only: [String] = [], shard: String? = nil,
        isStrict: Bool = false, listsExternalLinks: Bool = false
    ) async throws -> Make.Run.Response {
        let interactor = MakeInteractor(presenter: presenter, worker: worker)
        await interactor.makeSite(
            request: Make.Run.Request(
                goal: goal, root: site.root,
                part: SitePart(filters: only.compactMap { ContentFilter($0) }, shard: shard.flatMap { Shard($0) }),
                isStrict: isStrict, listsExternalLinks: listsExternalLinks))
        return try #require(presenter.ends.last)
    }

    private static let error = SampleFault("a.error")
    private static let warning = SampleFault("a.warning", .warning)

    @Test(arguments: [
        (Make.Goal.build, [Make.Stage.read, .examples, .links, .render, .publish], true),
        (.check, [.read, .examples, .links], false), (.promote, [.read, .examples, .promote, .examples], false),
        (.render, [.read, .links, .render, .publish], true),
    ])
    func `A command does its stages in order`(goal: Make.Goal, stages: [Make.Stage], isPublished: Bool) async throws {
        let end = try await run(goal)
        #expect(presenter.stages == stages)
        #expect((end.changes != nil) == isPublished)
        #expect(end.counts.pages == (goal == .promote ? 0 : 7))
        #expect(end.counts.languages == ["nl", "ko"])
        #expect(end.counts.blocks == [.notChecked: 1])
    }

    @Test(arguments: [Make.Stage.read, .examples, .links])
    func `An error of any stage keeps a build from being published, not a draft`(stage: Make.Stage) async throws {
        let worker = FixedWorker(found: [stage: [Diagnostic(Self.error, file: "Content/nl/een.md")]])
        let build = try await run(.build, worker)
        #expect(build.changes == nil)
        #expect(build.counts.errors == 1)
        #expect(try await run(.render, worker).changes == StagedFolder.Changes(written: 7))
    }

    @Test func `A warning keeps nothing from being published, unless it is meant to`() async throws {
        let worker = FixedWorker(found: [.links: [Diagnostic(Self.warning, file: "Content/nl/een.md")]])
        let build = try await run(.build, worker)
        #expect(build.changes != nil)
        #expect(build.counts.warnings == 1)
        let strict = try await run(.build, worker, isStrict: true)
        #expect(strict.changes == nil)
        #expect(strict.counts.errors == 1)
        #expect(presenter.findings.map(\.diagnostic.severity) == [.warning, .error])
    }

    @Test func `Findings outside the selection are counted and not shown, and still keep a build back`() async throws {
        let worker = FixedWorker(found: [
            .links: [
                Diagnostic(Self.error, file: "Content/ko/een.md"),
                Diagnostic(Self.warning, file: "Site/site.yml"),
            ]
        ])
        let end = try await run(.build, worker, only: ["nl"])
        #expect(presenter.findings.map(\.diagnostic.file) == ["Site/site.yml"])
        #expect(end.counts.errors == 0)
        #expect(end.counts.errorsElsewhere == 1)
        #expect(end.changes == nil)
    }

    @Test func `Blocks and links outside the part are not told`() async throws {
        let position = SourcePosition(line: 1, column: 1)
        let links = ["nl", "ko"].map {
            ExternalLink(address: "https://example.org", file: "Content/\($0)/een.md", position: position)
        }
        let end = try await run(.check, FixedWorker(links: links), only: ["ko"], listsExternalLinks: true)
        #expect(end.counts.blocks == [:])
        #expect(presenter.links.map(\.link.file) == ["Content/ko/een.md"])
        let whole = try await run(.check, FixedWorker(links: links))
        #expect(presenter.links.count == 1)
        #expect(
            whole.blocks == [
                Make.Block(file: "Content/nl/een.md", lines: 3...5, role: .plain, verdict: .notChecked)
            ])
    }

    @Test func `A fault of fences that languages share is told in each of them`() async throws {
        for (language, title) in [("nl", "Een"), ("ko", "하나")] {
            try site.write("# \(title)\n\n```swift tset\nlet a = 1\n```\n", to: "Content/\(language)/een.md")
        }
        let end = try await run(.check, only: ["ko"])
        #expect(presenter.findings.map(\.diagnostic.file) == ["Content/nl/een.md"])
        #expect(end.counts.errors == 1)
    }

    @Test func `Shards together are the whole, and each article is in one`() async throws {
        try site.write("# Twee\n\n```swift\nlet b = 1\n```\n", to: "Content/nl/twee.md")
        try site.write("---\nno end\n", to: "Content/nl/stuk.md")
        var files: [String] = []
        for index in 1...3 {
            let end = try await run(.check, shard: "\(index)/3")
            files += end.blocks.map(\.file)
            #expect(end.counts.errors == (index == 1 ? 1 : 0))
        }
        #expect(files.sorted() == ["Content/nl/een.md", "Content/nl/twee.md"])
    }

    @Test func `What was written into articles is told, and counted`() async throws {
        let end = try await run(.promote, only: ["nl/een"])
        #expect(presenter.promotions == [Make.Promotion.Response(file: "Content/nl/een.md", places: 2)])
        #expect(end.counts.promoted == 2)
    }

    @Test func `A selection of nothing is refused with what there is`() async throws {
        let end = try await run(.check, only: ["nl/een", "nl/twee"])
        guard case .failed(.nothingSelected(let filter, let candidates)) = end.ending else {
            Issue.record("\(end.ending)")
            return
        }
        #expect(filter.name == "nl/twee")
        #expect(Set(candidates) == ["nl", "ko", "nl/een", "ko/een"])
    }

    @Test func `What a stage throws ends the command`() async throws {
        let end = try await run(.build, FixedWorker(failing: .examples))
        guard case .failed(.stage(.examples, let reason)) = end.ending else {
            Issue.record("\(end.ending)")
            return
        }
        #expect(reason == "cannot start swiftc: No such file or directory")
        #expect(presenter.stages == [.read, .examples])
    }

    @Test func `A site that another process works in is left alone`() async throws {
        let lock = try SiteLock(of: SiteLayout(root: site.root))
        guard case .failed(.busy(let process)) = try await run(.build).ending else {
            Issue.record("not busy")
            return
        }
        #expect(process == getpid())
        lock.release()
        #expect(try await run(.build).changes != nil)
    }

    @Test func `Where there is no site no folder is made`() async throws {
        try FileSystem.remove(site.root + "/Site")
        let end = try await run(.build)
        guard case .unreadable(isMissing: true) = end.ending else {
            Issue.record("\(end.ending)")
            return
        }
        #expect(!FileSystem.exists(site.root + "/Site"))
        #expect(presenter.findings.map(\.diagnostic.code.name) == ["configuration.missing"])
    }

    @Test func `A command that is stopped publishes nothing and says by which signal`() async throws {
        let rendering = AsyncStream.makeStream(of: Void.self)
        let resumed = AsyncStream.makeStream(of: Void.self)
        let worker = FixedWorker(onCheck: {
            rendering.continuation.yield()
            for await _ in resumed.stream { break }
        })
        let interactor = MakeInteractor(presenter: presenter, worker: worker)
        let task = Task { await interactor.makeSite(request: Make.Run.Request(goal: .build, root: site.root)) }
        for await _ in rendering.stream { break }
        interactor.cancel(request: Make.Cancel.Request(signal: SIGTERM))
        resumed.continuation.yield()
        await task.value
        let end = try #require(presenter.ends.last)
        guard case .cancelled(signal: SIGTERM) = end.ending else {
            Issue.record("\(end.ending)")
            return
        }
        #expect(end.changes == nil)
    }

    @Test func `A scene is freed when it has ended, all of it`() async throws {
        weak var view: TerminalView?
        weak var interactor: MakeInteractor?
        weak var presenter: MakePresenter?
        do {
            let scene = TerminalView(output: RecordingOutput(), style: .plain)
            let made = MakePresenter(view: scene)
            let worked = MakeInteractor(presenter: made, worker: FixedWorker())
            scene.interactor = worked
            (view, interactor, presenter) = (scene, worked, made)
            #expect(await scene.run(Make.Run.Request(goal: .build, root: site.root)) == 0)
        }
        #expect(view == nil)
        #expect(interactor == nil)
        #expect(presenter == nil)
    }
}
