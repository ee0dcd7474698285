/// Ids that Keel gives to parts of a page: each has a dot, which the slug of a heading never has.
package enum ReservedID {
    /// What they begin with, before the dot.
    private static let beginnings: Set<Substring> = ["page", "text", "code", "diagram", "fn"]

    /// Whether an author's id could be one of Keel's.
    package static func isReserved(_ id: String) -> Bool {
        id.contains(".") && beginnings.contains(id.prefix { $0 != "." })
    }

    /// Where an article's text begins.
    package static let text = "page.text"
    /// The list of articles on a home page.
    package static let articles = "page.articles"
    /// The list of articles that a language doesn't have yet.
    package static let untranslated = "page.untranslated"
}
