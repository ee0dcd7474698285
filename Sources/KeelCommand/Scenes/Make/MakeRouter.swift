import Foundation
import KeelContent

/// Makes the scene that the arguments name and keeps it alive while it runs.
@MainActor
final class MakeRouter: Scene {
    private let view: any MakeView
    private let request: Make.Run.Request

    init(_ request: Make.Run.Request, view: any MakeView, worker: any MakeWorking) {
        self.view = view
        self.request = request
        view.interactor = MakeInteractor(presenter: MakePresenter(view: view), worker: worker)
    }

    /// - Returns: the exit code.
    func run() async -> Int32 {
        var request = request
        request.root = Self.absolute(request.root)
        return await view.run(request)
    }

    /// Programs are started in folders of their own, where a relative path would lead elsewhere.
    private static func absolute(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
