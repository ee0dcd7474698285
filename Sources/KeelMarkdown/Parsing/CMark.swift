internal import CCmark
internal import KeelBase

/// The library that parses CommonMark; no other file knows it.
enum CMark {
    /// - Parameter read: gets the root. The tree is gone when it returns.
    static func parse<Result>(
        _ text: UnsafeBufferPointer<UInt8>, _ read: (CMarkNode?) throws -> Result
    ) rethrows -> Result {
        let bytes = UnsafeRawBufferPointer(text)
        let root = cmark_parse_document(bytes.baseAddress, bytes.count, CMARK_OPT_DEFAULT)
        defer { cmark_node_free(root) }
        return try read(root.map(CMarkNode.init))
    }

    static func parse<Result>(_ text: [UInt8], _ read: (CMarkNode?) throws -> Result) rethrows -> Result {
        try text.withUnsafeBufferPointer { try parse($0, read) }
    }
}

/// A node of cmark's tree. Nothing of it may be kept when the closure returns that was given the tree.
struct CMarkNode: Equatable {
    private let pointer: OpaquePointer

    fileprivate init(_ pointer: OpaquePointer) { self.pointer = pointer }

    var firstChild: CMarkNode? { cmark_node_first_child(pointer).map(CMarkNode.init) }
    var next: CMarkNode? { cmark_node_next(pointer).map(CMarkNode.init) }

    /// From 1.
    var startLine: Int32 { cmark_node_get_start_line(pointer) }
    var endLine: Int32 { cmark_node_get_end_line(pointer) }
    /// In bytes, from 1.
    var startColumn: Int32 { cmark_node_get_start_column(pointer) }

    var kind: Document.Kind {
        switch cmark_node_get_type(pointer) {
        case CMARK_NODE_TEXT: .text
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_CODE: .code
        case CMARK_NODE_HTML_INLINE: .htmlInline
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_LINK: .link
        case CMARK_NODE_IMAGE: .image
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_HEADING: .heading
        case CMARK_NODE_CODE_BLOCK: .codeBlock
        case CMARK_NODE_HTML_BLOCK: .htmlBlock
        case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
        case CMARK_NODE_BLOCK_QUOTE: .blockQuote
        case CMARK_NODE_LIST: .list
        case CMARK_NODE_ITEM: .item
        default: .document
        }
    }

    /// Of a text, code or raw HTML.
    var literal: UnsafeBufferPointer<UInt8>? { bytes(cmark_node_get_literal(pointer)) }
    /// Of a link or an image.
    var destination: UnsafeBufferPointer<UInt8>? { bytes(cmark_node_get_url(pointer)) }
    var title: UnsafeBufferPointer<UInt8>? { bytes(cmark_node_get_title(pointer)) }
    /// Of a code block.
    var info: UnsafeBufferPointer<UInt8>? { bytes(cmark_node_get_fence_info(pointer)) }

    var headingLevel: Int32 { cmark_node_get_heading_level(pointer) }

    /// The first number of an ordered list; `nil` of another.
    var listStart: Int32? {
        cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST ? cmark_node_get_list_start(pointer) : nil
    }
    /// Whether a list's numbers have a parenthesis, not a full stop.
    var hasParenthesis: Bool { cmark_node_get_list_delim(pointer) == CMARK_PAREN_DELIM }
    var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }

    /// Visits the node and all below it, before and after what is below each; a node without children, by its kind,
    /// once.
    func walk(_ visit: (_ node: CMarkNode, _ isEntering: Bool) -> Void) {
        guard let iterator = cmark_iter_new(pointer) else { return }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
            visit(CMarkNode(node), event == CMARK_EVENT_ENTER)
        }
    }

    private func bytes(_ text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8>? {
        text.map {
            UnsafeBufferPointer(start: UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self), count: strlen($0))
        }
    }
}
