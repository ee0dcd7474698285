internal import CCmark
internal import KeelBase

/// Which top-level block each line of a text belongs to.
struct BlockOutline {
    enum Kind {
        case none, paragraph, list, verbatim, other
    }

    private var kinds: [Kind] = [.none]
    /// By line, from 0: an index into `kinds`.
    private var blocks: [Int] = []

    init(_ text: UnsafeBufferPointer<UInt8>) {
        let root = cmark_parse_document(
            UnsafeRawPointer(text.baseAddress)?.assumingMemoryBound(to: CChar.self), text.count, CMARK_OPT_DEFAULT)
        defer { cmark_node_free(root) }
        var next = cmark_node_first_child(root)
        while let node = next {
            let first = Int(cmark_node_get_start_line(node)) - 1
            var last = Int(cmark_node_get_end_line(node)) - 1
            let kind: Kind
            switch cmark_node_get_type(node) {
            case CMARK_NODE_PARAGRAPH: kind = .paragraph
            case CMARK_NODE_LIST: kind = .list
            case CMARK_NODE_CODE_BLOCK: kind = .verbatim
            case CMARK_NODE_HTML_BLOCK:
                kind = .verbatim
                let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
                last = max(last, first + literal.utf8.count { $0 == "\n" } - 1)
            default: kind = .other
            }
            while blocks.count < first { blocks.append(0) }
            while blocks.count <= last { blocks.append(kinds.count) }
            kinds.append(kind)
            next = cmark_node_next(node)
        }
    }

    func kind(ofLine line: Int) -> Kind { blocks.indices.contains(line) ? kinds[blocks[line]] : .none }

    func isOneParagraph(_ line: Int, _ other: Int) -> Bool {
        kind(ofLine: line) == .paragraph && blocks.indices.contains(other) && blocks[line] == blocks[other]
    }
}
