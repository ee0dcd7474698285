internal import Foundation
internal import KeelBase

/// The outline: each heading's text and id. An id is the author's (`## Heading {#id}`, taken out of the text), or made
/// from the text: its slug; where that is taken, the id of the heading above it and the slug; where that is taken too,
/// a number, and a warning.
extension Document {
    mutating func collectHeadings(withIDs: Bool) {
        var drafts: [HeadingDraft] = []
        for node in nodes.indices where nodes[node].kind == .heading {
            var draft = HeadingDraft(
                node: node, level: Int(nodes[node].data), offset: Int(nodes[node].source.lowerBound))
            if withIDs {
                let found = diagnostics.count
                draft.explicit = takeExplicitID(of: node)
                if diagnostics.count == found { reportAttributes(in: node) }
            }
            draft.text = plainText(of: node).trimmingCharacters(in: .whitespacesAndNewlines)
            drafts.append(draft)
        }
        let ids = withIDs ? assignIDs(drafts) : Array(repeating: "", count: drafts.count)
        for (draft, id) in zip(drafts, ids) {
            if withIDs { nodes[draft.node].detail = append(id.utf8) }
            headings.append(
                Heading(
                    node: draft.node, level: draft.level, id: id, text: draft.text, offset: draft.offset,
                    hasExplicitID: draft.explicit?.id == id))
        }
    }

    private mutating func assignIDs(_ drafts: [HeadingDraft]) -> [String] {
        /// Offset of the heading that has the id.
        var taken: [String: Int] = [:]
        var ids = [String?](repeating: nil, count: drafts.count)
        for (index, draft) in drafts.enumerated() {
            guard let explicit = draft.explicit else { continue }
            if let first = taken[explicit.id] {
                diagnostics.append(
                    Diagnostic(
                        HeadingFault.duplicateID(explicit.id), in: source, at: explicit.offset,
                        notes: [.init(MarkdownRemark.firstUse, in: source, at: first)]))
            } else {
                taken[explicit.id] = draft.offset
                ids[index] = explicit.id
            }
        }
        /// The headings that the present one stands below, from the top level down.
        var above: [(level: Int, id: String)] = []
        /// The number last given to an id, so that a thousand equal headings do not try a thousand numbers each.
        var numbers: [String: Int] = [:]
        for (index, draft) in drafts.enumerated() {
            while let last = above.last, last.level >= draft.level { above.removeLast() }
            let id = ids[index] ?? automaticID(draft, parent: above.last?.id, taken: &taken, numbers: &numbers)
            taken[id] = taken[id] ?? draft.offset
            ids[index] = id
            above.append((draft.level, id))
        }
        return ids.map { $0 ?? "" }
    }

    private mutating func automaticID(
        _ draft: HeadingDraft, parent: String?, taken: inout [String: Int], numbers: inout [String: Int]
    ) -> String {
        var base = draft.explicit?.id ?? slug(of: draft.text)
        // Punctuation only.
        if base.allSatisfy({ $0 == "-" }) { base = "section" }
        guard let first = taken[base] else { return base }
        if let parent, draft.explicit == nil {
            base = "\(parent)-\(base)"
            if taken[base] == nil { return base }
        }
        var number = numbers[base] ?? 2
        while taken["\(base)-\(number)"] != nil { number += 1 }
        numbers[base] = number + 1
        let id = "\(base)-\(number)"
        if draft.explicit == nil {
            diagnostics.append(
                Diagnostic(
                    HeadingFault.repeated(text: draft.text, id: id), in: source, at: draft.offset,
                    notes: [.init(MarkdownRemark.otherHeading, in: source, at: taken[base] ?? first)]))
        }
        return id
    }

