import KeelBase

/// Of quotations that are meant to be notes.
enum AdmonitionCode: String, AreaCode {
    case unknown = "admonition.unknown"
    case notAlone = "admonition.not-alone"

    var severity: Diagnostic.Severity { .warning }
}
