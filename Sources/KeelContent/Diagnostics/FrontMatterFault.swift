import KeelBase

/// What is wrong with front matter, beside its YAML.
enum FrontMatterFault: Fault {
    case unclosed
    case noMapping

    var code: DiagnosticCode { DiagnosticCode(self == .unclosed ? FrontMatterCode.unclosed : .syntax) }
}
