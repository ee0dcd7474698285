@MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
    }

    open private(set) var buttonType: ButtonType = .custom

    /// The action runs for the event `primaryActionTriggered`, which a tap sends.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if let primaryAction {
            addAction(primaryAction, for: .primaryActionTriggered)
        }
    }
}
