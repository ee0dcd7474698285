import KeelBase

/// What is wrong in the folder `Site`; `nearest` is something of a similar name.
enum SiteFolderFault: Fault {
    /// - Parameters:
    ///   - path: below `Site/assets`.
    ///   - key: of the theme's settings.
    case missingAsset(_ path: String, key: String, nearest: String?)
    /// A path that no language has an article or a folder at.
    case navigation(String, nearest: String?)
    /// Why, in the system's words.
    case unreadable(String)

    var code: DiagnosticCode {
        switch self {
        case .missingAsset: DiagnosticCode(SiteFolderCode.missingAsset)
        case .navigation: DiagnosticCode(SiteFolderCode.navigation)
        case .unreadable: DiagnosticCode(SiteFolderCode.unreadable)
        }
    }
}
