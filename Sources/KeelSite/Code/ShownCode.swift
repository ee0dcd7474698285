import KeelContent
import KeelMarkdown

/// The code of a block as a page has it, and which of its lines a reader sees.
struct ShownCode: Sendable {
    /// All lines, ended by LF, without the comments that name expected diagnostics.
    let code: [UInt8]
    /// By the index of the line.
    let isShown: [Bool]

    init(_ fence: Fence) {
        let bytes = Array(fence.block.code.utf8)
        var isShown = [Bool](repeating: true, count: bytes.count { $0 == UInt8(ascii: "\n") })
        // What is past the last line end is no line.
        isShown.append(false)
        for line in fence.hiddenLines where line < isShown.count { isShown[line] = false }
        guard fence.swift?.role == .fails || fence.swift?.role == .warns else {
            (code, self.isShown) = (bytes, isShown)
            return
        }
        var kept: [UInt8] = []
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if let code = Self.withoutExpectation(line) {
                kept += code
                if code.isEmpty { isShown[index] = false }
            } else {
                kept += line
            }
            kept.append(UInt8(ascii: "\n"))
        }
        kept.removeLast()
        (code, self.isShown) = (kept, isShown)
    }

    /// Without their ends, as many as `isShown` has.
    var lines: [ArraySlice<UInt8>] { code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) }

    /// What stands before a comment of the form `// error: text`; `nil` if there is none.
    private static func withoutExpectation(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        for marker in ["// error:", "// warning:"] {
            guard let range = line.ranges(of: Array(marker.utf8)).last else { continue }
            var code = line[..<range.lowerBound]
            while let last = code.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { code.removeLast() }
            return code
        }
        return nil
    }
}
