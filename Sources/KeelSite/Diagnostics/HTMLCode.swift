import KeelBase

/// Of raw HTML.
enum HTMLCode: String, AreaCode {
    case omitted = "html.omitted"
    case id = "html.id"

    var severity: Diagnostic.Severity {
        switch self {
        case .omitted: .warning
        case .id: .error
        }
    }
}
