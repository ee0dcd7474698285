/// What an admonition is: its number is `Document.Node.data`, its name the class that the page gives it.
package enum AdmonitionKind: Int32, Sendable, CaseIterable {
    case note, tip, important, warning, caution

    package var name: String {
        switch self {
        case .note: "note"
        case .tip: "tip"
        case .important: "important"
        case .warning: "warning"
        case .caution: "caution"
        }
    }
}
