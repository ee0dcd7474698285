import KeelBase

/// What is wrong with a footnote, by its label.
enum FootnoteFault: Fault {
    case undefined(String, nearest: String?)
    case unused(String)
    case repeated(String)

    var code: DiagnosticCode {
        switch self {
        case .undefined: DiagnosticCode(FootnoteCode.undefined)
        case .unused: DiagnosticCode(FootnoteCode.unused)
        case .repeated: DiagnosticCode(FootnoteCode.repeated)
        }
    }
}
