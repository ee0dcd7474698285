import KeelBase

/// A block, or what is made of it, that the compiler or the linker does not take.
enum CompilerFault: Fault {
    /// In the compiler's words, as all texts here.
    case error(String, WayOut? = nil)
    case warning(String)
    case ended(output: String)
    case notLinked(output: String)
    /// Something is opened in the block and not closed in it.
    case unclosed
    case missingModule(String)
    /// A statement that keeps tests from seeing what is declared beside it.
    case statement(hides: String)

    /// What of Keel's own rules mends what the compiler says.
    enum WayOut: Hashable {
        case scope
        /// Modules that only the scope's module imports.
        case imports([String])
    }

    var code: DiagnosticCode {
        switch self {
        case .error, .ended, .unclosed, .statement: DiagnosticCode(ExampleCode.error)
        case .warning: DiagnosticCode(ExampleCode.warning)
        case .notLinked: DiagnosticCode(ExampleCode.link)
        case .missingModule: DiagnosticCode(ExampleCode.missingModule)
        }
    }
}
