import KeelBase

/// What is wrong with front matter, beside its YAML.
enum FrontMatterFault: Fault {
    case unclosed
    case noMapping
    /// Between lines that are not its own, such as `+++`.
    case otherForm(opening: String, Form)
    case notFirst
    case notOpened

    enum Form: Hashable, Sendable { case yaml, toml, json }

    var code: DiagnosticCode {
        switch self {
        case .unclosed: DiagnosticCode(FrontMatterCode.unclosed)
        case .noMapping: DiagnosticCode(FrontMatterCode.syntax)
        case .otherForm, .notFirst, .notOpened: DiagnosticCode(FrontMatterCode.notRead)
        }
    }
}
