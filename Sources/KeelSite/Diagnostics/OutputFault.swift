import KeelBase

/// Two that want the same path of the site. `path` is that of the one where the finding is told.
enum OutputFault: Fault {
    case taken(path: String, by: OutputName)
    /// In case, or else in Unicode normal form.
    case differsInForm(path: String, from: String, of: OutputName, isCase: Bool)
    /// One of the two paths needs a folder where the other is a file.
    case fileAndFolder(path: String, with: String, of: OutputName)
    /// Files in the published site's folder that Keel did not write, where it would write its own.
    case foreign(FilesInTheWay)

    var code: DiagnosticCode {
        switch self {
        case .taken, .fileAndFolder: DiagnosticCode(OutputCode.collision)
        case .differsInForm: DiagnosticCode(OutputCode.caseCollision)
        case .foreign: DiagnosticCode(OutputCode.foreign)
        }
    }
}

/// An owner of a file of the site, as a finding names it. Files are relative to the site's root: `Content/nl/x.md`.
enum OutputName: Hashable, Sendable {
    case article(file: String)
    case markdown(file: String)
    case download(file: String)
    case alias(file: String)
    case file(String)
    case page(GeneratedPage, language: String)
    case feed(language: String)
    case searchIndex(language: String)
    case root(RootFile)
    case theme(ThemeFile)
}

/// The note of a collision.
struct OtherOwner: Remark {}
