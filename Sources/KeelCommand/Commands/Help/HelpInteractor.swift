/// Knows what there is help about.
@MainActor
final class HelpInteractor: Answering {
    private let presenter: any AnswerPresenting<Help.Response>

    init(presenter: any AnswerPresenting<Help.Response>) {
        self.presenter = presenter
    }

    func answer(request: Help.Request) async {
        presenter.present(response: response(to: request))
    }

    private func response(to request: Help.Request) -> Help.Response {
        guard let topic = request.topic else { return .overview }
        if topic == "version" { return .version }
        if topic == "codes" { return .codes(DiagnosticCodes.all) }
        if let command = Command.named(topic) { return .command(command) }
        if let code = DiagnosticCodes.named(topic) { return .code(code) }
        return .unknown(
            topic: topic, topics: Command.all.map(\.name) + ["codes"], codes: DiagnosticCodes.all.map { $0.rawValue })
    }
}
