import KeelBase

/// A view of the scene: what the router starts, whatever the format.
@MainActor
protocol MakeView: MakeDisplaying {
    var interactor: (any MakeInteracting)? { get set }
    /// Set by the last view model.
    var exitCode: Int32 { get }
}

extension Make.Link.ViewModel {
    /// `Content/nl/x.md:12:5: https://example.org/`
    var line: String { "\(file):\(position.line):\(position.column): \(address)" }
}

extension MakeView {
    /// Sends the request, turns signals into requests to stop, and returns the exit code.
    func run(_ request: Make.Run.Request) async -> Int32 {
        let watch = SignalWatch { [weak self] signal in
            self?.interactor?.cancel(request: Make.Cancel.Request(signal: signal))
        }
        await interactor?.makeSite(request: request)
        watch.stop()
        return exitCode
    }
}
