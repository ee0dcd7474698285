package import KeelBase

/// A Markdown text as a flat tree: one array of small nodes, one buffer for their text.
///
/// No node is an object and no text is a `String` until someone asks for one. Node `0` is the document. The parser
/// appends nodes in document order; a pass may append others and relink, so document order is that of the links
/// (`walk`, `children`), and a node that a pass has taken out is not reached by them.
package struct Document: Sendable {
    package typealias NodeID = Int

    package enum Kind: UInt8, Sendable {
        case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
        case table, tableRow, tableCell, footnotes, footnote, admonition, figure
        case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, link, image
        case strikethrough, footnoteReference, task

        package var isInline: Bool { rawValue >= Kind.text.rawValue }
    }

    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt16

        package init(rawValue: UInt16) { self.rawValue = rawValue }

        /// A list with numbers.
        package static let ordered = Flags(rawValue: 1)
        /// A list whose paragraphs are shown without `<p>`.
        package static let tight = Flags(rawValue: 2)
        /// A numbered list with `)` after the number.
        package static let parenthesis = Flags(rawValue: 4)
        /// A code block between fences.
        package static let fenced = Flags(rawValue: 8)
        /// A fenced code block whose closing fence is there.
        package static let closed = Flags(rawValue: 16)
        /// A link of the form `<https://…>`.
        package static let autolink = Flags(rawValue: 32)

        /// A table's row of column names.
        package static let header = Flags(rawValue: 64)
        /// A list item that is a task, and a task that is done.
        package static let task = Flags(rawValue: 128)
        package static let done = Flags(rawValue: 256)
    }

    package struct Node: Sendable {
        package var kind: Kind
        package var flags: Flags = []
        package var parent: Int32
        /// `-1`: none.
        package var firstChild: Int32 = -1
        /// `-1`: none.
        package var nextSibling: Int32 = -1
        /// In `buffer`: the literal of text, code and HTML; the destination of a link or an image.
        package var text: Range<Int32> = 0..<0
        /// In `buffer`: the info string of a code block, the title of a link or image, the id of a heading or a
        /// footnote reference.
        package var detail: Range<Int32> = 0..<0
        /// Byte offsets in the source text, past what the containers' markers and indentation take.
        package var source: Range<Int32>
        /// A heading's level, an ordered list's first number, a table cell's `TableAlignment`, an admonition's
        /// `AdmonitionKind`, a footnote's number, also of a reference to it; otherwise 0.
        package var data: Int32 = 0
    }

    package let source: SourceText
    package internal(set) var nodes: [Node] = []
    package internal(set) var buffer: [UInt8] = []
    /// What parsing and the passes found, unsorted.
    package internal(set) var diagnostics: [Diagnostic] = []
    /// How many inline nodes were not found where they should be in the source, and have a place near it: for tests.
    package internal(set) var inexactPositions = 0
    /// In document order.
    package internal(set) var codeBlocks: [CodeBlock] = []
    /// In document order.
    package internal(set) var headings: [Heading] = []
    /// Those that are referred to, in the order of their numbers, which begin at 1.
    package internal(set) var footnotes: [Footnote] = []

    init(source: SourceText) { self.source = source }
}
