import KeelBase

/// Words help.
@MainActor
final class HelpPresenter: AnswerPresenting {
    private weak var view: (any AnswerDisplaying<Help.ViewModel>)?

    init(view: any AnswerDisplaying<Help.ViewModel>) {
        self.view = view
    }

    func present(response: Help.Response) {
        view?.display(viewModel: Self.viewModel(response))
    }

    private static func viewModel(_ response: Help.Response) -> Help.ViewModel {
        switch response {
        case .overview: Help.ViewModel(text: HelpText.overview)
        case .version: Help.ViewModel(text: HelpText.version)
        case .command(let command): Help.ViewModel(text: HelpText.text(of: command))
        case .codes(let codes): Help.ViewModel(text: HelpText.text(of: codes))
        case .unknown(let topic, let known):
            Help.ViewModel(
                failure: "there is no help about `\(topic)`\nhint: "
                    + (suggestion(for: topic, among: known).map { "did you mean `\($0)`?" }
                        ?? "topics are \(known.map { "`\($0)`" }.joined(separator: ", "))"),
                exitCode: 2)
        }
    }
}
