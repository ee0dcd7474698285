/// A language of the site, by its BCP 47 tag.
package struct Language: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
    /// `ru`, `et`, `nl`, `ko`, `pt-BR`.
    package let tag: String

    package init(_ tag: String) { self.tag = tag }
    package var description: String { tag }
    package static func < (left: Language, right: Language) -> Bool { left.tag < right.tag }
}
