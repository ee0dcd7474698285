import KeelContent

/// A Swift file made of blocks, and the way back from its lines to them.
///
/// `#sourceLocation` makes the compiler name the Markdown file; Swift Testing's `@Test` ignores it, so the
/// lines of the file itself are kept, too.
struct GeneratedSource: Sendable {
    private(set) var text = ""
    /// Without it, blocks are set apart by empty lines.
    private let namesPlaces: Bool
    private var lineCount = 0
    /// Position of a block among its unit's, first line in this file, number of lines.
    private var segments: [(block: Int, firstLine: Int, count: Int)] = []
    private var isInBlock = false

    init(namesPlaces: Bool) {
        self.namesPlaces = namesPlaces
    }

    /// Lines of Keel's own.
    mutating func add(_ lines: String...) {
        if isInBlock, namesPlaces { append("#sourceLocation()") }
        isInBlock = false
        for line in lines { append(line) }
    }

    mutating func add(_ block: ExampleBlock, at position: Int) {
        if namesPlaces {
            append("#sourceLocation(file: \"\(block.fileInDirective)\", line: \(block.firstLine))")
        } else if lineCount > 0 {
            append("")
        }
        let lines = max(block.lineCount, 1)
        segments.append((position, lineCount + 1, lines))
        text += block.code
        if !block.code.hasSuffix("\n") { text += "\n" }
        lineCount += lines
        isInBlock = true
    }

    /// The block and its line of a line of this file. What the compiler misses at the end of the file, it misses on the
    /// last line.
    func place(line: Int) -> (block: Int, line: Int)? {
        guard let segment = segments.last(where: { $0.firstLine <= line }),
            line < segment.firstLine + segment.count || line == lineCount + 1 && isInBlock
        else { return nil }
        return (segment.block, min(line - segment.firstLine + 1, segment.count))
    }

    private mutating func append(_ line: String) {
        text += line + "\n"
        lineCount += 1
    }
}
