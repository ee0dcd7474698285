import KeelBase

/// For a person at a terminal, or reading a log.
@MainActor
final class TerminalView: MakeView {
    var interactor: (any MakeInteracting)?
    private(set) var exitCode: Int32 = 0

    private let output: any Output
    /// Of standard error, where findings and the progress bar go.
    private let style: TerminalStyle
    private var bar: ProgressBar
    private var stage: String?

    init(output: any Output, style: TerminalStyle) {
        self.output = output
        self.style = style
        bar = ProgressBar(style: style)
    }

    func displayProgress(viewModel: Make.Progress.ViewModel) {
        if style.canRedraw {
            output.writeError(bar.draw(viewModel))
        } else if stage != viewModel.stage {
            output.write(viewModel.text + "\n")
        }
        stage = viewModel.stage
    }

    func displayFinding(viewModel: Make.Finding.ViewModel) {
        output.writeError(bar.erase() + FindingText(viewModel, style: style).text)
    }

    func displayPromotion(viewModel: Make.Promotion.ViewModel) {
        output.writeError(bar.erase())
        output.write(viewModel.text.safeForTerminal + "\n")
    }

    func displayLink(viewModel: Make.Link.ViewModel) {
        output.writeError(bar.erase())
        output.write(viewModel.line.safeForTerminal + "\n")
    }

    func displayEnd(viewModel: Make.Run.ViewModel) {
        output.writeError(bar.erase())
        if let failure = viewModel.failure {
            output.writeError(style.paint("keel: error:", .error) + " \(failure.safeForTerminal)\n")
        }
        output.write(viewModel.lines.map { $0 + "\n" }.joined())
        exitCode = viewModel.exitCode
    }
}
