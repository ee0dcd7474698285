import KeelBase

/// Of headings and their ids.
enum HeadingCode: String, AreaCode {
    case duplicateID = "heading.duplicate-id"
    case idCharacters = "heading.id-characters"
    case idSyntax = "heading.id-syntax"
    case reservedID = "heading.id-reserved"
    case repeated = "heading.repeated"

    var severity: Diagnostic.Severity {
        switch self {
        case .duplicateID, .idSyntax, .reservedID: .error
        case .idCharacters, .repeated: .warning
        }
    }
}
