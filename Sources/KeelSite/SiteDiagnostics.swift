package import KeelBase
import KeelContent
import KeelMarkdown

extension DiagnosticCode {
    static let linkMissingPage = DiagnosticCode(
        "link.missing-page", .error, "A link leads to an article that isn't there.")
    static let linkMissingAnchor = DiagnosticCode(
        "link.missing-anchor", .error, "A link leads to a section that the page doesn't have.")
    static let linkMissingFile = DiagnosticCode(
        "link.missing-file", .error, "A link or an image names a file that isn't there.")
    static let linkDraft = DiagnosticCode("link.draft", .error, "A link leads to a draft, which has no page.")
    static let linkFolder = DiagnosticCode("link.folder", .error, "A link leads to a folder that has no page.")
    static let linkOutsideContent = DiagnosticCode(
        "link.outside-content", .error, "A link leads out of the folder Content.")
    static let linkUnsafeScheme = DiagnosticCode(
        "link.unsafe-scheme", .error, "A link would run code or open a file on the reader's disk.")
    static let linkWithoutScheme = DiagnosticCode(
        "link.without-scheme", .error, "A link to another site leaves out https:, so it can't work from disk.")
    static let linkEmpty = DiagnosticCode("link.empty", .error, "A link has no destination.")
    static let imageElsewhere = DiagnosticCode(
        "link.image-elsewhere", .error, "An image would be loaded from another site.")
    static let imageUnreadable = DiagnosticCode(
        "image.unreadable", .warning, "An image's file isn't what its name says, or is damaged.")
    static let imageNoAlternative = DiagnosticCode(
        "image.no-alternative", .warning, "An image has no text for those who don't see it.")
    static let diagramProgram = DiagnosticCode(
        "diagram.program", .error, "The program that draws diagrams isn't installed, or can't be started.")
    static let diagramFailed = DiagnosticCode("diagram.failed", .error, "A diagram can't be drawn.")
    static let diagramDoubtful = DiagnosticCode(
        "diagram.doubtful", .warning, "A diagram is drawn otherwise than it says.")
    static let htmlOmitted = DiagnosticCode("html.omitted", .warning, "Raw HTML was left out of a page.")
    static let missingAsset = DiagnosticCode(
        "site.missing-asset", .error, "\(SiteLayout.configuration) names a file that isn't in \(SiteLayout.assets).")
    static let navigationUnknown = DiagnosticCode(
        "site.navigation", .error, "The navigation in \(SiteLayout.configuration) names no article and no folder.")
    static let themeUnreadable = DiagnosticCode("site.unreadable", .error, "A file of the folder Site can't be read.")
    static let stringsUnreadable = DiagnosticCode("strings.unreadable", .error, "A strings file can't be read.")
    static let stringsUnknownKey = DiagnosticCode(
        "strings.unknown-key", .error, "A strings file has a key that isn't used.")
    static let stringsMissing = DiagnosticCode(
        "strings.missing", .warning, "The interface has no text in a language of the site.")
}

package enum SiteCodes {
    package static let all: [DiagnosticCode] = [
        .linkMissingPage, .linkMissingAnchor, .linkMissingFile, .linkDraft, .linkFolder, .linkOutsideContent,
        .linkUnsafeScheme, .linkWithoutScheme, .linkEmpty, .imageElsewhere, .imageUnreadable, .imageNoAlternative,
        .diagramProgram, .diagramFailed, .diagramDoubtful, .htmlOmitted, .missingAsset,
        .navigationUnknown, .themeUnreadable,
        .stringsUnreadable, .stringsUnknownKey, .stringsMissing,
    ]
}

extension Diagnostic {
    static func omittedHTML(_ html: RawHTMLNode, in article: Article) -> Diagnostic {
        let start = html.text.prefix { !$0.isNewline }.prefix(40)
        return Diagnostic(
            .htmlOmitted, in: article.source, at: html.offset, "raw HTML is left out of the page: \(start)",
            hint: html.isBlock
                ? "write it as Markdown, or set html: allow in \(SiteLayout.configuration)"
                : "put code between backticks, or set html: allow in \(SiteLayout.configuration)")
    }

    static func missingAsset(_ path: String, key: String, among assets: [String]) -> Diagnostic {
        Diagnostic(
            .missingAsset, file: SiteLayout.configuration,
            "\"\(key)\" names \(SiteLayout.assets)/\(path), which isn't there",
            hint: suggestion(for: path, among: assets).map { "did you mean \"\($0)\"?" })
    }

    static func navigationUnknown(_ path: String, among paths: [String]) -> Diagnostic {
        Diagnostic(
            .navigationUnknown, file: SiteLayout.configuration,
            "\"navigation\" names \"\(path)\", and no language has an article or a folder of that path",
            hint: suggestion(for: path, among: paths).map { "did you mean \"\($0)\"?" })
    }

    static func themeUnreadable(_ path: String, _ error: any Error) -> Diagnostic {
        Diagnostic(.themeUnreadable, file: path, "\(error)")
    }

    static func stringsUnreadable(_ path: String, _ error: any Error) -> Diagnostic {
        Diagnostic(.stringsUnreadable, file: path, "\(error)")
    }

    static func stringsKey(_ entry: TextMapping.Entry, in source: SourceText) -> Diagnostic {
        let keys = InterfaceText.allCases.map(\.rawValue) + CountedText.allCases.map(\.rawValue)
        if keys.contains(entry.key) {
            return Diagnostic(
                .stringsUnknownKey, in: source, at: entry.offset, "\"\(entry.key)\" must be one text")
        }
        return Diagnostic(
            .stringsUnknownKey, in: source, at: entry.offset, "the interface has no text \"\(entry.key)\"",
            hint: suggestion(for: entry.key, among: keys).map { "did you mean \"\($0)\"?" })
    }

    static func stringsForms(_ entry: TextMapping.Entry, in source: SourceText) -> Diagnostic {
        Diagnostic(
            .stringsUnknownKey, in: source, at: entry.offset,
            "\"\(entry.key)\" must have a text for each plural form: zero, one, two, few, many or other")
    }

    static func stringsMissing(_ language: Language, keys: [String]) -> Diagnostic {
        let list = keys.prefix(8).joined(separator: ", ") + (keys.count > 8 ? ", … (\(keys.count) in all)" : "")
        return Diagnostic(
            .stringsMissing, file: SiteLayout.strings(language),
            "the interface is partly in English on pages in \(language): \(list)",
            hint: "write the missing texts into this file; those in English are in en.yml of Keel's strings")
    }
}
