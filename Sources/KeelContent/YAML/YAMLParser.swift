import CYAML
import KeelBase

/// Reads one YAML document with libyaml's event interface, which needs no recursion.
///
/// Anchors, aliases and tags are refused: nothing in a site needs them, and they make values that are not what
/// was typed, or far larger than it.
enum YAMLParser {
    /// More than any value of ours needs.
    private static let maximumDepth = 16

    /// The value in a part of a text that is valid UTF-8 and has no byte-order mark; `nil` if there is none.
    static func parse(_ source: SourceText, in range: Range<Int>) throws(YAMLFault) -> YAMLNode? {
        let bytes = Array(source.bytes[range])
        do {
            return try bytes.withUnsafeBufferPointer { buffer in
                var parser = yaml_parser_t()
                guard yaml_parser_initialize(&parser) == 1 else {
                    throw YAMLFault(kind: .syntax("out of memory"), offset: range.lowerBound)
                }
                defer { yaml_parser_delete(&parser) }
                yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
                yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
                return try read(&parser, offsets: ScalarOffsets(bytes, base: range.lowerBound))
            }
        } catch let fault as YAMLFault {
            throw fault
        } catch {
            throw YAMLFault(kind: .syntax("\(error)"), offset: range.lowerBound)
        }
    }

    private static func read(_ parser: inout yaml_parser_t, offsets: ScalarOffsets) throws -> YAMLNode? {
        var builder = Builder()
        while true {
            var event = yaml_event_t()
            guard yaml_parser_parse(&parser, &event) == 1 else { throw fault(of: parser, offsets: offsets) }
            defer { yaml_event_delete(&event) }
            let offset = offsets[Int(event.start_mark.index)]
            switch event.type {
            case YAML_STREAM_END_EVENT: return builder.root
            case YAML_DOCUMENT_START_EVENT where builder.root != nil:
                throw YAMLFault(kind: .severalDocuments, offset: offset)
            case YAML_ALIAS_EVENT: throw YAMLFault(kind: .anchor, offset: offset)
            case YAML_SCALAR_EVENT:
                let scalar = event.data.scalar
                if scalar.anchor != nil { throw YAMLFault(kind: .anchor, offset: offset) }
                if scalar.tag != nil { throw YAMLFault(kind: .tag, offset: offset) }
                let text = String(
                    decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
                let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
                try builder.add(YAMLNode(content: .scalar(text, isPlain: isPlain), offset: offset))
            case YAML_SEQUENCE_START_EVENT:
                let start = event.data.sequence_start
                if start.anchor != nil { throw YAMLFault(kind: .anchor, offset: offset) }
                if start.tag != nil { throw YAMLFault(kind: .tag, offset: offset) }
                try builder.open(isMapping: false, at: offset, maximumDepth: maximumDepth)
            case YAML_MAPPING_START_EVENT:
                let start = event.data.mapping_start
                if start.anchor != nil { throw YAMLFault(kind: .anchor, offset: offset) }
                if start.tag != nil { throw YAMLFault(kind: .tag, offset: offset) }
                try builder.open(isMapping: true, at: offset, maximumDepth: maximumDepth)
            case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: try builder.close()
            default: break
            }
        }
    }

    /// Where the thing begins that is wrong, if libyaml noticed only later; else where it stopped.
    private static func fault(of parser: yaml_parser_t, offsets: ScalarOffsets) -> YAMLFault {
        let problem = parser.problem.map { String(cString: $0) } ?? "unreadable"
        if parser.error == YAML_READER_ERROR {
            return YAMLFault(kind: .syntax(problem), offset: offsets.base + Int(parser.problem_offset))
        }
        let startsEarlier =
            parser.context != nil
            && ["unexpected end of stream", "expected ':'", "expected ',' or", "alphabetic or numeric"].contains {
                problem.contains($0)
            }
        let mark = startsEarlier ? parser.context_mark : parser.problem_mark
        return YAMLFault(kind: .syntax(problem), offset: offsets[Int(mark.index)])
    }
}

/// Puts the nodes together with a stack of its own.
private struct Builder {
    private struct Open {
        let isMapping: Bool
        let offset: Int
        var items: [YAMLNode] = []
        var entries: [YAMLEntry] = []
        /// Of a mapping whose value comes next.
        var key: (text: String, offset: Int)?
        var keyOffsets: [String: Int] = [:]
    }

    private var stack: [Open] = []
    private(set) var root: YAMLNode?

    mutating func open(isMapping: Bool, at offset: Int, maximumDepth: Int) throws(YAMLFault) {
        guard stack.count < maximumDepth else { throw YAMLFault(kind: .tooDeep, offset: offset) }
        if let top = stack.last, top.isMapping, top.key == nil {
            throw YAMLFault(kind: .keyIsNoText, offset: offset)
        }
        stack.append(Open(isMapping: isMapping, offset: offset))
    }

    mutating func close() throws(YAMLFault) {
        guard let top = stack.popLast() else { return }
        try add(YAMLNode(content: top.isMapping ? .mapping(top.entries) : .sequence(top.items), offset: top.offset))
    }

    mutating func add(_ node: YAMLNode) throws(YAMLFault) {
        guard let last = stack.indices.last else {
            root = node
            return
        }
        if !stack[last].isMapping {
            stack[last].items.append(node)
        } else if let key = stack[last].key {
            stack[last].entries.append(YAMLEntry(key: key.text, keyOffset: key.offset, value: node))
            stack[last].key = nil
        } else if case .scalar(let text, _) = node.content {
            if let first = stack[last].keyOffsets.updateValue(node.offset, forKey: text) {
                throw YAMLFault(kind: .duplicateKey(text, firstOffset: first), offset: node.offset)
            }
            stack[last].key = (text, node.offset)
        }
    }
}

/// libyaml's marks count Unicode scalars; this is the way back to bytes.
private struct ScalarOffsets {
    let base: Int
    private let offsets: [Int]

    init(_ bytes: [UInt8], base: Int) {
        self.base = base
        offsets = bytes.indices.filter { !bytes[$0].continuesScalar } + [bytes.count]
    }

    subscript(index: Int) -> Int { base + offsets[min(max(index, 0), offsets.count - 1)] }
}
