import KeelBase
import KeelContent

extension Diagnostic {
    /// Told at the one of the two that an author can rename.
    init(_ collision: PathClaims<OutputOwner>.Collision, in catalog: Catalog) {
        let isLosersFault = collision.loser.owner.isAuthors
        let here = isLosersFault ? collision.loser : collision.holder
        let other = isLosersFault ? collision.holder : collision.loser
        let name = OutputName(other, in: catalog)
        let fault: OutputFault =
            switch collision.conflict {
            case .samePath: .taken(path: here.path, by: name)
            // Swift's `==` takes normal forms for equal.
            case .sameFile:
                .differsInForm(path: here.path, from: other.path, of: name, isCase: here.path != other.path)
            case .belowFile: .fileAndFolder(path: here.path, with: other.path, of: name)
            }
        let place = OutputPlace(here, in: catalog)
        let otherPlace = OutputPlace(other, in: catalog)
        let note = otherPlace.file.map { Note(OtherOwner(), file: $0, position: otherPlace.position) }
        self.init(
            fault, file: place.file ?? SiteLayout.configuration, position: place.position,
            notes: note.map { [$0] } ?? [])
    }
}

extension OutputOwner {
    fileprivate var isAuthors: Bool {
        switch self {
        case .article, .alias, .file, .asset: true
        case .markdown, .download, .page, .feed, .searchIndex, .root, .theme: false
        }
    }
}

/// Where an output comes from.
private struct OutputPlace {
    /// `nil` for what comes from no file.
    var file: String?
    /// Of the slug or the alias that asks for the path.
    var position: SourcePosition?

    init(_ claim: PathClaims<OutputOwner>.Claim, in catalog: Catalog) {
        switch claim.owner {
        case .article(let index):
            let article = catalog[index]
            file = article.file
            if article.slug != article.id.path {
                position = article.frontMatter.offsets["slug"].map(article.source.position)
            }
        case .alias(let index, let alias):
            let article = catalog[index]
            file = article.file
            position = article.source.position(at: article.frontMatter.aliasOffsets[alias])
        case .markdown(let index), .download(let index): file = catalog[index].file
        case .file: file = SiteLayout.content(claim.path)
        case .asset: file = SiteLayout.site(claim.path)
        case .page, .feed, .searchIndex, .root, .theme: break
        }
    }
}

extension OutputName {
    fileprivate init(_ claim: PathClaims<OutputOwner>.Claim, in catalog: Catalog) {
        self =
            switch claim.owner {
            case .article(let index): .article(file: catalog[index].file)
            case .markdown(let index): .markdown(file: catalog[index].file)
            case .download(let index): .download(file: catalog[index].file)
            case .alias(let index, _): .alias(file: catalog[index].file)
            case .file: .file(SiteLayout.content(claim.path))
            case .asset: .file(SiteLayout.site(claim.path))
            case .page(let page, let language): .page(page, language: language.tag)
            case .feed(let language): .feed(language: language.tag)
            case .searchIndex(let language): .searchIndex(language: language.tag)
            case .root(let file): .root(file)
            case .theme(let file): .theme(file)
            }
    }
}

extension Catalog {
    subscript(index: ArticleIndex) -> Article { articles[index.translations].articles[index.article] }
}
