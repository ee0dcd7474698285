import Foundation

/// Makes the scene that the arguments name and keeps it alive while it runs.
@MainActor
final class MakeRouter {
    private let view: any MakeView
    private let request: Make.Run.Request

    init(_ arguments: MakeArguments, worker: any MakeWorking, output: any Output, style: TerminalStyle) {
        let shown: any MakeView =
            switch arguments.format {
            case .terminal: TerminalView(output: output, style: style)
            case .json: JSONLinesView(output: output)
            case .github: GitHubView(output: output, root: arguments.root)
            }
        view = arguments.junit.map { JUnitView(beside: shown, path: $0, output: output) } ?? shown
        request = Make.Run.Request(
            goal: arguments.goal, root: Self.absolute(arguments.root), part: arguments.part,
            isStrict: arguments.isStrict, listsExternalLinks: arguments.listsExternalLinks)
        view.interactor = MakeInteractor(presenter: MakePresenter(view: view), worker: worker)
    }

    /// Programs are started in folders of their own, where a relative path would lead elsewhere.
    private static func absolute(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// - Returns: the exit code.
    func run() async -> Int32 {
        await view.run(request)
    }
}
