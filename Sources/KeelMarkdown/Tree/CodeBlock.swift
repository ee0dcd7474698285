package import KeelBase

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
    package internal(set) var code: String
    /// For each line of `code`, the byte offset in the source text of its first character.
    package let lineOffsets: TextOffsets
    package let isFenced: Bool
    /// Whether a closing fence ends it; an indented block counts as closed.
    package let isClosed: Bool
}
