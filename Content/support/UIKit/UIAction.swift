public typealias UIActionHandler = (UIAction) -> Void

@MainActor
open class UIAction: NSObject {
    open var title: String

    let handler: UIActionHandler

    private init(_ title: String, _ handler: @escaping UIActionHandler) {
        self.title = title
        self.handler = handler
        super.init()
    }

    public convenience init(title: String = "", handler: @escaping UIActionHandler) {
        self.init(title, handler)
    }
}
