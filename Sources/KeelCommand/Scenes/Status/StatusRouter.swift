/// Makes the scene that the arguments name and keeps it alive while it runs.
@MainActor
final class StatusRouter {
    private let view: any StatusView
    private let request: Status.Show.Request

    init(_ arguments: StatusArguments, worker: any CatalogReading, output: any Output) {
        view = arguments.isJSON ? StatusJSONLinesView(output: output) : StatusTerminalView(output: output)
        request = Status.Show.Request(
            root: arguments.root, selections: arguments.selections, required: arguments.required)
        view.interactor = StatusInteractor(presenter: StatusPresenter(view: view), worker: worker)
    }

    /// - Returns: the exit code.
    func run() async -> Int32 {
        await view.interactor?.showStatus(request: request)
        return view.exitCode
    }
}
