import KeelBase

/// Writes JUnit XML for services of continuous integration, beside a view that shows the same to its reader.
@MainActor
final class JUnitView: MakeView {
    var interactor: (any MakeInteracting)?
    private(set) var exitCode: Int32 = 0
    private let shown: any MakeView
    private let path: String
    private let output: any Output
    private var findings: [Make.Finding.ViewModel] = []

    /// - Parameter path: of the file to write, from where the program runs.
    init(beside shown: any MakeView, path: String, output: any Output) {
        self.shown = shown
        self.path = path
        self.output = output
    }

    func displayProgress(viewModel: Make.Progress.ViewModel) { shown.displayProgress(viewModel: viewModel) }
    func displayPromotion(viewModel: Make.Promotion.ViewModel) { shown.displayPromotion(viewModel: viewModel) }
    func displayLink(viewModel: Make.Link.ViewModel) { shown.displayLink(viewModel: viewModel) }

    func displayFinding(viewModel: Make.Finding.ViewModel) {
        findings.append(viewModel)
        shown.displayFinding(viewModel: viewModel)
    }

    func displayEnd(viewModel: Make.Run.ViewModel) {
        shown.displayEnd(viewModel: viewModel)
        exitCode = shown.exitCode
        let report = JUnitReport(
            cases: viewModel.cases, findings: findings, failure: viewModel.failure, seconds: viewModel.summary.seconds)
        do {
            if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
                try FileSystem.makeDirectory(String(path[..<slash]))
            }
            try FileSystem.replace(path, with: Array(report.xml.utf8))
        } catch {
            output.writeFailure("\(error)")
            exitCode = 3
        }
    }
}
