/// What pages say about an article's markup.
package enum MarkupWords: Sendable, Hashable {
    /// The name of the section of footnotes.
    case footnotes
    /// The name of a link from a footnote back to the text; `occurrence` is 1 unless it is referred to again.
    case backReference(number: Int, occurrence: Int)
    case admonition(AdmonitionKind)

    var english: String {
        switch self {
        case .footnotes: "Footnotes"
        case .backReference(let number, 1): "Back to reference \(number)"
        case .backReference(let number, let occurrence): "Back to reference \(number)-\(occurrence)"
        case .admonition(let kind): kind.name.capitalizedASCII
        }
    }
}

extension String {
    fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst() }
}
