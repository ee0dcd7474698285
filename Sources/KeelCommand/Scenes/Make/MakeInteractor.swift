import KeelBase
import KeelContent
import KeelExamples
import KeelSite

/// Knows what is done in which order, and what keeps a site from being published. Knows no wording.
@MainActor
final class MakeInteractor: MakeInteracting {
    private let presenter: any MakePresenting
    private let worker: any MakeWorking
    private var work: Task<Make.Run.Response, Never>?
    private var signal: Int32?

    init(presenter: any MakePresenting, worker: any MakeWorking) {
        self.presenter = presenter
        self.worker = worker
    }

    func makeSite(request: Make.Run.Request) async {
        let run = MakeRun(request, presenter: presenter, worker: worker)
        let task = Task { await run.response() }
        work = task
        var response = await task.value
        work = nil
        if let signal, case .failed = response.ending { response.ending = .cancelled(signal: signal) }
        presenter.presentEnd(response: response)
    }

    func cancel(request: Make.Cancel.Request) {
        signal = request.signal
        work?.cancel()
    }
}
