/// The lines of a paragraph that holds a table, as ranges of its content.
struct TableLines {
    /// Without their line ends.
    let lines: [Range<Int>]
    /// Which of them has the column names; the delimiter row follows.
    let header: Int
    let alignments: [TableAlignment]

    /// `nil` if there is no table in the paragraph.
    init?(_ content: ArraySlice<UInt8>) {
        guard let newline = content.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        var previous = content.startIndex..<newline
        var start = newline + 1
        var found: (header: Range<Int>, alignments: [TableAlignment])?
        while found == nil, start < content.endIndex {
            let end = content[start...].firstIndex(of: UInt8(ascii: "\n")) ?? content.endIndex
            if let alignments = Self.delimiterRow(content[start..<end]),
                content[start..<end].contains(UInt8(ascii: "|")) || content[previous].contains(UInt8(ascii: "|")),
                Self.cells(content[previous]).count == alignments.count
            {
                found = (previous, alignments)
            }
            previous = start..<end
            start = end + 1
        }
        guard let found else { return nil }
        let lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { $0.startIndex..<$0.endIndex }
        self.lines = lines
        header = lines.firstIndex(of: found.header) ?? 0
        alignments = found.alignments
    }

    /// What each column's cell says of its alignment: `| :-- | :-: | --: |`.
    static func delimiterRow(_ line: ArraySlice<UInt8>) -> [TableAlignment]? {
        let isMark: (UInt8) -> Bool = { "|:- \t".utf8.contains($0) }
        guard line.contains(UInt8(ascii: "-")), line.allSatisfy(isMark) else { return nil }
        var alignments: [TableAlignment] = []
        for cell in cells(line) {
            var dashes = line[cell]
            let isLeft = dashes.first == UInt8(ascii: ":")
            if isLeft { dashes = dashes.dropFirst() }
            let isRight = dashes.last == UInt8(ascii: ":")
            if isRight { dashes = dashes.dropLast() }
            guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
            alignments.append(isLeft ? (isRight ? .center : .left) : isRight ? .right : .none)
        }
        return alignments
    }

    /// What stands between the pipes of a row, without the blanks around it.
    static func cells(_ line: ArraySlice<UInt8>) -> [Range<Int>] {
        var rest = trimmed(line)
        if rest.first == UInt8(ascii: "|") { rest = rest.dropFirst() }
        var cells: [Range<Int>] = []
        var start = rest.startIndex
        var isEscaped = false
        for index in rest.indices {
            if rest[index] == UInt8(ascii: "|"), !isEscaped {
                let cell = trimmed(rest[start..<index])
                cells.append(cell.startIndex..<cell.endIndex)
                start = index + 1
            }
            isEscaped = rest[index] == UInt8(ascii: "\\") && !isEscaped
        }
        if start < rest.endIndex || cells.isEmpty {
            let cell = trimmed(rest[start...])
            cells.append(cell.startIndex..<cell.endIndex)
        }
        return cells
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || (9...13).contains($0) }
        guard let first = bytes.firstIndex(where: { !isBlank($0) }), let last = bytes.lastIndex(where: { !isBlank($0) })
        else { return bytes[bytes.endIndex..<bytes.endIndex] }
        return bytes[first...last]
    }
}
