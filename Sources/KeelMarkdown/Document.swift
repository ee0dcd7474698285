package import KeelBase

/// A Markdown text as a flat tree: one array of small nodes in document order, one buffer for their text.
///
/// No node is an object and no text is a `String` until someone asks for one. `0` is the document's node.
package struct Document: Sendable {
    package typealias NodeID = Int

    package enum Kind: UInt8, Sendable {
        case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
        case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, link, image
    }

    package struct Node: Sendable {
        package var kind: Kind
        package var parent: Int32
        /// `-1`: none.
        package var firstChild: Int32
        /// `-1`: none.
        package var nextSibling: Int32
        /// In `buffer`: the literal of text, code and HTML; the destination of a link or an image.
        package var text: Range<Int32>
        /// In `buffer`: the info string of a code block, the title of a link or image, the id of a heading.
        package var detail: Range<Int32>
        /// Byte offsets in the source text, past what the containers' markers and indentation take.
        package var source: Range<Int32>
        /// What else the kind has: a heading's level; a list's start, delimiter and tightness (see `ListStyle`).
        package var data: Int32
    }

    package let source: SourceText
    package internal(set) var nodes: [Node]
    package internal(set) var buffer: [UInt8]
}

/// A code block of any kind: fenced or indented, wherever it stands.
package struct CodeBlock: Sendable {
    package let node: Document.NodeID
    /// The info string with escapes and entities resolved; empty for an indented block.
    package let info: String
    /// Byte offset of the fence's first character; for an indented block, of its first line's code.
    package let fenceOffset: Int
    /// Byte offset of the info string's first character (or where it would be).
    package let infoOffset: Int
    /// Byte offset of the closing fence's first character; of the end of the code when there is none.
    package let endOffset: Int
    /// The code as the reader sees it: container and fence indentation removed, lines ended by LF.
    package let code: String
    /// For each line of `code`, the byte offset in the source text of its first character.
    package let lineOffsets: [Int]
    package let isFenced: Bool
}

/// A heading of the outline.
package struct Heading: Sendable {
    package let node: Document.NodeID
    /// 1 to 6.
    package let level: Int
    /// Unique in the document.
    package let id: String
    /// Plain text, without markup and without `{#id}`.
    package let text: String
    package let offset: Int
}

/// A link or an image.
package struct Link: Sendable {
    package let node: Document.NodeID
    /// As the author wrote it, escapes and entities resolved, not percent-encoded by us.
    package let destination: String
    package let isImage: Bool
    /// Byte offset of its first character (`[`, `!`, `<`).
    package let offset: Int
}
