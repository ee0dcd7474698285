/// The answer as text or as JSON, a line for each stamp.
@MainActor
enum StampText {
    static func writer(_ format: Format) -> @MainActor @Sendable (Stamping.ViewModel, any Output) -> Void {
        switch format {
        case .terminal, .github: writeText
        case .json: writeJSON
        }
    }

    private static func writeText(_ viewModel: Stamping.ViewModel, to output: any Output) {
        for outcome in viewModel.outcomes {
            let hint = outcome.hint.map { "\nhint: \($0)" } ?? ""
            if outcome.result == "refused" {
                output.writeFailure(outcome.text + hint)
            } else {
                output.write(outcome.text.safeForTerminal + "\n")
            }
        }
    }

    /// A summary comes last.
    private static func writeJSON(_ viewModel: Stamping.ViewModel, to output: any Output) {
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
