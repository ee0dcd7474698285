internal import KeelBase

/// libcmark 0.30 counts the indentation of a fence in bytes where a tab is used up in part by a list item
/// (`* text⏎⇥```), and so leaves a space before each line of the code. CommonMark counts columns (sections 2.2, 4.5).
extension Document {
    /// Takes code as it was read from the source, where that differs from cmark's in indentation only.
    mutating func repairFenceIndentation(_ candidates: [(index: Int, code: [UInt8])]) {
        for (index, code) in candidates {
            let node = codeBlocks[index].node
            guard isEqualButForIndentation(bytes(nodes[node].text), code[...]) else { continue }
            nodes[node].text = append(code)
            codeBlocks[index].code = String(decoding: code, as: UTF8.self)
        }
    }
}

private func isEqualButForIndentation(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    return left.split(separator: "\n", omittingEmptySubsequences: false)
        .elementsEqual(right.split(separator: "\n", omittingEmptySubsequences: false)) {
            $0.drop(while: \.isSpaceOrTab) == $1.drop(while: \.isSpaceOrTab)
        }
}
