import KeelContent

/// A page that each language has once.
enum GeneratedPage: String, Sendable, CaseIterable {
    /// Made only where no author wrote it.
    case home = "index"
    case notFound = "404"
    /// All articles on one page.
    case print
    case translations
    /// What a search finds.
    case search

    func path(_ language: Language) -> String { "\(language)/\(rawValue).html" }

    /// Whether a page or a file of one's own may stand in for it.
    var givesWay: Bool { self == .home || self == .notFound }
}
