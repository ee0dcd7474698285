import KeelBase

/// Of raw HTML.
enum HTMLCode: String, AreaCode {
    case omitted = "html.omitted"

    var severity: Diagnostic.Severity { .warning }
}
