@MainActor
open class UIPresentationController: NSObject {
    open private(set) var presentedViewController: UIViewController

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        self.presentedViewController = presentedViewController
        super.init()
    }
}
