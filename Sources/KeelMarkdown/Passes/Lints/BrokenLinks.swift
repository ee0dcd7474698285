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
