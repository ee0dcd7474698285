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
            diagnostics.append(Diagnostic(LintFault.tooLarge(limit: Self.sizeLimit), file: source.path))
            return
        }
        let definitions = source.bytes.withUnsafeBufferPointer { bytes in
            let places = BlockPlaces(source: source, bytes: bytes, bodyOffset: start)
            var reader = TreeReader(document: self, places: places, findsTables: options.tables)
            var footnotes = FootnoteDefinitions(places, options: options)
            let body = UnsafeBufferPointer(rebasing: bytes[start...])
            if footnotes.all.isEmpty {
                CMark.parse(body) { root in root.map { reader.read($0) } }
            } else {
                CMark.parse(footnotes.rest) { root in root.map { reader.read($0) } }
                reader.readFootnotes(&footnotes)
            }
            if !reader.tables.isEmpty {
                // Without the footnotes, whose definitions would be links'.
                let text = footnotes.all.isEmpty ? Array(body) : footnotes.rest
                text.withUnsafeBufferPointer { reader.readTables(references: $0) }
            }
            self = reader.document
            inexactPositions = reader.cursor.lostCount
            if options.repairsFenceIndentation { repairFenceIndentation(reader.misreadCode) }
            return footnotes.all
        }
        if options.footnotes { linkFootnotes(definitions) }
        if options.emphasis { pairEmphasisAsMeant() }
        if options.admonitions { markAdmonitions() }
        if options.taskLists { markTasks() }
        if options.figures { makeFigures() }
        // What a link was meant to be shows in the whole text, not in pieces of it.
        if options.lints { lint(options.language) }
        if options.bareLinks { linkBareAddresses() }
        if options.strikethrough { strikeThrough() }
        collectHeadings(withIDs: options.headingIDs)
        if options.typography, let rules = TypographyRules(options.language) { setTypography(rules) }
    }

    /// In bytes; cmark ends the process when one of its buffers passes two gigabytes.
    package static let sizeLimit = 1 << 28
}
