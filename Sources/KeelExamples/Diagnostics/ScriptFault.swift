import KeelBase

/// A script that does something else than its article says.
enum ScriptFault: Fault {
    /// The first line that differs; `nil` where one side has none.
    case output(expected: String?, printed: String?, canBePromoted: Bool)
    /// An output after a block that is not run.
    case notPrinted
    case stopped(StopReason)
    /// `nil` if it came to its end.
    case noTrap(StopReason?)

    var code: DiagnosticCode {
        switch self {
        case .output, .notPrinted: DiagnosticCode(ExampleCode.output)
        case .stopped(let reason): DiagnosticCode(reason.isTimeout ? ExampleCode.timeout : .ended)
        case .noTrap(let reason): DiagnosticCode(reason?.isTimeout ?? false ? ExampleCode.timeout : .noTrap)
        }
    }
}
