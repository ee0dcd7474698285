import KeelBase

/// What is wrong with a strings file.
enum StringsFault: Fault {
    /// Why, in the system's words.
    case unreadable(String)
    case unknownKey(String, nearest: String?)
    /// A key with something else than a text.
    case notOneText(String)
    /// A key, or a form of one, that is no text for a plural form.
    case notPluralForms(String)
    /// Keys of what is in English instead.
    case missing(language: String, keys: [String])

    var code: DiagnosticCode {
        switch self {
        case .unreadable: DiagnosticCode(StringsCode.unreadable)
        case .unknownKey, .notOneText, .notPluralForms: DiagnosticCode(StringsCode.unknownKey)
        case .missing: DiagnosticCode(StringsCode.missing)
        }
    }
}
