import KeelBase
import KeelMarkdown

/// Reads the info strings of an article's code blocks.
enum FenceParser {
    /// - Returns: a fence for every block, in order, and at most one diagnostic for each.
    static func parse(_ blocks: [CodeBlock], in source: SourceText) -> (fences: [Fence], diagnostics: [Diagnostic]) {
        var context = FenceContext()
        var diagnostics: [Diagnostic] = []
        let fences = blocks.enumerated().map { index, block in
            var reading = FenceReading(block: block, source: source)
            let fence = reading.fence(index: index, in: &context)
            if let diagnostic = reading.diagnostic {
                diagnostics.append(diagnostic)
            } else if block.isFenced, !block.isClosed {
                diagnostics.append(Diagnostic(FenceFault.unclosed, in: source, at: block.fenceOffset))
            }
            return fence
        }
        return (fences, diagnostics)
    }
}
