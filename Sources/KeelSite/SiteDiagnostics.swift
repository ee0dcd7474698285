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
    static let htmlOmitted = DiagnosticCode("html.omitted", .warning, "Raw HTML was left out of a page.")
    static let stringsUnreadable = DiagnosticCode("strings.unreadable", .error, "A strings file can't be read.")
    static let stringsUnknownKey = DiagnosticCode(
        "strings.unknown-key", .error, "A strings file has a key that isn't used.")
    static let stringsMissing = DiagnosticCode(
        "strings.missing", .warning, "The interface has no text in a language of the site.")
}

package enum SiteCodes {
    package static let all: [DiagnosticCode] = [
        .linkMissingPage, .linkMissingAnchor, .linkMissingFile, .linkDraft, .linkFolder, .linkOutsideContent,
        .linkUnsafeScheme, .linkWithoutScheme, .linkEmpty, .imageElsewhere, .htmlOmitted,
        .stringsUnreadable, .stringsUnknownKey, .stringsMissing,
    ]
}

/// A link that something is to be said about.
struct Finding {
    let link: Link
    let article: Article

    func missingPage(_ path: String, nearest: String?) -> Diagnostic {
        diagnostic(.linkMissingPage, "there is no article at Content/\(path)", hint: nearest.map(suggest))
    }

    func missingAnchor(_ fragment: String, in target: Article) -> Diagnostic {
        let ids = target.headings.map(\.id).filter { !$0.isEmpty }
        let page = target.file == article.file ? "this page" : target.file
        let list = ids.prefix(12).map { "#" + $0 }.joined(separator: ", ") + (ids.count > 12 ? ", …" : "")
        let nearest = suggestion(for: fragment, among: ids).map { "did you mean #\($0)? " } ?? ""
        return diagnostic(
            .linkMissingAnchor, "\(page) has no section #\(fragment)",
            hint: ids.isEmpty ? "it has no sections" : "\(nearest)its sections are \(list)")
    }

    func missingFile(_ path: String, nearest: String?) -> Diagnostic {
        let kind = link.isImage ? "image" : "file"
        return diagnostic(
            .linkMissingFile, "there is no \(kind) at Content/\(path)",
            hint: nearest.map(suggest) ?? "put it beside the article, or into Site/assets and link to /assets/…")
    }

    func draft(_ path: String) -> Diagnostic {
        diagnostic(
            .linkDraft, "Content/\(path) is a draft, so it has no page", hint: "remove the link, or draft: true there")
    }

    func folder(_ path: String) -> Diagnostic {
        diagnostic(
            .linkFolder, "the folder Content/\(path) has no page of its own",
            hint: "link to one of its articles, or write Content/\(path.isEmpty ? "" : path + "/")index.md")
    }

    func outsideContent() -> Diagnostic {
        diagnostic(
            .linkOutsideContent, "\"\(link.destination)\" leads out of the folder Content, and isn't part of the site",
            hint: "link to its address on the web")
    }

    func unsafeScheme(_ scheme: String) -> Diagnostic {
        diagnostic(
            .linkUnsafeScheme, "links with \(scheme): are not written into pages", hint: "link to a page or a file")
    }

    func withoutScheme() -> Diagnostic {
        diagnostic(
            .linkWithoutScheme, "\"\(link.destination)\" has no scheme, so it doesn't work from disk",
            hint: "write https:\(link.destination)")
    }

    func empty() -> Diagnostic {
        diagnostic(.linkEmpty, "this \(link.isImage ? "image" : "link") has no destination")
    }

    func imageElsewhere() -> Diagnostic {
        diagnostic(
            .imageElsewhere, "the image would be loaded from another site, which pages don't do",
            hint: "put a copy beside the article")
    }

    private func suggest(_ path: String) -> String { "did you mean Content/\(path)?" }

    private func diagnostic(_ code: DiagnosticCode, _ message: String, hint: String? = nil) -> Diagnostic {
        Diagnostic(code, in: article.source, at: link.offset, message, hint: hint)
    }
}

extension Diagnostic {
    static func omittedHTML(_ html: RawHTMLNode, in article: Article) -> Diagnostic {
        let start = html.text.prefix { !$0.isNewline }.prefix(40)
        return Diagnostic(
            .htmlOmitted, in: article.source, at: html.offset, "raw HTML is left out of the page: \(start)",
            hint: html.isBlock
                ? "write it as Markdown, or set html: allow in Site/site.yml"
                : "put code between backticks, or set html: allow in Site/site.yml")
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
            .stringsMissing, file: "Site/strings/\(language).yml",
            "the interface is partly in English on pages in \(language): \(list)",
            hint: "write the missing texts into this file; those in English are in en.yml of Keel's strings")
    }
}
