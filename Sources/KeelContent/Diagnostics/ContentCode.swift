package import KeelBase

/// Of the files of the content and how they belong together.
package enum ContentCode: String, AreaCode {
    case missing = "content.missing"
    case noArticles = "content.no-articles"
    case unreadable = "content.unreadable"
    case notUTF8 = "content.not-utf8"
    case noTitle = "content.no-title"
    case secondTitle = "content.second-title"
    case source = "content.source"
    case notJoined = "content.not-joined"
    case unknownFolder = "content.unknown-folder"
    case noFolder = "content.no-folder"
    case link = "content.link"
    case notAFile = "content.not-a-file"
    case fileName = "content.file-name"

    package var severity: Diagnostic.Severity {
        switch self {
        case .missing, .noArticles, .unreadable, .notUTF8, .noTitle, .source, .link: .error
        case .secondTitle, .notJoined, .unknownFolder, .noFolder, .notAFile, .fileName: .warning
        }
    }
}
