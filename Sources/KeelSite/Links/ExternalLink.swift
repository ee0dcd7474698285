package import KeelBase

/// A link to another site, as an author wrote it.
package struct ExternalLink: Sendable, Hashable {
    package let address: String
    /// `Content/nl/x.md`
    package let file: String
    package let position: SourcePosition
}
