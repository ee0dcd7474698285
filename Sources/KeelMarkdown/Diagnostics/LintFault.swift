import KeelBase

/// Text that Markdown reads otherwise than it looks; the payload is text as it is written.
enum LintFault: Fault {
    case numberAsList(Int)
    case markerSpace(marker: String)
    case literalUnderscore(String, meant: String)
    case literalAsterisks
    case detachedParticle(String)
    case genericAsHTML(String)
    case linkApart(destination: String)
    case linkSpace(destination: String)
    case mixedScript(word: String, letter: Unicode.Scalar)
    /// - Parameter limit: in bytes.
    case tooLarge(limit: Int)

    var code: DiagnosticCode { DiagnosticCode(kind) }

    private var kind: LintCode {
        switch self {
        case .numberAsList: .numberAsList
        case .markerSpace: .markerSpace
        case .literalUnderscore: .literalUnderscore
        case .literalAsterisks: .literalAsterisks
        case .detachedParticle: .detachedParticle
        case .genericAsHTML: .genericAsHTML
        case .linkApart: .linkApart
        case .linkSpace: .linkSpace
        case .mixedScript: .mixedScript
        case .tooLarge: .tooLarge
        }
    }
}
