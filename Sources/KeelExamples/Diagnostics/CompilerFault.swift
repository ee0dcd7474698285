import KeelBase

/// A block, or what is made of it, that the compiler or the linker does not take.
enum CompilerFault: Fault {
    /// In the compiler's words, as all texts here.
    case error(String)
    case warning(String)
    case ended(output: String)
    case notLinked(output: String)
    /// Something is opened in the block and not closed in it.
    case unclosed
    case missingModule(String)

    var code: DiagnosticCode {
        switch self {
        case .error, .ended, .unclosed: DiagnosticCode(ExampleCode.error)
        case .warning: DiagnosticCode(ExampleCode.warning)
        case .notLinked: DiagnosticCode(ExampleCode.link)
        case .missingModule: DiagnosticCode(ExampleCode.missingModule)
        }
    }
}
