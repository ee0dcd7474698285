import KeelBase
import KeelContent

/// A `module:` that can't be the name of a Swift module.
enum ModuleNameFault: Fault {
    case notInSource(Language)
    case spelling(String, suggestion: String?)
    case reserved(String)
    /// By another article, which spells it so.
    case taken(String, by: String)

    var code: DiagnosticCode { DiagnosticCode(ExampleCode.moduleName) }
}
