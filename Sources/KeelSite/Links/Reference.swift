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

    func diagnostic(_ fault: LinkFault) -> Diagnostic { Diagnostic(fault, in: article.source, at: offset) }
}
