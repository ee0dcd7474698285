import KeelBase

/// What is wrong with a file of the content, or with where it is.
enum ContentFault: Fault {
    /// In the system's words.
    case missing(reason: String, firstLanguage: Language?)
    /// - Parameter file: where the first could be.
    case noArticles(file: String, hasDrafts: Bool)
    /// In the system's words.
    case unreadable(reason: String)
    case notUTF8(isUTF16: Bool)
    case noTitle
    case secondTitle
    case unknownSource(Language, languages: [Language])
    case sourceWithoutText(TextID)
    case sourcesDiffer(Language, other: Language, in: String)
    /// Articles whose paths differ in case only.
    case notJoined(ArticleID, other: ArticleID, of: String)
    /// - Parameter path: below the content.
    case strayFile(path: String)
    case unknownFolder(String, languages: [String])
    case noFolder(Language)
    case strayInSupport
    case specialFile
    case deadLink
    case linkOutside
    case linkToFolder
    case fileName(PathRules.Fault)
    /// Nearly that of an article.
    case ending

    var code: DiagnosticCode { DiagnosticCode(kind) }

    private var kind: ContentCode {
        switch self {
        case .missing: .missing
        case .noArticles: .noArticles
        case .unreadable: .unreadable
        case .notUTF8: .notUTF8
        case .noTitle: .noTitle
        case .secondTitle: .secondTitle
        case .unknownSource, .sourceWithoutText, .sourcesDiffer: .source
        case .notJoined: .notJoined
        case .strayFile, .unknownFolder, .strayInSupport: .unknownFolder
        case .noFolder: .noFolder
        case .specialFile: .notAFile
        case .deadLink, .linkOutside, .linkToFolder: .link
        case .fileName, .ending: .fileName
        }
    }
}

/// More about a file of the content or a value in it.
enum ContentRemark: Remark {
    case firstTitle
    /// The other place where an article's source is named, or the other file that wants a path.
    case other, otherOne
    /// The place of a key that is there again; of a language, as it was written.
    case firstGiven(as: String?)
    /// The line where front matter stops looking like YAML.
    case neitherYAMLNorFence
}

extension Diagnostic {
    static func unreadable(_ file: String, _ error: any Error) -> Diagnostic {
        Diagnostic(ContentFault.unreadable(reason: "\(error)"), file: file)
    }

    static func notUTF8(in source: SourceText, at offset: Int) -> Diagnostic {
        let isUTF16 = source.bytes.starts(with: [0xFF, 0xFE]) || source.bytes.starts(with: [0xFE, 0xFF])
        return Diagnostic(ContentFault.notUTF8(isUTF16: isUTF16), in: source, at: offset)
    }
}
