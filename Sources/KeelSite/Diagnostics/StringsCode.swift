import KeelBase

/// Of strings files.
enum StringsCode: String, AreaCode {
    case unreadable = "strings.unreadable"
    case unknownKey = "strings.unknown-key"
    case missing = "strings.missing"

    var severity: Diagnostic.Severity { self == .missing ? .warning : .error }
}
