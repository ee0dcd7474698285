import KeelBase
import KeelContent
import KeelMarkdown

/// A place in an article that names something else: a link or an image, in Markdown or in raw HTML.
struct Reference: Sendable {
    /// What the other thing is wanted for.
    enum Use: Hashable, Sendable {
        case link, image
        /// Loaded by an element of raw HTML, by its name.
        case embedded(element: String)
    }

    /// As the author wrote it, escapes and entities resolved.
    let destination: String
    let use: Use
    /// Byte offset in the article's source text.
    let offset: Int
    let article: Article

    init(destination: String, use: Use, offset: Int, in article: Article) {
        self.destination = destination
        self.use = use
        self.offset = offset
        self.article = article
    }

    init(_ link: Link, in article: Article) {
        self.init(destination: link.destination, use: link.isImage ? .image : .link, offset: link.offset, in: article)
    }

    var isLink: Bool { use == .link }

    func diagnostic(_ fault: LinkFault) -> Diagnostic { Diagnostic(fault, in: article.source, at: offset) }
}
