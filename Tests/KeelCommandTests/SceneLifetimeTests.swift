import KeelBase
import KeelContent
import TestSupport
import Testing

@testable import KeelCommand

/// A scene is freed when it has ended, all of it.
@MainActor
struct SceneLifetimeTests {
    private let site: TemporarySite

    init() throws {
        site = try TemporarySite(
            languages: ["nl", "ko"], ["Content/nl/een.md": "# Een\n", "Content/ko/een.md": "# 하나\n"])
    }

    @Test func `The scene of keel status is freed`() async {
        weak var view: AnswerView<Status.Request, Status.ViewModel>?
        weak var interactor: StatusInteractor?
        weak var presenter: StatusPresenter?
        do {
            let request = Status.Request(root: site.root, required: [Language("ko")])
            let output = RecordingOutput()
            let scene = AnswerScene(request, output: output, write: StatusText.writer(.terminal)) { made in
                let (presenting, worker) = (StatusPresenter(view: made), CatalogReader())
                let worked = StatusInteractor(presenter: presenting, worker: worker)
                (view, interactor, presenter) = (made, worked, presenting)
                return worked
            }
            #expect(await scene.run() == 1)
        }
        #expect(view == nil && interactor == nil && presenter == nil)
    }

    @Test func `The scene of keel stamp is freed`() async {
        weak var view: AnswerView<Stamping.Request, Stamping.ViewModel>?
        weak var interactor: StampInteractor?
        weak var presenter: StampPresenter?
        do {
            let request = Stamping.Request(root: site.root)
            let output = RecordingOutput()
            let scene = AnswerScene(request, output: output, write: StampText.writer(.terminal)) { made in
                let presenting = StampPresenter(view: made)
                let worked = StampInteractor(presenter: presenting, worker: StampWriter())
                (view, interactor, presenter) = (made, worked, presenting)
                return worked
            }
            #expect(await scene.run() == 0)
            #expect(FileSystem.exists(site.root + "/Content/stamps/ko/een.txt"))
        }
        #expect(view == nil && interactor == nil && presenter == nil)
    }
}
