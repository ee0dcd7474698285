/// libcmark 0.30 counts the indentation of a fence in bytes where a tab is used up in part by a list item
/// (`* text⏎⇥```), and so leaves a space before each line of the code. CommonMark counts columns (sections 2.2, 4.5).
extension Document {
    /// Takes the code as it was read from the source, where it differs from cmark's in indentation only.
    mutating func repairFenceIndentation() {
        for index in codeBlocks.indices {
            let block = codeBlocks[index]
            let literal = bytes(nodes[block.node].text)
            guard !literal.elementsEqual(block.code.utf8) else { continue }
            if isEqualButForIndentation(literal, Array(block.code.utf8)[...]) {
                nodes[block.node].text = append(block.code.utf8)
            }
        }
    }
}

private func isEqualButForIndentation(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    let isIndentation: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let newline = UInt8(ascii: "\n")
    return left.split(separator: newline, omittingEmptySubsequences: false)
        .elementsEqual(right.split(separator: newline, omittingEmptySubsequences: false)) {
            $0.drop(while: isIndentation) == $1.drop(while: isIndentation)
        }
}
