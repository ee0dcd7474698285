import Foundation
import KeelBase
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
        // Programs are started in folders of their own, where a relative path would lead elsewhere.
        request.root = FileSystem.realPath(request.root) ?? request.root
        return await view.run(request)
    }
}
