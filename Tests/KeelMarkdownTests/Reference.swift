internal import CCmark
internal import Foundation
internal import KeelBase
internal import KeelMarkdown

/// What libcmark itself writes.
func cmarkHTML(_ markdown: [UInt8], unsafe: Bool) -> [UInt8] {
    let options = unsafe ? CMARK_OPT_UNSAFE : CMARK_OPT_DEFAULT
    return markdown.withUnsafeBytes { bytes in
        let root = cmark_parse_document(bytes.baseAddress, bytes.count, CMARK_OPT_DEFAULT)
        defer { cmark_node_free(root) }
        guard let html = cmark_render_html(root, options) else { return [] }
        defer { free(html) }
        return Array(UnsafeBufferPointer(start: UnsafeRawPointer(html).assumingMemoryBound(to: UInt8.self), count: strlen(html)))
    }
}

/// What Keel writes with every extension off.
func keelHTML(_ markdown: [UInt8], unsafe: Bool) -> [UInt8] {
    let document = Document(parsing: SourceText(path: "x.md", bytes: markdown), options: .commonMark)
    return HTMLRenderer(rawHTML: unsafe ? .allow : .omit, allowsUnsafeURLs: unsafe).render(document)
}
