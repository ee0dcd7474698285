/// The lines of a long block that are folded away until a reader wants them, where a script runs.
struct CodeFolding: Sendable {
    /// A block of more lines is long.
    private static let limit = 40
    /// Lines of a long block that stay when none is marked.
    private static let head = 24
    /// Lines around what is marked that stay.
    private static let context = 3

    /// Indices of lines.
    private(set) var folded: Set<Int> = []

    /// - Parameters:
    ///   - shown: indices of the lines that a reader can see.
    ///   - marked: lines, from 1.
    ///   - said: indices of the lines that the compiler says something about.
    init(shown: [Int], marked: [ClosedRange<Int>], said: Set<Int>) {
        guard shown.count > Self.limit else { return }
        var kept = said
        for range in marked {
            kept.formUnion((range.lowerBound - 1 - Self.context)...(range.upperBound - 1 + Self.context))
        }
        if marked.isEmpty { kept.formUnion(shown.prefix(Self.head)) }
        folded = Set(shown).subtracting(kept)
    }
}
