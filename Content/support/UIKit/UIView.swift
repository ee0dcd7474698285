@MainActor
open class UIView: UIResponder {
    open var frame: CGRect
    open var backgroundColor: UIColor?
    open private(set) var subviews: [UIView] = []
    open var superview: UIView? { parent }

    private weak var parent: UIView?

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.parent = self
        subviews.append(view)
    }

    open func removeFromSuperview() {
        parent?.subviews.removeAll { $0 === self }
        parent = nil
    }
}
