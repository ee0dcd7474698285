/// A stack of view controllers. The stand-in has no windows, so a stack is never on a screen, and as with UIKit a stack
/// that is in no window
///
/// - changes at once by a push or a pop, and so does `topViewController`;
/// - does not load the view of what is pushed: a view is loaded when it is asked for
///   (https://developer.apple.com/documentation/uikit/uiviewcontroller/view), and a navigation controller asks when it
///   is about to show it. A test that needs it calls `loadViewIfNeeded()`;
/// - does not tell its delegate: `didShow` comes after a view controller's view has been displayed
///   (https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:didshow:animated:)).
///   That appearance needs a window and a turn of the run loop is a well-known observation of those who test pops
///   (https://github.com/onmyway133/blog/issues/670). A test calls the delegate's method itself.
@MainActor
open class UINavigationController: UIViewController {
    /// One delegate, held weakly: https://developer.apple.com/documentation/uikit/uinavigationcontroller/delegate
    open weak var delegate: (any UINavigationControllerDelegate)?

    private var stack: [UIViewController] = []

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    open var viewControllers: [UIViewController] {
        get { stack }
        set {
            for viewController in stack where !newValue.contains(viewController) {
                viewController.container = nil
            }
            stack = newValue
            for viewController in stack {
                viewController.container = self
            }
        }
    }

    open var topViewController: UIViewController? { stack.last }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }

    /// The root stays: with nothing above it the result is `nil`
    /// (https://developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)).
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return viewControllers.removeLast()
    }
}
