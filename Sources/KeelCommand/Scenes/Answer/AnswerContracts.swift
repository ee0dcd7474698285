// Contracts of scenes in which one request has one answer: they differ in their models only.

/// The view sends the request to it.
@MainActor
protocol Answering<Request>: AnyObject {
    associatedtype Request: Sendable
    /// Returns when the response has been given.
    func answer(request: Request) async
}

/// The interactor sends the response to it.
@MainActor
protocol AnswerPresenting<Response>: AnyObject {
    associatedtype Response: Sendable
    func present(response: Response)
}

/// The presenter sends the view model to it.
@MainActor
protocol AnswerDisplaying<ViewModel>: AnyObject {
    associatedtype ViewModel: AnswerViewModel
    func display(viewModel: ViewModel)
}

/// What every answer tells.
protocol AnswerViewModel: Sendable {
    /// Why there is no answer.
    var failure: String? { get }
    var exitCode: Int32 { get }
}
