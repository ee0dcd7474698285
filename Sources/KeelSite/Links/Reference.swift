import KeelBase
import KeelContent
import KeelMarkdown

/// A place in an article that names something else: a link or an image, in Markdown or in raw HTML.
struct Reference: Sendable {
    /// As the author wrote it, escapes and entities resolved.
    let destination: String
    let isImage: Bool
    /// Byte offset in the article's source text.
    let offset: Int
    let article: Article

    init(destination: String, isImage: Bool, offset: Int, in article: Article) {
        self.destination = destination
        self.isImage = isImage
        self.offset = offset
        self.article = article
    }

    init(_ link: Link, in article: Article) {
        self.init(destination: link.destination, isImage: link.isImage, offset: link.offset, in: article)
    }
}

/// What is said about references.
extension Reference {
    func missingPage(_ path: String, nearest: String?) -> Diagnostic {
        diagnostic(.linkMissingPage, "there is no article at \(SiteLayout.content(path))", hint: nearest.map(suggest))
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
        let kind = isImage ? "image" : "file"
        return diagnostic(
            .linkMissingFile, "there is no \(kind) at \(SiteLayout.content(path))",
            hint: nearest.map(suggest)
                ?? "put it beside the article, or into \(SiteLayout.assets) and link to /assets/…")
    }

    func draft(_ path: String) -> Diagnostic {
        diagnostic(
            .linkDraft, "\(SiteLayout.content(path)) is a draft, so it has no page",
            hint: "remove the link, or draft: true there")
    }

    func folder(_ path: String) -> Diagnostic {
        diagnostic(
            .linkFolder, "the folder \(SiteLayout.content(path)) has no page of its own",
            hint: "link to one of its articles, or write \(SiteLayout.content(path.isEmpty ? "" : path + "/"))index.md")
    }

    func outsideContent() -> Diagnostic {
        diagnostic(
            .linkOutsideContent,
            "\"\(destination)\" leads out of the folder \(SiteLayout.content), and isn't part of the site",
            hint: "link to its address on the web")
    }

    func unsafeScheme(_ scheme: String) -> Diagnostic {
        diagnostic(
            .linkUnsafeScheme, "links with \(scheme): are not written into pages", hint: "link to a page or a file")
    }

    func withoutScheme() -> Diagnostic {
        diagnostic(
            .linkWithoutScheme, "\"\(destination)\" has no scheme, so it doesn't work from disk",
            hint: "write https:\(destination)")
    }

    func empty() -> Diagnostic {
        diagnostic(.linkEmpty, "this \(isImage ? "image" : "link") has no destination")
    }

    func imageElsewhere() -> Diagnostic {
        diagnostic(
            .imageElsewhere, "the image would be loaded from another site, which pages don't do",
            hint: "put a copy beside the article")
    }

    private func suggest(_ path: String) -> String { "did you mean \(SiteLayout.content(path))?" }

    private func diagnostic(_ code: DiagnosticCode, _ message: String, hint: String? = nil) -> Diagnostic {
        Diagnostic(code, in: article.source, at: offset, message, hint: hint)
    }
}
