/// A heading of the outline.
package struct Heading: Sendable {
    package let node: Document.NodeID
    /// 1 to 6.
    package let level: Int
    /// Unique in the document; empty when `MarkdownOptions.headingIDs` is off.
    package let id: String
    /// Plain text, without markup and without `{#id}`.
    package internal(set) var text: String
    /// Byte offset of its first character (`#`, or the text of an underlined one).
    package let offset: Int
    /// Whether the author wrote the id.
    package let hasExplicitID: Bool
}
