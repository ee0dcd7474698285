/// A view of the scene: what the router starts, whatever the format.
@MainActor
protocol StampView: StampDisplaying {
    var interactor: (any StampInteracting)? { get set }
    /// Set by the last view model.
    var exitCode: Int32 { get }
}

/// A line for each stamp.
@MainActor
final class StampTerminalView: StampView {
    var interactor: (any StampInteracting)?
    private(set) var exitCode: Int32 = 0
    private let output: any Output

    init(output: any Output) {
        self.output = output
    }

    func displayEnd(viewModel: Stamping.Run.ViewModel) {
        exitCode = viewModel.exitCode
        if let failure = viewModel.failure { output.writeFailure(failure) }
        for outcome in viewModel.outcomes {
            let hint = outcome.hint.map { "\nhint: \($0)" } ?? ""
            if outcome.result == "refused" {
                output.writeFailure(outcome.text + hint)
            } else {
                output.write(outcome.text.safeForTerminal + "\n")
            }
        }
    }
}

/// An object a line for each stamp, a summary last.
@MainActor
final class StampJSONLinesView: StampView {
    var interactor: (any StampInteracting)?
    private(set) var exitCode: Int32 = 0
    private let output: any Output

    init(output: any Output) {
        self.output = output
    }

    func displayEnd(viewModel: Stamping.Run.ViewModel) {
        exitCode = viewModel.exitCode
        if let failure = viewModel.failure {
            output.writeFailure(failure)
            return
        }
        for outcome in viewModel.outcomes {
            output.write([
                ("type", "stamp"), ("translation", .string(outcome.name)), ("file", .string(outcome.file)),
                ("result", .string(outcome.result)), ("blocks", JSON(outcome.blocks)),
                ("message", .string(outcome.text)), ("hint", JSON(outcome.hint)),
            ])
        }
        let results = ["written", "unchanged", "refused"].map { result in
            (result, JSON.integer(viewModel.outcomes.count { $0.result == result }))
        }
        output.write([("type", "summary")] + results)
    }
}
