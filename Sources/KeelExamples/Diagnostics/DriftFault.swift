import KeelBase
import KeelContent

/// Code that is not the same in all languages.
enum DriftFault: Fault {
    /// The texts of the first tokens that differ; `nil` where one side has ended.
    case differs(here: String?, there: String?, Other)
    case missing(in: Language)
    /// Not in the source.
    case extra(source: Language)
    /// The info strings.
    case otherFence(here: String, source: String)
    case reordered

    /// What the code is compared with.
    enum Other: Hashable {
        case source(Language)
        case translation(Language)
    }

    var code: DiagnosticCode { DiagnosticCode(ExampleCode.drift) }
}
