import KeelBase
import KeelContent

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

    func presentEnd(response: Make.Run.Response) {
        let wording = MakeWording(response)
        view?.displayEnd(
            viewModel: Make.Run.ViewModel(
                lines: wording.lines, failure: wording.failure, summary: Self.summary(response),
                exitCode: Self.exitCode(response)))
    }

    private static func text(_ stage: Make.Stage) -> String {
        switch stage {
        case .read: "reading articles"
        case .examples: "checking examples"
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

    private static func summary(_ response: Make.Run.Response) -> Make.Summary {
        let counts = response.counts
        return Make.Summary(
            pages: counts.pages, languages: counts.languages,
            blocks: Report.Verdict.allCases.map {
                Make.Summary.BlockCount(verdict: $0, count: counts.blocks[$0] ?? 0)
            },
            testsRun: counts.testsRun, testsFailed: counts.testsFailed, modulesBuilt: counts.modulesBuilt,
            seconds: response.duration / .seconds(1))
    }
}
