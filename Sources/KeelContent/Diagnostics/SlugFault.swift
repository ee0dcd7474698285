import KeelBase

/// What is wrong with the path of a page or a copied file.
enum SlugFault: Fault {
    case slug(String, PathRules.Fault)
    case alias(String, PathRules.Fault)
    /// Another file has it already.
    case taken(String, by: String, isAlias: Bool)
    /// Another file's path differs in case only, or in Unicode normal form.
    case differsInForm(String, other: String, of: String, isNormalForm: Bool)
    /// It needs a folder where another file is.
    case belowFile(String, other: String, of: String)

    var code: DiagnosticCode { DiagnosticCode(kind) }

    private var kind: SlugCode {
        switch self {
        case .slug(_, .outside), .alias(_, .outside): .outside
        case .slug, .alias: .invalid
        case .taken, .belowFile: .collision
        case .differsInForm: .caseCollision
        }
    }
}
