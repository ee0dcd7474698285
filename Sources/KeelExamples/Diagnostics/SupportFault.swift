import KeelBase

/// A module of the site's own that the compiler does not take.
enum SupportFault: Fault {
    /// In the compiler's words.
    case error(String)
    case ended(output: String)

    var code: DiagnosticCode { DiagnosticCode(ExampleCode.support) }
}
