internal import KeelBase

/// The lines of a paragraph that holds a table, as ranges of its content.
struct TableLines {
    /// Without their line ends.
    let lines: [Range<Int>]
    /// Which of them has the column names; the delimiter row follows.
    let header: Int
    let alignments: [TableAlignment]

    /// `nil` if there is no table in the paragraph.
    init?(_ content: ArraySlice<UInt8>) {
        guard let newline = content.firstIndex(of: "\n") else { return nil }
        var previous = content.startIndex..<newline
        var start = newline + 1
        var found: (header: Range<Int>, alignments: [TableAlignment])?
        while found == nil, start < content.endIndex {
            let end = content[start...].firstIndex(of: "\n") ?? content.endIndex
            if let alignments = Self.delimiterRow(content[start..<end]),
                content[start..<end].contains("|") || content[previous].contains("|"),
                Self.cells(content[previous]).count == alignments.count
            {
                found = (previous, alignments)
            }
            previous = start..<end
            start = end + 1
        }
        guard let found else { return nil }
        let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.startIndex..<$0.endIndex }
        self.lines = lines
        header = lines.firstIndex(of: found.header) ?? 0
        alignments = found.alignments
    }

    /// What each column's cell says of its alignment: `| :-- | :-: | --: |`.
    static func delimiterRow(_ line: ArraySlice<UInt8>) -> [TableAlignment]? {
        let isMark: (UInt8) -> Bool = { "|:- \t".utf8.contains($0) }
        guard line.contains("-"), line.allSatisfy(isMark) else { return nil }
        var alignments: [TableAlignment] = []
        for cell in cells(line) {
            var dashes = line[cell]
            let isLeft = dashes.first == ":"
            if isLeft { dashes = dashes.dropFirst() }
            let isRight = dashes.last == ":"
            if isRight { dashes = dashes.dropLast() }
            guard !dashes.isEmpty, dashes.allSatisfy({ $0 == "-" }) else { return nil }
            alignments.append(isLeft ? (isRight ? .center : .left) : isRight ? .right : .none)
        }
        return alignments
    }

    /// What stands between the pipes of a row, without the blanks around it.
    static func cells(_ line: ArraySlice<UInt8>) -> [Range<Int>] {
        var rest = line.trimmingSpace
        if rest.first == "|" { rest = rest.dropFirst() }
        var cells: [Range<Int>] = []
        var start = rest.startIndex
        var isEscaped = false
        for index in rest.indices {
            if rest[index] == "|", !isEscaped {
                let cell = rest[start..<index].trimmingSpace
                cells.append(cell.startIndex..<cell.endIndex)
                start = index + 1
            }
            isEscaped = rest[index] == "\\" && !isEscaped
        }
        if start < rest.endIndex || cells.isEmpty {
            let cell = rest[start...].trimmingSpace
            cells.append(cell.startIndex..<cell.endIndex)
        }
        return cells
    }

}
