internal import KeelBase

/// A no-break space after `#`, `-`, `*` or `+` at the start of a line: it looks like a heading or a list and is text,
/// for CommonMark wants a space or a tab there (sections 4.2, 5.2).
extension Linter {
    mutating func checkMarkerSpace(_ node: Document.Node) {
        let text = document.bytes(node.text)
        let marker = text.prefix { $0 == "#" }.count
        let length = marker > 0 ? marker : 1
        let after = text.dropFirst(length)
        let spaces: [[UInt8]] = [[0xC2, 0xA0], [0xE2, 0x80, 0xAF], [0xE3, 0x80, 0x80]]
        let start = Int(node.source.lowerBound)
        // Escaped, the marker has a backslash before it.
        guard length <= 6, spaces.contains(where: after.starts), document.source.bytes[start] == text.first
        else { return }
        diagnostics.append(
            Diagnostic(
                LintFault.markerSpace(marker: String(decoding: text.prefix(length), as: UTF8.self)),
                in: document.source, at: start + length))
    }
}
