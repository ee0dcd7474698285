import KeelBase

/// A block that is there to show what the compiler says, and of which it says something else.
enum ExpectationFault: Fault {
    /// It must not, whatever the message.
    case compiles
    /// It does, though a comment expects this message.
    case compilesWithout(CompilerDiagnostic.Kind, String)
    /// There is no warning.
    case isSilent
    case absent(CompilerDiagnostic.Kind, String)
    case differs(CompilerDiagnostic.Kind, String, expected: String)
    /// - Parameter isAll: no other message is missed, so that a comment would make it right.
    case unexpected(CompilerDiagnostic.Kind, String, isAll: Bool)

    var code: DiagnosticCode { DiagnosticCode(ExampleCode.expectation) }
}
