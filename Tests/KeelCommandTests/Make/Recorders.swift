@testable import KeelCommand

/// A view that keeps what it is shown.
@MainActor
final class RecordingView: MakeDisplaying {
    var progress: [Make.Progress.ViewModel] = []
    var findings: [Make.Finding.ViewModel] = []
    var ends: [Make.Run.ViewModel] = []

    func displayProgress(viewModel: Make.Progress.ViewModel) { progress.append(viewModel) }
    func displayFinding(viewModel: Make.Finding.ViewModel) { findings.append(viewModel) }
    func displayPromotion(viewModel: Make.Promotion.ViewModel) {}
    func displayLink(viewModel: Make.Link.ViewModel) {}
    func displayEnd(viewModel: Make.Run.ViewModel) { ends.append(viewModel) }
}

/// A presenter that keeps what it is told.
@MainActor
final class RecordingPresenter: MakePresenting {
    var stages: [Make.Stage] = []
    var findings: [Make.Finding.Response] = []
    var promotions: [Make.Promotion.Response] = []
    var links: [Make.Link.Response] = []
    var ends: [Make.Run.Response] = []

    func presentProgress(response: Make.Progress.Response) { stages.append(response.stage) }
    func presentFinding(response: Make.Finding.Response) { findings.append(response) }
    func presentPromotion(response: Make.Promotion.Response) { promotions.append(response) }
    func presentLink(response: Make.Link.Response) { links.append(response) }
    func presentEnd(response: Make.Run.Response) { ends.append(response) }
}

/// Streams that keep what is written to them.
@MainActor
final class RecordingOutput: Output {
    var text = ""
    var errors = ""

    func write(_ text: String) { self.text += text }
    func writeError(_ text: String) { errors += text }
}
