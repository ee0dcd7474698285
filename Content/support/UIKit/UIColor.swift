/// A color by name only: nothing is drawn here.
open class UIColor: NSObject, @unchecked Sendable {
    private static let background = UIColor(name: "systemBackground")

    private let name: String

    private init(name: String) {
        self.name = name
        super.init()
    }

    open class var systemBackground: UIColor { background }

    open override var description: String { name }
}
