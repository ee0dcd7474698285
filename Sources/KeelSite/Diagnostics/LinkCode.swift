import KeelBase

/// Of links and images, in articles and in the owner's HTML.
enum LinkCode: String, AreaCode {
    case missingPage = "link.missing-page"
    case missingAnchor = "link.missing-anchor"
    case missingFile = "link.missing-file"
    case draft = "link.draft"
    case folder = "link.folder"
    case outsideContent = "link.outside-content"
    case unsafeScheme = "link.unsafe-scheme"
    case withoutScheme = "link.without-scheme"
    case empty = "link.empty"
    case imageElsewhere = "link.image-elsewhere"
    case unknownScheme = "link.unknown-scheme"

    var severity: Diagnostic.Severity { .error }
}
