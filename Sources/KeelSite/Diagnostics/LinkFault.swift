import KeelBase

/// What is wrong with a link or an image. Paths are below `Content`, where nothing else is said; `nearest` is one of a
/// similar name.
enum LinkFault: Fault {
    case missingPage(String, nearest: String?)
    /// An article that another language has; `other` is the way to it from where the link stands.
    case untranslated(String, other: String)
    /// - Parameters:
    ///   - file: `Content/nl/x.md`; `nil` for the page that the link stands on.
    ///   - ids: of the page's headings, of many only the first 13.
    case missingAnchor(String, file: String?, nearest: String?, ids: [String])
    case missingFile(String, isImage: Bool, nearest: String?)
    case draft(String)
    case folder(String)
    /// As the author wrote it.
    case outsideContent(String)
    /// In lower case, without the colon.
    case unsafeScheme(String)
    /// As the author wrote it.
    case withoutScheme(String, address: String)
    case empty(isImage: Bool)
    /// As the author wrote it: a scheme, and no site or name after it.
    case incomplete(String)
    /// Of an image or of what an element of HTML loads.
    case imageElsewhere(Reference.Use)
    /// In lower case.
    case unknownScheme(String, nearest: String?)

    // In the owner's HTML:
    /// As the owner wrote it.
    case notFromRoot(String)
    /// Below the site's root, as the nearest is.
    case missingOutput(String, nearest: String?)
    case missingAnchorFromTheme(String, file: String, nearest: String?)
    case loadedFromElsewhere

    var code: DiagnosticCode { DiagnosticCode(kind) }

    private var kind: LinkCode {
        switch self {
        case .missingPage, .untranslated: .missingPage
        case .missingAnchor, .missingAnchorFromTheme: .missingAnchor
        case .missingFile, .notFromRoot, .missingOutput: .missingFile
        case .draft: .draft
        case .folder: .folder
        case .outsideContent: .outsideContent
        case .unsafeScheme: .unsafeScheme
        case .withoutScheme: .withoutScheme
        case .empty, .incomplete: .empty
        case .imageElsewhere, .loadedFromElsewhere: .imageElsewhere
        case .unknownScheme: .unknownScheme
        }
    }
}
