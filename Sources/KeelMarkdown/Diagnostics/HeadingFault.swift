import KeelBase

/// What is wrong with a heading or its id.
enum HeadingFault: Fault {
    case duplicateID(String)
    case idCharacters(String)
    /// As it is written, with its braces.
    case idSyntax(String)
    case reservedID(String)
    case repeated(text: String, id: String)

    var code: DiagnosticCode { DiagnosticCode(kind) }

    private var kind: HeadingCode {
        switch self {
        case .duplicateID: .duplicateID
        case .idCharacters: .idCharacters
        case .idSyntax: .idSyntax
        case .reservedID: .reservedID
        case .repeated: .repeated
        }
    }
}
