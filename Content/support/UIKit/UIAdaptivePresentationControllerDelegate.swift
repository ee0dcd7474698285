@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Called after the user has dismissed a presentation, and not if it is dismissed programmatically
    /// (https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdiddismiss(_:)).
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

/// The method is optional in UIKit.
extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}
