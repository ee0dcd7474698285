@_exported import Foundation

/// Root of the stand-in's classes. It exists so that examples with `import UIKit` compile and run
/// on platforms without UIKit. Names, signatures and main-actor isolation follow the declarations
/// that Apple publishes at developer.apple.com/documentation/uikit, cut down to what the articles use.
@MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }
}
