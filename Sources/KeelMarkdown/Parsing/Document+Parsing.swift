internal import CCmark
package import KeelBase

extension Document {
    /// Parses the Markdown that stands from a byte offset on, and runs the passes that the options ask for.
    ///
    /// Bytes that are not UTF-8 pass through; NUL becomes U+FFFD.
    /// - Parameter bodyOffset: where the Markdown starts, past front matter.
    package init(
        parsing source: SourceText, from bodyOffset: Int = 0, options: MarkdownOptions = MarkdownOptions()
    ) {
        self.init(source: source)
        let start = min(max(bodyOffset, 0), source.bytes.count)
        guard source.bytes.count <= Self.sizeLimit else {
            nodes.append(Node(kind: .document, parent: -1, source: 0..<0))
            diagnostics.append(MarkdownDiagnostics.tooLarge(in: source))
            return
        }
        source.bytes.withUnsafeBufferPointer { bytes in
            let body = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[start...])
            let root = cmark_parse_document(body.baseAddress, body.count, CMARK_OPT_DEFAULT)
            defer { cmark_node_free(root) }
            var reader = TreeReader(
                document: self, places: BlockPlaces(source: source, bytes: bytes, bodyOffset: start))
            reader.read(root)
            self = reader.document
            inexactPositions = reader.cursor.lostCount
            if options.repairsFenceIndentation { repairFenceIndentation(reader.misreadCode) }
        }
        if options.emphasis { pairEmphasisAsMeant() }
        collectHeadings(withIDs: options.headingIDs)
        if options.pitfalls { findPitfalls(options.language) }
        if options.typography, let rules = TypographyRules(options.language) { setTypography(rules) }
    }

    /// In bytes; cmark ends the process when one of its buffers passes two gigabytes.
    package static let sizeLimit = 1 << 28
}
