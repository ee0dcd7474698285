@_exported import Foundation

/// Root of the stand-in's classes. It exists so that examples with `import UIKit` compile and run
/// on platforms without UIKit; names and signatures are Apple's, main-actor isolation too.
@MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }
}
