internal import KeelBase

/// The classes of highlighted code, of every language; the style sheet has a rule for each.
package enum HighlightClass: Unicode.Scalar, Sendable, CaseIterable {
    case keyword = "k"
    case type = "t"
    case string = "s"
    case regex = "r"
    case interpolation = "i"
    case number = "n"
    case comment = "c"
    case attribute = "a"
    /// `#if`, macros, preprocessor lines, a diff's headers.
    case directive = "d"
    /// Of JSON, YAML and CSS.
    case key = "p"
    case variable = "v"
    case tag = "g"
    case prompt = "m"
    case inserted = "l"
    case deleted = "x"

    /// `nil`: shown without a span.
    init?(_ kind: Token.Kind) {
        switch kind {
        case .keyword: self = .keyword
        case .type: self = .type
        case .string: self = .string
        case .regex: self = .regex
        case .interpolationDelimiter: self = .interpolation
        case .number: self = .number
        case .comment: self = .comment
        case .attribute: self = .attribute
        case .directive, .macro: self = .directive
        case .key: self = .key
        case .variable: self = .variable
        case .tag: self = .tag
        case .prompt: self = .prompt
        case .inserted: self = .inserted
        case .deleted: self = .deleted
        case .identifier, .operator, .punctuation, .unknown: return nil
        }
    }

    var letter: UInt8 { UInt8(truncatingIfNeeded: rawValue.value) }
}
