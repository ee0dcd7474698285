import KeelBase
import KeelContent
import Testing

@testable import KeelCommand

/// A scene is freed when it has ended, all of it.
@MainActor
struct SceneLifetimeTests {
    private let site: FixtureSite

    init() throws {
        site = try FixtureSite(["Content/nl/een.md": "# Een\n", "Content/ko/een.md": "# 하나\n"])
    }

    @Test func `The scene of keel status is freed`() async {
        weak var view: StatusTerminalView?
        weak var interactor: StatusInteractor?
        weak var presenter: StatusPresenter?
        do {
            let scene = StatusTerminalView(output: RecordingOutput())
            let made = StatusPresenter(view: scene)
            let worked = StatusInteractor(presenter: made, worker: CatalogReader())
            scene.interactor = worked
            (view, interactor, presenter) = (scene, worked, made)
            await worked.showStatus(request: Status.Show.Request(root: site.path, required: [Language("ko")]))
            #expect(scene.exitCode == 1)
        }
        #expect(view == nil && interactor == nil && presenter == nil)
    }

    @Test func `The scene of keel stamp is freed`() async {
        weak var view: StampTerminalView?
        weak var interactor: StampInteractor?
        weak var presenter: StampPresenter?
        do {
            let scene = StampTerminalView(output: RecordingOutput())
            let made = StampPresenter(view: scene)
            let worked = StampInteractor(presenter: made, worker: StampWriter())
            scene.interactor = worked
            (view, interactor, presenter) = (scene, worked, made)
            await worked.stamp(request: Stamping.Run.Request(root: site.path))
            #expect(scene.exitCode == 0)
            #expect(FileSystem.exists(site.path + "/Content/stamps/ko/een.txt"))
        }
        #expect(view == nil && interactor == nil && presenter == nil)
    }
}
