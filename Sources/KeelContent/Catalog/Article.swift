package import KeelBase
package import KeelMarkdown

/// One text: an article in one language.
package struct Article: Sendable {
    package let id: ArticleID
    package let language: Language
    package let source: SourceText
    package internal(set) var frontMatter: FrontMatter
    /// The Swift blocks and all other fences, in order.
    package let fences: [Fence]
    package let headings: [Heading]
    package let links: [Link]
    package let rawHTML: [RawHTMLNode]
    /// What links may name.
    package let anchors: ArticleAnchors
    let structure: TextStructure
    /// `title` of the front matter, else the first level-1 heading's text.
    package let title: String
    /// Path of its page below the site, without language and `.html`: `vip-cycle`, `guide/index`.
    package let slug: String

    package var textID: TextID { TextID(language, id) }
    /// `Content/nl/vip-cycle.md`, as the file system has it.
    package var file: String { source.path }
    /// `nl/vip-cycle.html`, relative to the site's root folder.
    package var pagePath: String { "\(language)/\(slug).html" }

    /// Of the file, from the opening fence to the closing one, from 1.
    package func lines(of fence: Fence) -> ClosedRange<Int> {
        let start = source.lineIndex(at: fence.block.fenceOffset) + 1
        return start...max(start, source.lineIndex(at: fence.block.endOffset) + 1)
    }
}
