import KeelBase

/// Of the YAML before an article's text.
enum FrontMatterCode: String, AreaCode {
    case unclosed = "front-matter.unclosed"
    case notRead = "front-matter.not-read"
    case syntax = "front-matter.syntax"
    case unknownKey = "front-matter.unknown-key"
    case badValue = "front-matter.bad-value"

    var severity: Diagnostic.Severity { .error }
}
