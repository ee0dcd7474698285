@MainActor
open class UIViewController: UIResponder {
    open var title: String?
    open var navigationController: UINavigationController? { container }

    /// Set by the navigation controller whose stack this view controller is on.
    weak var container: UINavigationController?

    private var loadedView: UIView?
    private let propertyUpdate = PropertyUpdate()

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Loaded at the first access.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView = newValue
        }
    }

    open var isViewLoaded: Bool { loadedView != nil }

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
}
