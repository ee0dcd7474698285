import KeelBase
import KeelContent
import KeelMarkdown

/// Where a diagram stands.
struct DiagramPlace: Sendable {
    let source: SourceText
    let block: CodeBlock

    private func offset(ofLine line: Int?) -> Int {
        guard let line, !block.lineOffsets.isEmpty else { return block.fenceOffset }
        return block.lineOffsets[min(max(line - 1, 0), block.lineOffsets.count - 1)]
    }

    /// - Parameter line: of the diagram, from 1; `nil` for the diagram as a whole.
    func diagnostic(_ fault: DiagramFault, line: Int? = nil) -> Diagnostic {
        Diagnostic(fault, in: source, at: offset(ofLine: line))
    }
}
