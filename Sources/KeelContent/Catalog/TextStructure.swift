import KeelBase
import KeelMarkdown

/// How an article's text is built, apart from words: all that is kept of its tree, which is parsed again to render it.
/// Flat, because a site has many sections.
struct TextStructure: Sendable {
    /// What of `blocks` and `parts` is in a section.
    struct Bounds: Sendable {
        fileprivate(set) var blocks: Range<Int32>
        fileprivate(set) var parts: Range<Int32>
    }

    /// What stands above the first heading, then what belongs to each of the document's headings.
    private(set) var sections: [Bounds] = []
    /// In the order of the source.
    let blocks: [Section.Block]
    /// In document order.
    let parts: [Section.Part]

    init(_ document: Document, fences: [Fence], bodyOffset: Int) {
        let headings = Dictionary(zip(document.headings.map(\.node), 1...), uniquingKeysWith: { first, _ in first })
        sections = [Bounds](repeating: Bounds(blocks: 0..<0, parts: 0..<0), count: document.headings.count + 1)

        var section = 0
        var blocks: [Section.Block] = []
        for (start, end, node) in Self.topLevel(of: document, bodyOffset) {
            if let heading = headings[node] { section = heading }
            let begin = blocks.last?.range.upperBound ?? Int32(bodyOffset)
            guard begin < end else { continue }
            let isHeading = headings[node] != nil
            blocks.append(Section.Block(range: begin..<Int32(end), start: Int32(start), isHeading: isHeading))
            sections[section].blocks.extend(with: blocks.count - 1)
        }
        self.blocks = blocks

        // Swift and its output are compared token by token, with the examples.
        let examples = Set(fences.filter { $0.swift != nil || $0.language == "output" }.map(\.block.node))
        section = 0
        var parts: [Section.Part] = []
        for event in document.walk() where event.isEntering {
            let node = document.nodes[event.node]
            if let heading = headings[event.node] { section = heading }
            guard let kind = Section.Part.Kind(node.kind), !examples.contains(event.node) else { continue }
            parts.append(Section.Part(kind: kind, offset: node.source.lowerBound))
            sections[section].parts.extend(with: parts.count - 1)
        }
        self.parts = parts
    }

    /// The blocks in the order of the source, each from the line that it begins on to the next one's.
    private static func topLevel(
        of document: Document, _ bodyOffset: Int
    ) -> [(start: Int, end: Int, node: Document.NodeID)] {
        let source = document.source
        let starts = document.children(of: 0).map { node in
            let line = source.lineIndex(at: Int(document.nodes[node].source.lowerBound))
            return (offset: max(source.lineStarts[line], bodyOffset), node: node)
        }.sorted { ($0.offset, $0.node) < ($1.offset, $1.node) }
        let ends = starts.dropFirst().map(\.offset) + [source.bytes.count]
        return zip(starts, ends).map { ($0.offset, $1, $0.node) }
    }
}

extension Range<Int32> {
    /// - Parameter index: the one after the last, if there is one.
    fileprivate mutating func extend(with index: Int) {
        self = (isEmpty ? Int32(index) : lowerBound)..<Int32(index + 1)
    }
}
