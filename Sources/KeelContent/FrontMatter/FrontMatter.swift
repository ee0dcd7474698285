/// The YAML before an article's text. Values are text as typed: `5.10` stays `5.10`.
package struct FrontMatter: Sendable {
    package var title: String?
    package var description: String?
    package var order: Int?
    /// `2026-11-30`
    package var date: String?
    package var source: Language?
    package var module: String?
    package var swift: String?
    package var slug: String?
    /// Paths below the language's folder, without `.html`, that lead to the article too.
    package var aliases: [String] = []
    /// Where each alias stands.
    package var aliasOffsets: [Int] = []
    package var isDraft = false
    /// Where each key's value stands.
    package var offsets: [String: Int] = [:]
    /// Byte offset of the first line after the front matter (after a byte-order mark where there is none).
    package var bodyOffset = 0

    package init() {}
}
