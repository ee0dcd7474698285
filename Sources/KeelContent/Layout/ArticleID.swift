/// What joins the translations of one article: its path below the language's folder, without `.md`, in NFC.
package struct ArticleID: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
    /// `vip-cycle`, `guide/first`, `index`.
    package let path: String

    package init(_ path: String) { self.path = path }
    package var description: String { path }
    package static func < (left: ArticleID, right: ArticleID) -> Bool {
        left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
}
