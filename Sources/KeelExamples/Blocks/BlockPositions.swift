import KeelBase
import KeelContent
import KeelMarkdown
import KeelSwift

// Places in the Markdown file of places in a block's code.
extension ExampleBlock {
    /// Line of the Markdown file that holds the first line of the code.
    var firstLine: Int {
        if let offset = fence.block.lineOffsets.first { return article.source.lineIndex(at: offset) + 1 }
        return fencePosition.line + 1
    }

    /// The article's file as `#sourceLocation` has it, and the compiler after it.
    var fileInDirective: String {
        article.file.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    var lineCount: Int { fence.block.lineOffsets.count }
    var fencePosition: SourcePosition { article.source.position(at: fence.block.fenceOffset) }

    /// - Parameters:
    ///   - line: of the code, from 1; 0 is the fence, a place after the end the closing fence.
    ///   - column: from 1, in bytes, as compilers count.
    func position(line: Int, column: Int) -> SourcePosition {
        let offsets = fence.block.lineOffsets
        guard line <= offsets.count else { return article.source.position(at: fence.block.endOffset) }
        guard line >= 1 else { return fencePosition }
        return article.source.position(at: offsets[line - 1] + max(column, 1) - 1)
    }

    /// - Parameter offset: in bytes of the code.
    func position(at offset: Int) -> SourcePosition { position(at: offset, of: code) }

    /// - Parameter offset: in bytes of the code as it was written.
    func writtenPosition(at offset: Int) -> SourcePosition { position(at: offset, of: fence.block.code) }

    private func position(at offset: Int, of code: String) -> SourcePosition {
        let place = code.utf8.place(at: offset)
        return position(line: place.line, column: place.column)
    }

    /// The place in this block that corresponds to a place in a block of the same program, whose comments may be
    /// longer or shorter.
    ///
    /// - Parameters:
    ///   - line: of the other block's code, from 1; 0 is the fence.
    ///   - column: from 1, in bytes.
    func position(line: Int, column: Int, of other: ExampleBlock) -> SourcePosition {
        guard let place = place(line: line, column: column, of: other) else { return fencePosition }
        return position(line: place.line, column: place.column)
    }

    /// The same as line and column of the code; `nil` where there is no such place.
    func place(line: Int, column: Int, of other: ExampleBlock) -> (line: Int, column: Int)? {
        if id == other.id || line < 1 { return (line, column) }
        if line > other.lineCount { return (lineCount + 1, column) }
        let tokens = syntax.significant
        let others = other.syntax.significant
        let offset = other.offset(line: line, column: column)
        guard tokens.count == others.count, let index = others.lastIndex(where: { $0.range.lowerBound <= offset })
        else { return nil }
        let inside = min(offset - others[index].range.lowerBound, tokens[index].range.count)
        return code.utf8.place(at: tokens[index].range.lowerBound + inside)
    }

    private func offset(line: Int, column: Int) -> Int {
        var start = 0
        var row = 1
        for (index, byte) in code.utf8.enumerated() where byte == "\n" {
            if row == line { break }
            row += 1
            start = index + 1
        }
        return start + max(column, 1) - 1
    }
}

extension Sequence<UInt8> {
    /// Line and column, in bytes, of a byte of a text, both from 1.
    func place(at offset: Int) -> (line: Int, column: Int) {
        var line = 1
        var start = 0
        for (index, byte) in prefix(offset).enumerated() where byte == "\n" {
            line += 1
            start = index + 1
        }
        return (line, offset - start + 1)
    }
}
