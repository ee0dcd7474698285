internal import KeelBase

/// What looks like a link and is none, for a space: `[text] (url)`, `[text](my file.md)` (CommonMark 0.30, section 6.3).
extension Linter {
    mutating func checkBrackets(_ node: Document.Node) {
        let text = Array(document.bytes(node.text))
        let escaped = Set(document.escapedOffsets(of: node))
        var index = 0
        while index < text.count, let bracket = text[index...].firstIndex(of: "]") {
            index = bracket + 1
            let open = text[index...].firstIndex { $0 != " " } ?? text.count
            guard open - index <= 2, open < text.count, text[open] == "(", !escaped.contains(bracket)
            else { continue }
            // No destination is that long; a limit keeps unclosed brackets from being read again and again.
            guard let close = text[open...].prefix(1000).firstIndex(of: ")") else { continue }
            let destination = String(decoding: text[open + 1..<close], as: UTF8.self)
            guard looksLikeDestination(destination), hasOpeningBracket(before: bracket, in: text, escaped, node) else {
                continue
            }
            let hasSpace = destination.contains(" ")
            if open > index, !hasSpace {
                diagnostics.append(
                    Diagnostic(
                        LintFault.linkApart(destination: destination), in: document.source,
                        at: document.sourceOffset(of: index, in: node)))
            } else if open == index, hasSpace {
                let space = text[open...].firstIndex(of: " ") ?? open
                diagnostics.append(
                    Diagnostic(
                        LintFault.linkSpace(destination: destination), in: document.source,
                        at: document.sourceOffset(of: space, in: node)))
            }
            index = close + 1
        }
    }

    /// `[text][label]` and `[label][]` that are left as text: the label is defined nowhere. Not `names[0][1]`.
    mutating func checkReferences(_ node: Document.Node) {
        let text = Array(document.bytes(node.text))
        let escaped = Set(document.escapedOffsets(of: node))
        var index = 0
        while let bracket = text[index...].firstIndex(of: "]") {
            index = bracket + 1
            guard index < text.count, text[index] == "[", !escaped.contains(bracket), !escaped.contains(index),
                let close = text[(index + 1)...].prefix(1000).firstIndex(where: { $0 == "]" || $0 == "[" }),
                text[close] == "]", !escaped.contains(close),
                close + 1 == text.count || !"[(".utf8.contains(text[close + 1])
            else { continue }
            var label = text[(index + 1)..<close]
            let open = text[..<bracket].suffix(1000).lastIndex { $0 == "[" || $0 == "]" }
            if let open {
                guard text[open] == "[", !escaped.contains(open), open == 0 || !isNameByte(text[open - 1]) else {
                    continue
                }
                if label.isEmpty { label = text[(open + 1)..<bracket] }
            } else if !parentsWithBracket.contains(node.parent) {
                continue
            }
            // A subscript, or a footnote, which has its own finding.
            guard label.first != "^", label.contains(where: { $0 >= 0x80 || $0.isASCIILetter }) else { continue }
            diagnostics.append(
                Diagnostic(
                    LintFault.undefinedReference(label: String(decoding: label, as: UTF8.self)), in: document.source,
                    at: document.sourceOffset(of: open ?? bracket, in: node)))
            index = close + 1
        }
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte.isASCIIAlphanumeric || "_])".utf8.contains(byte)
    }

    private func hasOpeningBracket(
        before end: Int, in text: [UInt8], _ escaped: Set<Int>, _ node: Document.Node
    ) -> Bool {
        let isOpening: (Int) -> Bool = { text[$0] == "[" && !escaped.contains($0) }
        if text.indices[..<end].suffix(1000).contains(where: isOpening) { return true }
        // Before code or emphasis in the link's text.
        return parentsWithBracket.contains(node.parent)
    }

    private func looksLikeDestination(_ text: String) -> Bool {
        if text.contains("://") || text.hasPrefix("mailto:") { return true }
        if ["#", "./", "../", "/"].contains(where: text.hasPrefix) { return text.count > 1 }
        let path = text.prefix { $0 != "#" && $0 != "?" && $0 != "\"" }
        return extensions.contains(where: { path.lowercased().hasSuffix($0) })
    }
}

private let extensions = [
    ".md", ".html", ".htm", ".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".pdf", ".swift", ".zip", ".md ",
]
