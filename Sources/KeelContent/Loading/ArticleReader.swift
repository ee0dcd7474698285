import KeelBase
import KeelMarkdown

/// Reads one article by itself: what it needs to know of the others comes later.
struct ArticleReader: Sendable {
    struct Result: Sendable {
        let id: TextID
        let file: String
        /// `nil` if it can't have a page; there is an error then.
        var article: Article?
        var diagnostics: [Diagnostic]
    }

    let configuration: SiteConfiguration

    func read(_ text: ContentListing.Text, in layout: SiteLayout) -> Result {
        let bytes: [UInt8]
        do {
            bytes = try FileSystem.read(layout.absolute(text.file))
        } catch {
            return Result(
                id: text.id, file: text.file, article: nil, diagnostics: [.unreadable(text.file, error)])
        }
        return read(SourceText(path: text.file, bytes: bytes), id: text.id)
    }

    func read(_ source: SourceText, id: TextID) -> Result {
        if let offset = firstInvalidUTF8(in: source.bytes) {
            return Result(id: id, file: source.path, article: nil, diagnostics: [.notUTF8(in: source, at: offset)])
        }
        let matter = FrontMatterParser.parse(source)
        guard var frontMatter = matter.frontMatter else {
            return Result(id: id, file: source.path, article: nil, diagnostics: matter.diagnostics)
        }
        var diagnostics = matter.diagnostics
        diagnostics += checkAliases(&frontMatter, in: source)
        let slug = slug(of: id.article, frontMatter, in: source)
        if slug.path == nil, let diagnostic = slug.diagnostic { diagnostics.append(diagnostic) }

        let options = configuration.markdown(in: id.language)
        let document = Document(parsing: source, from: frontMatter.bodyOffset, options: options)
        let fences = FenceParser.parse(document.codeBlocks, in: source)
        diagnostics += document.diagnostics + fences.diagnostics
        let firstHeadings = document.headings.filter { $0.level == 1 }
        diagnostics += firstHeadings.dropFirst().map { heading in
            let first = Diagnostic.Note(ContentRemark.firstTitle, in: source, at: firstHeadings[0].offset)
            return Diagnostic(ContentFault.secondTitle, in: source, at: heading.offset, notes: [first])
        }
        let title =
            frontMatter.title.map { typographic($0, options: options) }
            ?? firstHeadings.first { !$0.text.isEmpty }?.text
        if title == nil {
            let start = SourcePosition(line: 1, column: 1)
            diagnostics.append(Diagnostic(ContentFault.noTitle, file: source.path, position: start))
        }

        guard let title, let path = slug.path else {
            return Result(id: id, file: source.path, article: nil, diagnostics: diagnostics)
        }
        let article = Article(
            id: id.article, language: id.language, source: source, frontMatter: frontMatter, fences: fences.fences,
            headings: document.headings, links: document.links, rawHTML: document.rawHTML,
            anchors: anchors(of: document),
            structure: TextStructure(document, fences: fences.fences, bodyOffset: frontMatter.bodyOffset), title: title,
            slug: path)
        return Result(id: id, file: source.path, article: article, diagnostics: diagnostics)
    }

    private func anchors(of document: Document) -> ArticleAnchors {
        let html = configuration.rawHTML == .allow ? document.rawHTML : []
        return ArticleAnchors(document.headings, others: html.lazy.flatMap { $0.anchors.lazy.map(\.id) })
    }

    private func slug(
        of id: ArticleID, _ frontMatter: FrontMatter, in source: SourceText
    ) -> (path: String?, diagnostic: Diagnostic?) {
        guard let slug = frontMatter.slug else { return (id.path, nil) }
        let path = slug.precomposedForm
        guard path != id.path, let fault = PathRules.fault(inSlug: slug) else { return (path, nil) }
        return (nil, Diagnostic(SlugFault.slug(slug, fault), in: source, at: frontMatter.offsets["slug"] ?? 0))
    }

    /// Takes out the aliases that can't be.
    private func checkAliases(_ frontMatter: inout FrontMatter, in source: SourceText) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        var (aliases, offsets): ([String], [Int]) = ([], [])
        for (alias, offset) in zip(frontMatter.aliases, frontMatter.aliasOffsets) {
            let path = alias.hasSuffix(".html") ? String(alias.dropLast(5)) : alias
            if let fault = PathRules.fault(inAlias: path) {
                diagnostics.append(Diagnostic(SlugFault.alias(alias, fault), in: source, at: offset))
            } else {
                aliases.append(path.precomposedForm)
                offsets.append(offset)
            }
        }
        (frontMatter.aliases, frontMatter.aliasOffsets) = (aliases, offsets)
        return diagnostics
    }
}
