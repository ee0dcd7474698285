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
        case .code(let code): Help.ViewModel(text: HelpText.text(of: code))
        case .unknown(let topic, let topics, let codes):
            Help.ViewModel(
                failure: "there is no help about `\(topic)`\nhint: \(hint(for: topic, topics, codes))", exitCode: 2)
        }
    }

    private static func hint(for topic: String, _ topics: [String], _ codes: [String]) -> String {
        if let nearest = suggestion(for: topic, among: topics + codes) { return "did you mean `\(nearest)`?" }
        let area = topic.prefix { $0 != "." } + "."
        let ofArea = codes.filter { $0.hasPrefix(area) }
        if !ofArea.isEmpty { return "there are \(ofArea.map { "`\($0)`" }.joined(separator: ", "))" }
        return "topics are \(topics.map { "`\($0)`" }.joined(separator: ", ")), and each code"
    }
}