    /// Takes `{#id}` out of the end of a heading. `\{#id}` stays.
    private mutating func takeExplicitID(of heading: NodeID) -> (id: String, offset: Int)? {
        guard let last = children(of: heading).reversed().first, nodes[last].kind == .text else { return nil }
        let text = bytes(nodes[last].text).trimmingTrailingSpace
        guard text.last == "}" else { return nil }
        let place = nodes[last].source
        let raw = source.bytes[Int(place.lowerBound)..<Int(place.upperBound)].trimmingTrailingSpace
        guard let brace = raw.lastIndex(of: "{") else {
            reportBrokenID(heading)
            return nil
        }
        let mark = raw[brace...]
        guard mark.count > 2, isAttributes(mark), !isEscaped(brace) else { return nil }
        let name = mark.dropFirst(2).dropLast()
        guard mark[brace + 1] == "#", !name.isEmpty, !name.contains(where: \.isASCIISpace),
            text.suffix(mark.count).elementsEqual(mark)
        else {
            diagnostics.append(
                Diagnostic(HeadingFault.idSyntax(String(decoding: mark, as: UTF8.self)), in: source, at: brace))
            return nil
        }
        let id = String(decoding: name, as: UTF8.self).precomposedStringWithCanonicalMapping
        guard !ReservedID.isReserved(id) else {
            diagnostics.append(Diagnostic(HeadingFault.reservedID(id), in: source, at: brace))
            return nil
        }
        if !name.allSatisfy(isIDCharacter) {
            diagnostics.append(Diagnostic(HeadingFault.idCharacters(id), in: source, at: brace))
        }
        nodes[last].text = nodes[last].text.lowerBound..<Int32(text.dropLast(mark.count).trimmingTrailingSpace.endIndex)
        return (id, brace)
    }

    /// An id that stands elsewhere than last, or beside another.
    private mutating func reportAttributes(in heading: NodeID) {
        for child in children(of: heading) where nodes[child].kind == .text {
            let place = nodes[child].source
            // Of one that was taken out only the source is left.
            let raw = source.bytes[Int(place.lowerBound)..<Int(place.upperBound)].prefix(nodes[child].text.count)
            for open in raw.indices where raw[open] == "{" || raw[open...].starts(with: "｛".utf8) {
                guard let close = raw[open...].prefix(200).firstIndex(where: { $0 == "}" || $0 == 0x9D }),
                    isAttributes(raw[open...close]), !isEscaped(open)
                else { continue }
                diagnostics.append(
                    Diagnostic(
                        HeadingFault.idSyntax(String(decoding: raw[open...close], as: UTF8.self)), in: source, at: open)
                )
                return
            }
        }
    }

    /// An id that has become emphasis, or the like.
    private mutating func reportBrokenID(_ heading: NodeID) {
        let place = nodes[heading].source
        let raw = source.bytes[Int(place.lowerBound)..<Int(place.upperBound)]
        guard let brace = raw.lastIndex(of: "{"), raw[brace...].starts(with: "{#".utf8),
            !isEscaped(brace)
        else { return }
        diagnostics.append(
            Diagnostic(
                HeadingFault.idSyntax(String(decoding: raw[brace...].trimmingTrailingSpace, as: UTF8.self)), in: source,
                at: brace))
    }

    /// Whether an odd number of backslashes stands before a byte of the source.
    private func isEscaped(_ offset: Int) -> Bool {
        source.bytes[..<offset].reversed().prefix { $0 == "\\" }.count % 2 == 1
    }
}

private func isIDCharacter(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || "-_.".utf8.contains(byte) }

/// `{#id}`, and what other tools have: `{ #id }`, `{: #id}`, `{.class}`, `{id=name}`, and the brackets of Korean keyboards.
func isAttributes(_ mark: ArraySlice<UInt8>) -> Bool {
    let wide = Array("｛".utf8)
    let inner = (mark.starts(with: wide) ? mark.dropFirst(wide.count) : mark.dropFirst())
        .drop { $0.isSpaceOrTab || $0 == ":" }
    switch inner.first {
    case UInt8(ascii: "#"): return true
    case UInt8(ascii: "."): return inner.dropFirst().first?.isASCIILetter == true
    default: return inner.starts(with: "id=".utf8) || inner.starts(with: "class=".utf8)
    }
}

private struct HeadingDraft {
    let node: Document.NodeID
    let level: Int
    let offset: Int
    var text = ""
    var explicit: (id: String, offset: Int)?
}
