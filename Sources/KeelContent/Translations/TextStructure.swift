import KeelBase
import KeelMarkdown

/// How an article's text is built, apart from words: all that is kept of its tree, which is parsed again to render it.
struct TextStructure: Sendable {
    /// A block of the top level.
    struct Block: Sendable {
        /// Byte offset in the source of the line that it begins on.
        let offset: Int32
        /// Its place among the article's headings, if it is one.
        let heading: Int32?
    }

    /// Something that a translation has as its source has it.
    struct Part: Sendable {
        let kind: SectionShape.Part
        /// The heading whose section it is in, by its place; `-1` above the first one.
        let heading: Int32
        /// Byte offset in the source.
        let offset: Int32
    }

    /// In the order of the source.
    let blocks: [Block]
    /// In document order.
    let parts: [Part]

    init(_ document: Document, fences: [Fence], bodyOffset: Int) {
        let source = document.source
        let headings = Dictionary(
            zip(document.headings.map(\.node), 0...), uniquingKeysWith: { first, _ in first })
        // Swift and its output are compared token by token, with the examples.
        let examples = Set(fences.filter { $0.swift != nil || $0.language == "output" }.map(\.block.node))
        blocks = document.children(of: 0).map { node in
            let line = source.lineIndex(at: Int(document.nodes[node].source.lowerBound))
            return (node: node, offset: max(source.lineStarts[line], bodyOffset))
        }.sorted { ($0.offset, $0.node) < ($1.offset, $1.node) }.map { block in
            Block(offset: Int32(block.offset), heading: headings[block.node].map(Int32.init))
        }
        var parts: [Part] = []
        var heading: Int32 = -1
        for event in document.walk() where event.isEntering {
            let node = document.nodes[event.node]
            if headings[event.node] != nil { heading += 1 }
            guard let kind = SectionShape.Part(node.kind), !examples.contains(event.node) else { continue }
            parts.append(Part(kind: kind, heading: heading, offset: node.source.lowerBound))
        }
        self.parts = parts
    }
}
