/// Makes the scene that the arguments name and keeps it alive while it runs.
@MainActor
final class StatusRouter {
    private let view: any StatusView
    private let request: Status.Show.Request

    init(_ arguments: StatusArguments, worker: any CatalogReading, output: any Output) {
        view =
            switch arguments.format {
            case .terminal: StatusTerminalView(output: output)
            case .json: StatusJSONLinesView(output: output)
            case .github: StatusTerminalView(output: output, isAnnotating: true)
            }
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
