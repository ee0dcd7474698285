public typealias UIActionHandler = (UIAction) -> Void

@MainActor
open class UIAction: NSObject {
    open var title: String

    let handler: UIActionHandler

    public init(title: String = "", handler: @escaping UIActionHandler) {
        self.title = title
        self.handler = handler
        super.init()
    }
}
