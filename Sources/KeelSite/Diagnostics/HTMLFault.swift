import KeelBase

/// What becomes of an author's raw HTML.
enum HTMLFault: Fault {
    /// How it begins.
    case omitted(String, isBlock: Bool)
    case reservedID(String)
    case takenID(String)

    var code: DiagnosticCode {
        switch self {
        case .omitted: DiagnosticCode(HTMLCode.omitted)
        case .reservedID, .takenID: DiagnosticCode(HTMLCode.id)
        }
    }
}
