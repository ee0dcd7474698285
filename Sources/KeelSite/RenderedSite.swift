package import KeelBase

/// A file of the site, not yet written.
package struct OutputFile: Sendable {
    package enum Content: Sendable {
        case bytes([UInt8])
        /// Of the file at that path.
        case copy(of: String)
    }

    /// Below the site's root: `nl/vip-cycle.html`.
    package let path: String
    package let content: Content

    package init(path: String, content: Content) {
        self.path = path
        self.content = content
    }
}

/// A link to another site, as an author wrote it.
package struct ExternalLink: Sendable, Hashable {
    package let address: String
    /// `Content/nl/x.md`
    package let file: String
    package let position: SourcePosition
}

/// A site in memory.
package struct RenderedSite: Sendable {
    /// Sorted by path, each path once.
    package let files: [OutputFile]
    package let diagnostics: [Diagnostic]
    /// By address, then by place.
    package let externalLinks: [ExternalLink]
    /// Articles and home pages in all languages.
    package let pageCount: Int
}
