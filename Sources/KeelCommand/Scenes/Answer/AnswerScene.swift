/// The view of a scene with one answer: what is written, in which format, is the scene's.
@MainActor
final class AnswerView<Request: Sendable, ViewModel: AnswerViewModel>: AnswerDisplaying {
    typealias Write = @MainActor (ViewModel, any Output) -> Void

    var interactor: (any Answering<Request>)?
    /// Set by the view model.
    private(set) var exitCode: Int32 = 0
    private let output: any Output
    private let write: Write

    init(output: any Output, write: @escaping Write) {
        self.output = output
        self.write = write
    }

    func display(viewModel: ViewModel) {
        exitCode = viewModel.exitCode
        if let failure = viewModel.failure {
            output.writeFailure(failure)
        } else {
            write(viewModel, output)
        }
    }
}

/// The router of a scene with one answer: makes its parts and keeps them alive while it runs.
@MainActor
struct AnswerScene<Request: Sendable, ViewModel: AnswerViewModel>: Scene {
    private let view: AnswerView<Request, ViewModel>
    private let request: Request

    init(
        _ request: Request, output: any Output, write: @escaping AnswerView<Request, ViewModel>.Write,
        interactor: (AnswerView<Request, ViewModel>) -> any Answering<Request>
    ) {
        view = AnswerView(output: output, write: write)
        self.request = request
        view.interactor = interactor(view)
    }

    func run() async -> Int32 {
        await view.interactor?.answer(request: request)
        return view.exitCode
    }
}
