import KeelBase

/// A source line and the place in it that a finding is about, as a terminal shows them.
struct Excerpt: Sendable, Equatable {
    let lineNumber: Int
    /// Control characters made visible; a very long line cut around the place.
    let text: String
    /// What to put before the caret so that it stands under the place. A tab stays a tab, so that both lines
    /// widen alike.
    let indentation: String

    /// Scalars shown on either side of the place in a long line.
    private static let reach = 60

    init(of line: String, at position: SourcePosition) {
        let scalars = Array(line.unicodeScalars)
        let caret = min(max(position.column - 1, 0), scalars.count)
        var window = 0..<scalars.count
        if scalars.count > 2 * Self.reach {
            window = max(0, caret - Self.reach)..<min(scalars.count, caret + Self.reach)
        }
        let start = window.lowerBound > 0 ? "…" : ""
        let end = window.upperBound < scalars.count ? "…" : ""
        lineNumber = position.line
        text = start + scalars[window].map(Self.visible).joined() + end
        indentation =
            (start.isEmpty ? "" : " ")
            + scalars[window.lowerBound..<caret].map { scalar in
                scalar == "\t" ? "\t" : String(repeating: " ", count: scalar.terminalWidth)
            }.joined()
    }

    private static func visible(_ scalar: Unicode.Scalar) -> String {
        scalar == "\t" ? "\t" : scalar.visible
    }
}
