import KeelBase

/// What becomes of an author's raw HTML.
enum HTMLFault: Fault {
    /// How it begins.
    case omitted(String, isBlock: Bool)

    var code: DiagnosticCode { DiagnosticCode(HTMLCode.omitted) }
}
