import KeelBase

/// What is wrong with an image that is there.
enum ImageFault: Fault {
    /// Its path below the site's root.
    case unreadable(String)
    case noAlternative

    var code: DiagnosticCode {
        switch self {
        case .unreadable: DiagnosticCode(ImageCode.unreadable)
        case .noAlternative: DiagnosticCode(ImageCode.noAlternative)
        }
    }
}
