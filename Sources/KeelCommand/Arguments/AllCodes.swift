import KeelBase

extension DiagnosticCode {
    /// Every code of every module.
    static var all: [DiagnosticCode] { [] }
}
