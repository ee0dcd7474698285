internal import KeelBase

/// `[^label]` in the text leads to the footnote of that label. Footnotes are numbered in the order of their first
/// references, and shown at the end.
extension Document {
    mutating func linkFootnotes(_ definitions: [FootnoteDefinitions.Definition]) {
        var byLabel: [String: Int] = [:]
        for (index, definition) in definitions.enumerated() {
            if let first = byLabel[Self.key(definition.label)] {
                diagnostics.append(
                    Diagnostic(
                        FootnoteFault.repeated(definition.label), in: source, at: definition.offset,
                        notes: [.init(MarkdownRemark.firstFootnote, in: source, at: definitions[first].offset)]))
            } else {
                byLabel[Self.key(definition.label)] = index
            }
        }
        /// By definition.
        var numbers: [Int: Int] = [:]
        var order: [Int] = []
        var next = -1
        while next < order.count {
            let root = next < 0 ? 0 : definitions[order[next]].node
            for (text, isInLink) in reachable(.text, from: root) where !isInLink {
                refer(text, definitions, byLabel, &numbers, &order)
            }
            next += 1
        }
        reportLinks(definitions)
        for (index, definition) in definitions.enumerated() where numbers[index] == nil {
            if byLabel[Self.key(definition.label)] == index {
                diagnostics.append(
                    Diagnostic(FootnoteFault.unused(definition.label), in: source, at: definition.offset))
            }
            hideHeadings(below: definition.node)
        }
        appendFootnotes(order.map { definitions[$0].node })
    }

    /// Where a footnote is defined in a list or a quotation, CommonMark may take it for a link reference definition.
    private mutating func reportLinks(_ definitions: [FootnoteDefinitions.Definition]) {
        for (link, _) in reachable(.link) {
            let place = source.bytes[Int(nodes[link].source.lowerBound)..<Int(nodes[link].source.upperBound)]
            guard let mark = FootnoteMark.all(in: place).first, mark.range == 0..<place.count else { continue }
            diagnostics.append(
                Diagnostic(FootnoteFault.undefined(mark.label, nearest: nil), in: source, at: place.startIndex))
        }
    }

    private mutating func refer(
        _ text: NodeID, _ definitions: [FootnoteDefinitions.Definition], _ byLabel: [String: Int],
        _ numbers: inout [Int: Int], _ order: inout [Int]
    ) {
        let marks = FootnoteMark.all(in: bytes(nodes[text].text))
        guard !marks.isEmpty else { return }
        let places = TextPlaces(self, text)
        let count = nodes[text].text.count
        var cuts: [Int] = []
        var owners: [Int: Int] = [:]
        for mark in marks where !places.isEscaped(mark.range.lowerBound) {
            guard let definition = byLabel[Self.key(mark.label)] else {
                let nearest = suggestion(for: mark.label, among: definitions.map(\.label))
                diagnostics.append(
                    Diagnostic(
                        FootnoteFault.undefined(mark.label, nearest: nearest), in: source,
                        at: Int(places.source(of: mark.range.lowerBound))))
                continue
            }
            if cuts.last != mark.range.lowerBound { cuts.append(mark.range.lowerBound) }
            owners[cuts.count] = definition
            if mark.range.upperBound < count { cuts.append(mark.range.upperBound) }
        }
        let pieces = cuts.isEmpty ? [] : split(text, at: cuts, places: places)
        for (piece, definition) in owners.sorted(by: { $0.key < $1.key }) {
            if let number = numbers[definition] {
                footnotes[number - 1].referenceCount += 1
            } else {
                order.append(definition)
                numbers[definition] = order.count
                footnotes.append(Footnote(node: definitions[definition].node, label: definitions[definition].label))
            }
            let number = numbers[definition] ?? 0
            let id = FootnoteID.reference(to: number, occurrence: footnotes[number - 1].referenceCount)
            nodes[pieces[piece]].kind = .footnoteReference
            nodes[pieces[piece]].text = 0..<0
            nodes[pieces[piece]].detail = append(id.utf8)
            nodes[pieces[piece]].data = Int32(number)
        }
    }

    private mutating func appendFootnotes(_ notes: [NodeID]) {
        guard let first = notes.first else { return }
        for (index, note) in notes.enumerated() { nodes[note].data = Int32(index + 1) }
        let section = Node(kind: .footnotes, parent: 0, source: nodes[first].source)
        nodes.append(section)
        let id = nodes.count - 1
        setChildren(of: id, notes)
        if let last = children(of: 0).reduce(nil, { $1 }) {
            nodes[last].nextSibling = Int32(id)
        } else {
            nodes[0].firstChild = Int32(id)
        }
    }

    /// What is not shown has no place in the outline.
    private mutating func hideHeadings(below root: NodeID) {
        for (heading, _) in reachable(.heading, from: root) { nodes[heading].kind = .paragraph }
    }

    private static func key(_ label: String) -> String { label.lowercased() }
}

/// `[^label]` in a text.
private struct FootnoteMark {
    let label: String
    /// In bytes from the start of the text.
    let range: Range<Int>

    static func all(in text: ArraySlice<UInt8>) -> [FootnoteMark] {
        var marks: [FootnoteMark] = []
        var index = text.startIndex
        while let start = text[index...].firstIndex(of: "[") {
            index = start + 1
            guard index < text.endIndex, text[index] == "^" else { continue }
            var end = index + 1
            while end < text.endIndex, isLabelByte(text[end]) { end += 1 }
            guard end > index + 1, end < text.endIndex, text[end] == "]" else { continue }
            marks.append(
                FootnoteMark(
                    label: String(decoding: text[(index + 1)..<end], as: UTF8.self),
                    range: start - text.startIndex..<end + 1 - text.startIndex))
            index = end + 1
        }
        return marks
    }
}
