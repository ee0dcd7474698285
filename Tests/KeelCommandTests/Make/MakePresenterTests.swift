import KeelBase
import KeelContent
import TestSupport
import Testing

@testable import KeelCommand

@MainActor
struct MakePresenterTests {
    private let view = RecordingView()
    private let presenter: MakePresenter

    init() { presenter = MakePresenter(view: view) }

    private func end(
        _ ending: Make.Ending = .finished, goal: Make.Goal = .build, changes: StagedFolder.Changes? = nil,
        _ change: (inout Make.Counts) -> Void = { _ in }
    ) throws -> Make.Run.ViewModel {
        var counts = Make.Counts()
        change(&counts)
        presenter.presentEnd(
            response: Make.Run.Response(
                goal: goal, ending: ending, counts: counts, changes: changes, duration: .milliseconds(1_250)))
        return try #require(view.ends.last)
    }

    @Test func `A build that was published is told with all its numbers`() throws {
        let model = try end(changes: StagedFolder.Changes(written: 1, unchanged: 29, removed: 2)) {
            $0.pages = 20
            $0.languages = ["ru", "et", "nl", "ko"]
            $0.blocks = [.compiled: 30, .run: 2, .tested: 4, .failingAsExpected: 1, .skipped: 3]
            $0.testsRun = 12
            $0.modulesBuilt = 1
            $0.warnings = 1
        }
        #expect(
            model.lines == [
                "20 pages in 4 languages published: 1 file written, 29 unchanged, 2 removed",
                "40 Swift blocks: 30 compiled, 2 run, 4 tested, 1 failing as expected, 3 skipped, 0 failed",
                "12 tests run, 0 failed; 1 module built",
                "0 errors, 1 warning; 1.25 s",
            ])
        #expect(model.exitCode == 0)
        #expect(model.failure == nil)
        #expect(model.summary.blocks.reduce(0) { $0 + $1.count } == 40)
        #expect(model.summary.seconds == 1.25)
    }

    @Test func `Blocks that nobody checked are named`() throws {
        let model = try end(goal: .render) { $0.blocks = [.notChecked: 1] }
        #expect(
            model.lines[1]
                == "1 Swift block: 0 compiled, 0 run, 0 tested, 0 failing as expected, 0 skipped, 0 failed, 1 not checked"
        )
    }

    @Test func `A build with errors says that the site is as it was`() throws {
        let model = try end { ($0.errors, $0.errorsElsewhere) = (1, 2) }
        #expect(
            model.lines.last
                == "1 error, 0 warnings, 2 errors outside --only; not published, the site is as it was; 1.25 s")
        #expect(model.exitCode == 1)
    }

    @Test(arguments: [
        (Make.Goal.build, 0, 0, false, Int32(0)), (.build, 1, 0, true, 1), (.build, 0, 1, true, 1),
        (.check, 0, 0, true, 0), (.check, 1, 0, true, 1), (.check, 0, 1, true, 0), (.render, 1, 0, false, 1),
        (.render, 0, 0, false, 0),
    ])
    func `The exit code tells whether there were errors`(
        goal: Make.Goal, errors: Int, elsewhere: Int, isUnpublished: Bool, code: Int32
    ) throws {
        let model = try end(goal: goal, changes: isUnpublished ? nil : StagedFolder.Changes()) {
            ($0.errors, $0.errorsElsewhere) = (errors, elsewhere)
        }
        #expect(model.exitCode == code)
    }

    @Test func `What could not run is told in words, without numbers of half a run`() throws {
        let busy = try end(.failed(.busy(process: 12)))
        #expect(busy.failure == "another keel (process 12) is working in this site\nhint: wait until it has ended")
        #expect(busy.lines.isEmpty)
        #expect(busy.exitCode == 3)

        let full = try end(.failed(.stage(.publish, reason: "cannot write x: No space left on device")))
        #expect(full.failure == "cannot write x: No space left on device")
        #expect(full.exitCode == 3)

        let only = try #require(ContentFilter("nl/eem"))
        let nothing = try end(.failed(.nothingSelected(only, candidates: ["nl", "nl/een", "ko"])))
        #expect(nothing.failure == "`nl/eem` names no article\nhint: did you mean `nl/een`?")
        #expect(nothing.exitCode == 2)

        #expect(try end(.unreadable(isMissing: true)).exitCode == 3)
        #expect(try end(.unreadable(isMissing: false)).exitCode == 1)
        #expect(try end(.cancelled(signal: 2)).exitCode == 130)
        #expect(try end(.cancelled(signal: 15)).exitCode == 143)
    }

    @Test func `A finding keeps its place and gets its line`() {
        let diagnostic = Diagnostic(
            SampleFault("link.missing-page", .error, "no", hint: "do"), file: "Content/ko/x.md",
            position: SourcePosition(line: 3, column: 3), notes: [.init(SampleRemark("here"))])
        presenter.presentFinding(response: Make.Finding.Response(diagnostic: diagnostic, sourceLine: "값\t타"))
        #expect(
            view.findings == [
                Make.Finding.ViewModel(
                    severity: .error, code: "link.missing-page", file: "Content/ko/x.md",
                    position: SourcePosition(line: 3, column: 3), message: "no", hint: "do",
                    notes: [.init(SampleRemark("here"))],
                    excerpt: Excerpt(of: "값\t타", at: SourcePosition(line: 3, column: 3)))
            ])
    }

    @Test func `Progress gets its words`() {
        presenter.presentProgress(
            response: Make.Progress.Response(stage: .examples, done: 3, total: 12, subject: "vip-cycle"))
        #expect(
            view.progress == [
                Make.Progress.ViewModel(
                    stage: "examples", text: "checking examples", subject: "vip-cycle", done: 3, total: 12)
            ])
    }
}
