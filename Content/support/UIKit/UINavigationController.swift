@MainActor
open class UINavigationController: UIViewController {
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
        set { show(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        show(stack + [viewController], animated: animated)
    }

    /// The root stays: with nothing above it the result is `nil`.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        show(stack.dropLast(), animated: animated)
        return top
    }

    /// There are no transitions here, so the new top is shown, and its view loaded, at once.
    private func show(_ viewControllers: [UIViewController], animated: Bool) {
        let previousTop = stack.last
        for viewController in stack where !viewControllers.contains(viewController) {
            viewController.container = nil
        }
        stack = viewControllers
        for viewController in stack {
            viewController.container = self
        }
        guard let top = stack.last, top !== previousTop else { return }
        top.loadViewIfNeeded()
        delegate?.navigationController(self, didShow: top, animated: animated)
    }
}
