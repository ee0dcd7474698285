internal import KeelBase

/// The language that a text is written in, and the site's choices for it.
package struct TextLanguage: Sendable, Hashable {
    package enum Quotes: String, Sendable, Hashable, CaseIterable { case double, single }

    /// The primary subtag in lower case: `pt` of `pt-BR`.
    package let primary: String
    /// `nil`: what is usual in the language.
    package let quotes: Quotes?

    /// - Parameter tag: BCP 47.
    package init(_ tag: String, quotes: Quotes? = nil) {
        primary = tag.prefix { $0 != "-" }.lowercased()
        self.quotes = quotes
    }
}
