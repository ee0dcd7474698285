@MainActor
open class UIViewController: UIResponder {
    open var title: String?
    open var navigationController: UINavigationController? { container }

    /// Set by the navigation controller whose stack this view controller is on.
    weak var container: UINavigationController?

    private var loadedView: UIView?
    private let propertyUpdate = PropertyUpdate()
    private var presentation: UIPresentationController?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Loaded at the first access (https://developer.apple.com/documentation/uikit/uiviewcontroller/view).
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView = newValue
        }
    }

    /// Never loads the view (https://developer.apple.com/documentation/uikit/uiviewcontroller/isviewloaded).
    open var isViewLoaded: Bool { loadedView != nil }

    /// UIKit calls it when `view` is asked for and is `nil`
    /// (https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()).
    open func loadView() {
        view = UIView()
    }

    open func loadViewIfNeeded() {
        guard !isViewLoaded else { return }
        loadView()
        viewDidLoad()
    }

    open func viewDidLoad() {}

    open func updateProperties() {}

    open func setNeedsUpdateProperties() {
        propertyUpdate.setNeeded()
    }

    open func updatePropertiesIfNeeded() {
        guard isViewLoaded else { return }
        propertyUpdate.runIfNeeded { updateProperties() }
    }

    /// Made at the first access, before the presentation as well
    /// (https://developer.apple.com/documentation/uikit/uiviewcontroller/presentationcontroller).
    open var presentationController: UIPresentationController? {
        if presentation == nil {
            presentation = UIPresentationController(presentedViewController: self, presenting: nil)
        }
        return presentation
    }

    /// Nothing happens: the stand-in has no windows, and a view controller whose view is not in the window hierarchy
    /// cannot present. UIKit refuses with the well-known message "Attempt to present … whose view is not in the window
    /// hierarchy" (https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)).
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {}

    /// Nothing happens, as nothing is ever presented here. A dismissal shows no view controller of a navigation
    /// controller's stack and changes no stack, so no `didShow` comes of it
    /// (https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)).
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}
