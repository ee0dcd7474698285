internal import CCmark
internal import Foundation
internal import KeelBase
internal import KeelMarkdown

/// The HTML of one text in both of cmark's modes.
struct BothModes: Equatable {
    var safe: [UInt8]
    var unsafe: [UInt8]

    /// `==` of arrays takes a long time in a debug build.
    static func == (left: BothModes, right: BothModes) -> Bool {
        left.safe.count == right.safe.count && left.unsafe.count == right.unsafe.count
            && memcmp(left.safe, right.safe, left.safe.count) == 0
            && memcmp(left.unsafe, right.unsafe, left.unsafe.count) == 0
    }
}

/// What libcmark itself writes.
func cmarkHTML(_ markdown: [UInt8]) -> BothModes {
    markdown.withUnsafeBytes { bytes in
        let root = cmark_parse_document(bytes.baseAddress, bytes.count, CMARK_OPT_DEFAULT)
        defer { cmark_node_free(root) }
        return BothModes(safe: render(root, CMARK_OPT_DEFAULT), unsafe: render(root, CMARK_OPT_UNSAFE))
    }
}

private func render(_ root: OpaquePointer?, _ options: Int32) -> [UInt8] {
    guard let html = cmark_render_html(root, options) else { return [] }
    defer { free(html) }
    return Array(UnsafeRawBufferPointer(start: html, count: strlen(html)))
}

/// What Keel writes with every extension off.
func keelHTML(_ markdown: [UInt8]) -> BothModes {
    keelHTML(Document(parsing: SourceText(path: "x.md", bytes: markdown), options: .commonMark))
}

func keelHTML(_ document: Document) -> BothModes {
    BothModes(
        safe: HTMLRenderer().render(document),
        unsafe: HTMLRenderer(rawHTML: .allow, allowsUnsafeURLs: true).render(document))
}

func parse(_ markdown: String, from offset: Int = 0, options: MarkdownOptions = MarkdownOptions()) -> Document {
    Document(parsing: SourceText(path: "x.md", bytes: Array(markdown.utf8)), from: offset, options: options)
}

/// HTML with all passes on.
func html(_ markdown: String) -> String {
    String(decoding: HTMLRenderer().render(parse(markdown)), as: UTF8.self)
}
