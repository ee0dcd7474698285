import KeelBase
import KeelContent

/// Turns what became of the stamps into words and an exit code.
@MainActor
final class StampPresenter: AnswerPresenting {
    private weak var view: (any AnswerDisplaying<Stamping.ViewModel>)?

    init(view: any AnswerDisplaying<Stamping.ViewModel>) {
        self.view = view
    }

    func present(response: Stamping.Response) {
        let outcomes = response.outcomes.map(Self.text)
        let failure = Self.failure(response.ending)
        let isRefused = outcomes.contains { $0.result == "refused" }
        view?.display(
            viewModel: Stamping.ViewModel(
                outcomes: outcomes, failure: failure?.text, exitCode: failure?.code ?? (isRefused ? 1 : 0)))
    }

    private static func failure(_ ending: Stamping.Ending) -> (text: String, code: Int32)? {
        switch ending {
        case .finished: nil
        case .unreadable(let reason): (reason, 3)
        case .nothingSelected(let filter, let candidates): (filter.namesNothing(among: candidates), 2)
        }
    }

    private static func text(_ outcome: Stamping.Outcome) -> Stamping.OutcomeText {
        let (name, file) = (outcome.text.description, outcome.text.stamp)
        func made(_ result: String, _ blocks: Int, _ words: String) -> Stamping.OutcomeText {
            Stamping.OutcomeText(
                name: name, file: file, result: result, blocks: blocks,
                text: "\(file): \(words)\(blocks) block\(blocks == 1 ? "" : "s")")
        }
        func refused(_ text: String, hint: String? = nil) -> Stamping.OutcomeText {
            Stamping.OutcomeText(
                name: name, file: file, result: "refused", text: "\(name): \(text)", hint: hint)
        }
        switch outcome.result {
        case .written(let blocks): return made("written", blocks, "")
        case .unchanged(let blocks): return made("unchanged", blocks, "unchanged, ")
        case .refused(.isSource):
            return refused(
                "the text is the source itself", hint: "stamp the translations that were brought up to date with it")
        case .refused(.isBroken(let text)):
            return refused("\(text.file) has errors, and nothing was stamped", hint: "`keel check` tells them")
        case .refused(.unwritable(let reason)): return refused(reason)
        }
    }
}
