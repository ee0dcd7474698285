/// Makes the scene that the arguments name and keeps it alive while it runs.
@MainActor
final class StampRouter {
    private let view: any StampView
    private let request: Stamping.Run.Request

    init(_ arguments: StampArguments, worker: any StampWorking, output: any Output) {
        view = arguments.isJSON ? StampJSONLinesView(output: output) : StampTerminalView(output: output)
        request = Stamping.Run.Request(root: arguments.root, selections: arguments.selections)
        view.interactor = StampInteractor(presenter: StampPresenter(view: view), worker: worker)
    }

    /// - Returns: the exit code.
    func run() async -> Int32 {
        await view.interactor?.stamp(request: request)
        return view.exitCode
    }
}
