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
    /// A reference whose label is nowhere defined.
    case undefinedReference(label: String)
    /// - Parameter fence: with the word after it.
    case unseenFence(_ fence: String, isSwift: Bool, NoFence)
    case mixedScript(word: String, letter: Unicode.Scalar)
    /// - Parameter limit: in bytes.
    case tooLarge(limit: Int)

    /// Why a line begins no block of code.
    enum NoFence: Hashable, Sendable {
        /// It is indented code.
        case indented
        /// It goes on with the paragraph or the table before it.
        case afterText
        /// On its own line.
        case behindText
        /// A sign that looks like a space, or like nothing.
        case invisible(Unicode.Scalar)
        case backtick
        /// One or two characters.
        case short
        case quotationMarks
        /// - Parameter line: where the other block begins, from 1.
        case insideCode(line: Int)
        case inHTML(line: Int)
    }

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
        case .undefinedReference: .undefinedReference
        case .unseenFence: .unseenFence
        case .mixedScript: .mixedScript
        case .tooLarge: .tooLarge
        }
    }
}
