import KeelBase

/// Of images.
enum ImageCode: String, AreaCode {
    case unreadable = "image.unreadable"
    case noAlternative = "image.no-alternative"

    var severity: Diagnostic.Severity { .warning }
}
