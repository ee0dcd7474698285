internal import KeelBase

/// `{: #id}` on a line below a heading or a paragraph, as some tools have it: here it is text.
extension Linter {
    mutating func checkAttributes(_ node: Document.Node) {
        let text = document.source.bytes[Int(node.source.lowerBound)..<Int(node.source.upperBound)]
            .trimmingTrailingSpace
        guard text.last == "}" else { return }
        let start = text.lastIndex { $0 == "\n" || $0 == "\r" }.map { $0 + 1 } ?? text.startIndex
        let line = text[start...].drop { $0.isSpaceOrTab || $0 == ">" }
        guard line.first == "{", line.firstIndex(of: "}") == line.endIndex - 1, isAttributes(line),
            line.dropFirst().first == ":" || start == text.startIndex
        else { return }
        diagnostics.append(
            Diagnostic(
                HeadingFault.idSyntax(String(decoding: line, as: UTF8.self)), in: document.source, at: line.startIndex))
    }
}
