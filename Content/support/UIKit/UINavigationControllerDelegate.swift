@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called after the navigation controller displays a view controller's view and navigation item properties
    /// (https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:didshow:animated:)):
    /// after a push, a pop or a finished swipe from the edge. When a modally presented navigation controller is
    /// dismissed, it displays nothing, so its delegate is not told. Here nothing is on a screen, and nobody calls this.
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    )
}

/// The method is optional in UIKit.
extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {}
}
