import KeelBase
import KeelContent
import KeelExamples
import KeelSite

/// Turns what happened into words, numbers and an exit code.
@MainActor
final class MakePresenter: MakePresenting {
    private weak var view: (any MakeDisplaying)?

    init(view: any MakeDisplaying) {
        self.view = view
    }

    func presentProgress(response: Make.Progress.Response) {
        view?.displayProgress(
            viewModel: Make.Progress.ViewModel(
                stage: response.stage.rawValue, text: Self.text(response.stage), subject: response.subject,
                done: response.done, total: response.total))
    }

    func presentFinding(response: Make.Finding.Response) {
        let diagnostic = response.diagnostic
        var excerpt: Excerpt?
        if let line = response.sourceLine, let position = diagnostic.position {
            excerpt = Excerpt(of: line, at: position)
        }
        view?.displayFinding(
            viewModel: Make.Finding.ViewModel(
                severity: diagnostic.severity, code: diagnostic.code.name, file: diagnostic.file,
                position: diagnostic.position, message: diagnostic.message, hint: diagnostic.hint,
                notes: diagnostic.notes, excerpt: excerpt))
    }

    func presentPromotion(response: Make.Promotion.Response) {
        let places = response.places == 1 ? "1 place" : "\(response.places) places"
        view?.displayPromotion(
            viewModel: Make.Promotion.ViewModel(
                file: response.file, places: response.places, text: "\(response.file): \(places) written"))
    }

    func presentLink(response: Make.Link.Response) {
        view?.displayLink(
            viewModel: Make.Link.ViewModel(
                address: response.link.address, file: response.link.file, position: response.link.position))
    }

    func presentEnd(response: Make.Run.Response) {
        let wording = MakeWording(response)
        view?.displayEnd(
            viewModel: Make.Run.ViewModel(
                lines: wording.lines, failure: wording.failure, summary: Self.summary(response),
                cases: response.blocks.map(Self.blockCase) + response.tests.map(Self.testCase),
                exitCode: Self.exitCode(response)))
    }

    private static func text(_ stage: Make.Stage) -> String {
        switch stage {
        case .read: "reading articles"
        case .examples: "checking examples"
        case .promote: "writing what happened"
        case .links: "checking links"
        case .render: "rendering pages"
        case .publish: "publishing"
        }
    }

    private static func exitCode(_ response: Make.Run.Response) -> Int32 {
        switch response.ending {
        case .failed(.nothingSelected): 2
        case .failed, .unreadable(isMissing: true): 3
        case .unreadable(isMissing: false): 1
        // As a shell reports a program that the signal has ended.
        case .cancelled(let signal): 128 + signal
        case .finished:
            response.counts.errors > 0 || (response.goal == .build && response.changes == nil) ? 1 : 0
        }
    }

    private static func blockCase(_ block: Make.Block) -> Make.Case {
        let result: Make.Case.Result =
            switch block.verdict {
            case .compiled, .run, .tested, .failingAsExpected, .warningAsExpected: .passed
            case .inactive: .skipped(reason: "all its code is in an #if that is not true here")
            case .failed: .failed(messages: [])
            case .notChecked: .skipped(reason: "not checked, because of another finding")
            case .skipped: .skipped(reason: reason(block.role))
            }
        return Make.Case(file: block.file, lines: block.lines, name: name(block.role), result: result)
    }

    private static func testCase(_ test: ExampleTest) -> Make.Case {
        let result: Make.Case.Result =
            switch test.outcome {
            case .passed: test.hasKnownIssue ? .skipped(reason: "the test has a known issue") : .passed
            case .failed: .failed(messages: test.issues.map(\.english))
            case .skipped: .skipped(reason: "the test is disabled, or was cancelled")
            }
        let line = test.position.line
        return Make.Case(file: test.file, lines: line...line, name: test.name, result: result)
    }

    private static func reason(_ role: SwiftFence.Role) -> String {
        if case .skip(let reason) = role { reason } else { "" }
    }

    /// As the fence says it.
    private static func name(_ role: SwiftFence.Role) -> String {
        switch role {
        case .plain: "swift"
        case .file(let name): "swift \(name)"
        case .test: "swift test"
        case .run: "swift run"
        case .norun: "swift norun"
        case .traps: "swift traps"
        case .fails: "swift fails"
        case .warns: "swift warns"
        case .skip: "swift skip"
        }
    }

    private static func summary(_ response: Make.Run.Response) -> Make.Summary {
        let counts = response.counts
        return Make.Summary(
            pages: counts.pages, languages: counts.languages,
            blocks: Report.Verdict.allCases.map {
                Make.Summary.BlockCount(verdict: $0, count: counts.blocks[$0] ?? 0)
            },
            testsRun: counts.testsRun, testsFailed: counts.testsFailed, testsSkipped: counts.testsSkipped,
            testsWithKnownIssue: counts.testsWithKnownIssue, modulesBuilt: counts.modulesBuilt,
            seconds: response.duration / .seconds(1), kept: response.changes?.kept ?? [])
    }
}
