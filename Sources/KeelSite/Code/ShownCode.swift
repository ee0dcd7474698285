import KeelContent
import KeelMarkdown

/// The lines of a code block that a reader sees, each with its number in the block.
struct ShownCode: Sendable {
    /// The block's lines, without the comments that name expected diagnostics.
    let lines: [Substring]
    /// Whether the reader sees a line, by its index.
    let isShown: [Bool]

    init(_ fence: Fence) {
        var lines = fence.block.code.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        var isShown = [Bool](repeating: false, count: lines.count)
        for index in fence.shownLines where index < lines.count { isShown[index] = true }
        if fence.swift?.role == .fails || fence.swift?.role == .warns {
            for (index, line) in lines.enumerated() where isShown[index] {
                guard let code = Self.withoutExpectation(line) else { continue }
                lines[index] = code
                if code.isEmpty { isShown[index] = false }
            }
        }
        self.lines = lines
        self.isShown = isShown
    }

    /// What stands before a comment of the form `// error: text`; `nil` if there is none.
    private static func withoutExpectation(_ line: Substring) -> Substring? {
        for marker in ["// error:", "// warning:"] {
            guard let range = line.ranges(of: marker).last else { continue }
            var code = line[..<range.lowerBound]
            while code.last?.isWhitespace == true { code.removeLast() }
            return code
        }
        return nil
    }
}
