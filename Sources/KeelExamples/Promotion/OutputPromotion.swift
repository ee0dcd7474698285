import KeelBase
import KeelContent
import KeelMarkdown

/// The edit that makes an `output` block say what was printed.
enum OutputPromotion {
    /// `nil` where the writer has left something out on purpose, or where the text can't stand in this fence.
    static func edit(of fence: Fence, in source: SourceText, to printed: String) -> SourceEdit? {
        let block = fence.block
        guard block.isFenced, !block.code.split(separator: "\n").contains("…") else { return nil }
        let opening = source.bytes[block.fenceOffset...]
        let mark = opening.first ?? 0
        let length = opening.prefix { $0 == mark }.count
        var lines = printed.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        while lines.last?.isEmpty ?? false { lines.removeLast() }
        // A line that would close the fence.
        let closes = lines.contains { line in
            let text = line.utf8.drop { $0 == " " }
            return text.prefix { $0 == mark }.count >= length
        }
        guard !closes else { return nil }
        let openingLine = source.lineIndex(at: block.fenceOffset)
        guard openingLine + 1 < source.lineStarts.count else { return nil }
        let start = source.lineStarts[openingLine + 1]
        let end = block.lineOffsets.last.map { source.lineIndex(at: $0) + 1 } ?? openingLine + 1
        guard end < source.lineStarts.count else { return nil }
        let prefix = prefix(of: block, in: source)
        let newline = Array(source.bytes[source.lineRange(openingLine).upperBound..<start])
        var replacement: [UInt8] = []
        for line in lines {
            // No space at the end of an empty line in a list.
            var text = prefix + Array(line.utf8)
            if line.isEmpty { while text.last == " " { text.removeLast() } }
            replacement += text + newline
        }
        return SourceEdit(file: source.path, range: start..<source.lineStarts[end], replacement: replacement)
    }

    /// What the containers put before a line of the code: indentation and `>`.
    private static func prefix(of block: CodeBlock, in source: SourceText) -> [UInt8] {
        if let first = block.lineOffsets.first(where: { offset in
            let line = source.lineRange(source.lineIndex(at: offset))
            return offset < line.upperBound
        }) {
            return Array(source.bytes[source.lineStarts[source.lineIndex(at: first)]..<first])
        }
        let line = source.lineStarts[source.lineIndex(at: block.fenceOffset)]
        return source.bytes[line..<block.fenceOffset].map { byte in
            byte == ">" || byte == "\t" ? byte : UInt8(ascii: " ")
        }
    }
}
