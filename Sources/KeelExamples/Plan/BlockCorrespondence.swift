import KeelBase
import KeelSwift

extension ExampleBlock {
    /// The place in this block that corresponds to a place in a block of the same program, whose comments may be
    /// longer or shorter.
    ///
    /// - Parameters:
    ///   - line: of the other block's code, from 1; 0 is the fence.
    ///   - column: from 1, in bytes.
    func position(line: Int, column: Int, of other: ExampleBlock) -> SourcePosition {
        if place == other.place || line < 1 || line > other.lineCount { return position(sameAs: line, of: other, column) }
        let tokens = SwiftLexer.tokens(of: code).filter { $0.kind != .comment }
        let others = SwiftLexer.tokens(of: other.code).filter { $0.kind != .comment }
        let offset = other.offset(line: line, column: column)
        guard tokens.count == others.count, let index = others.lastIndex(where: { $0.range.lowerBound <= offset }) else {
            return fencePosition
        }
        let inside = min(offset - others[index].range.lowerBound, tokens[index].range.count)
        return position(at: tokens[index].range.lowerBound + inside)
    }

    private func position(sameAs line: Int, of other: ExampleBlock, _ column: Int) -> SourcePosition {
        line > other.lineCount ? position(line: lineCount + 1, column: column) : position(line: line, column: column)
    }

    private func offset(line: Int, column: Int) -> Int {
        var start = 0
        var row = 1
        for (index, byte) in code.enumerated() where byte == 0x0A {
            if row == line { break }
            row += 1
            start = index + 1
        }
        return start + max(column, 1) - 1
    }
}
