internal import KeelBase

/// `[text][label]` and `[label][]` that are left as text, because the label is defined nowhere (CommonMark 0.30, section
/// 6.3). Not `names[0][1]`, nor a label alone, which may be anything in brackets.
extension Linter {
    mutating func checkReferences(in line: InlineLine) {
        for (open, close) in line.pairs() where close + 1 < line.bytes.count && line.bytes[close + 1] == "[" {
            guard let end = line.labelEnd(after: close + 1), isReference(open..<close, end, in: line) else { continue }
            let isCollapsed = end == close + 2
            let label = isCollapsed ? open + 1..<close : close + 2..<end
            diagnostics.append(
                Diagnostic(
                    LintFault.undefinedReference(label: document.written(label, in: line)), in: document.source,
                    at: line.source(of: open)))
        }
    }

    private func isReference(_ text: Range<Int>, _ end: Int, in line: InlineLine) -> Bool {
        let label = line.bytes[(text.upperBound + 2)..<end]
        let named = label.isEmpty ? line.bytes[text].dropFirst() : label
        // Footnotes have findings of their own.
        guard named.contains(where: { $0 >= 0x80 || $0.isASCIILetter || $0 == InlineLine.markup }), named.first != "^",
            line.bytes[text.lowerBound + 1] != "^", end + 1 == line.bytes.count || line.bytes[end + 1] != "("
        else { return false }
        guard text.lowerBound > 0 else { return true }
        let before = line.bytes[text.lowerBound - 1]
        // After a word of a language without spaces that may be a link, unless it looks like a number of an array.
        if before >= 0x80 { return named.filter { $0 & 0xC0 != 0x80 }.count > 1 }
        return !before.isASCIIAlphanumeric && !"_)]".utf8.contains(before)
    }
}
