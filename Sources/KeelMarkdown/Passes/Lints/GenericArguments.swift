internal import KeelBase

/// `Set<Int>` outside of code: CommonMark reads `<Int>` as a tag (section 6.6), and a page shows `Set`.
extension Linter {
    mutating func checkGenericArguments(_ node: Document.Node) {
        let start = Int(node.source.lowerBound)
        guard isGenericArgument(node.text, in: document, at: start) else { return }
        let bytes = document.source.bytes
        let type = bytes[..<start].reversed().prefix { isIdentifier($0) }.reversed()
        let name = document.bytes(node.text).prefix { $0 != ">" } + [UInt8(ascii: ">")]
        diagnostics.append(
            Diagnostic(
                LintFault.genericAsHTML(String(decoding: type + name, as: UTF8.self)), in: document.source, at: start))
    }
}

/// Whether what was read as a tag looks like Swift: a capital letter, no attributes, and either straight after a name
/// or none that HTML has.
func isGenericArgument(_ text: Range<Int32>, in document: Document, at offset: Int) -> Bool {
    let tag = document.bytes(text)
    let name = tag.dropFirst().prefix(while: isIdentifier)
    guard let first = name.first, first.isASCIIUppercase,
        tag.dropFirst(name.count + 1).first == ">"
    else { return false }
    if offset > 0, isIdentifier(document.source.bytes[offset - 1]) { return true }
    // HTML in capitals, of old: all of it is.
    return name.contains { $0 >= "a" } && !htmlNames.contains(String(decoding: name, as: UTF8.self))
}

private func isIdentifier(_ byte: UInt8) -> Bool {
    byte == "_" || byte.isASCIIAlphanumeric
}

/// Names of HTML elements that some write with one capital letter.
private let htmlNames: Set<String> = [
    "Br", "Hr", "Div", "Span", "Img", "Table", "Details", "Summary", "Sub", "Sup", "Code", "Pre", "Kbd", "Center",
]
