import KeelBase
import KeelContent

/// For programs: an object a line on standard output, a summary last.
@MainActor
final class JSONLinesView: MakeView {
    var interactor: (any MakeInteracting)?
    private(set) var exitCode: Int32 = 0
    private let output: any Output

    init(output: any Output) {
        self.output = output
    }

    func displayProgress(viewModel: Make.Progress.ViewModel) {
        output.write([
            ("type", "progress"), ("stage", .string(viewModel.stage)), ("message", .string(viewModel.text)),
            ("subject", JSON(viewModel.subject)), ("done", .integer(viewModel.done)), ("total", JSON(viewModel.total)),
        ])
    }

    func displayFinding(viewModel: Make.Finding.ViewModel) {
        output.write([
            ("type", "diagnostic"), ("severity", .string(viewModel.severity.rawValue)),
            ("code", .string(viewModel.code)), ("file", .string(viewModel.file)),
            ("line", JSON(viewModel.position?.line)), ("column", JSON(viewModel.position?.column)),
            ("message", .string(viewModel.message)), ("hint", JSON(viewModel.hint)),
            ("notes", .array(viewModel.notes.map(Self.note))),
        ])
    }

    func displayPromotion(viewModel: Make.Promotion.ViewModel) {
        output.write([("type", "promotion"), ("file", .string(viewModel.file)), ("places", .integer(viewModel.places))])
    }

    func displayLink(viewModel: Make.Link.ViewModel) {
        output.write([
            ("type", "external_link"), ("url", .string(viewModel.address)), ("file", .string(viewModel.file)),
            ("line", .integer(viewModel.position.line)), ("column", .integer(viewModel.position.column)),
        ])
    }

    func displayEnd(viewModel: Make.Run.ViewModel) {
        if let failure = viewModel.failure { output.writeFailure(failure) }
        let summary = viewModel.summary
        let kinds = summary.blocks.filter { !$0.verdict.isUnusual || $0.count > 0 }
        let total = summary.blocks.reduce(0) { $0 + $1.count }
        // The others only where there is one.
        let unusual = [("skipped", summary.testsSkipped), ("known_issues", summary.testsWithKnownIssue)].filter {
            $0.1 > 0
        }
        let tests = ([("run", summary.testsRun), ("failed", summary.testsFailed)] + unusual)
            .map { ($0.0, JSON.integer($0.1)) }
        // Only where there is something that is not Keel's.
        let kept = summary.kept.isEmpty ? [] : [("kept", JSON.array(summary.kept.map { .string($0) }))]
        output.write(
            [
                ("type", "summary"), ("pages", .integer(summary.pages)),
                ("languages", .array(summary.languages.map { .string($0) })),
                (
                    "blocks",
                    .object([("total", .integer(total))] + kinds.map { ($0.verdict.rawValue, .integer($0.count)) })
                ),
                ("tests", .object(tests)),
                ("modules_built", .integer(summary.modulesBuilt)), ("seconds", .number(summary.seconds)),
            ] + kept)
        exitCode = viewModel.exitCode
    }

    private static func note(_ note: Diagnostic.Note) -> JSON {
        .object([
            ("message", .string(note.message)), ("file", JSON(note.file)), ("line", JSON(note.position?.line)),
            ("column", JSON(note.position?.column)),
        ])
    }
}
