import KeelBase

/// What is wrong with front matter, beside its YAML.
enum FrontMatterFault: Fault {
    case unclosed
    case noMapping
    /// Between lines that are not its own, such as `+++`.
    case otherForm(opening: String, isTOML: Bool)
    case notFirst

    var code: DiagnosticCode {
        switch self {
        case .unclosed: DiagnosticCode(FrontMatterCode.unclosed)
        case .noMapping: DiagnosticCode(FrontMatterCode.syntax)
        case .otherForm, .notFirst: DiagnosticCode(FrontMatterCode.notRead)
        }
    }
}
