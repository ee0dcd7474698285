/// A declaration, directive or statement outside of all braces.
package struct TopLevelItem: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case importDeclaration
        /// By its introducer: `struct`, `let`, …
        case declaration(String)
        /// A freestanding macro that stands for declarations, `#warning` and `#error`.
        case macro
        /// Only a script may have it.
        case statement
    }

    package var kind: Kind
    /// In bytes, attributes and modifiers included.
    package var range: Range<Int>
    /// Of the `#if` around it: `canImport(UIKit)`, `!(canImport(UIKit))` after `#else`, several joined by `&&`.
    package var condition: String?
    /// Positions in the tokens without comments.
    var tokens: Range<Int>
    /// Where the introducer is among them.
    var introducer: Int
}
