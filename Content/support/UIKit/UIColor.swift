/// A color by name only: nothing is drawn here.
public final class UIColor: NSObject, Sendable {
    private let name: String

    private init(name: String) {
        self.name = name
        super.init()
    }

    public static let systemBackground = UIColor(name: "systemBackground")

    public override var description: String { name }
}
