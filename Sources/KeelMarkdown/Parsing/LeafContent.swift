/// The text of a paragraph or heading as cmark sees it: lines without what containers take of them, joined by LF, NUL
/// replaced; and the way back from there to the source.
struct LeafContent {
    private(set) var bytes: [UInt8] = []
    /// Runs that are alike here and in the source, but for NUL, which is longer here: where each starts in `bytes`, and
    /// its place in the source.
    private var runs: [(here: Int, source: Range<Int>)] = []
    /// The run that was asked for last; places are mostly asked for in order.
    private var recent = 0

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        runs.removeAll(keepingCapacity: true)
        recent = 0
    }

    /// Adds the rest of a line. What is left of a tab becomes spaces.
    mutating func append(_ line: LineScanner) {
        if !runs.isEmpty { bytes.append(UInt8(ascii: "\n")) }
        let source = line.bytes
        var start = line.offset
        if line.isInsideTab {
            runs.append((bytes.count, start..<start + 1))
            bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 4 - line.column % 4))
            start += 1
        }
        while true {
            let rest = source[start..<line.end]
            guard let null = rest.firstIndex(of: 0) else {
                runs.append((bytes.count, start..<line.end))
                bytes.append(contentsOf: rest)
                return
            }
            runs.append((bytes.count, start..<null))
            bytes.append(contentsOf: source[start..<null])
            runs.append((bytes.count, null..<null + 1))
            bytes.append(contentsOf: [0xEF, 0xBF, 0xBD])
            start = null + 1
        }
    }

    /// Adds a piece of another content, at its places.
    mutating func append(_ range: Range<Int>, of other: LeafContent) {
        var low = other.runIndex(at: range.lowerBound)
        var start = range.lowerBound
        while start < range.upperBound, low < other.runs.count {
            let run = other.runs[low]
            let next = low + 1 < other.runs.count ? other.runs[low + 1].here : other.bytes.count
            let end = min(next, range.upperBound)
            let place = min(run.source.lowerBound + (start - run.here), run.source.upperBound)
            runs.append((bytes.count, place..<run.source.upperBound))
            bytes.append(contentsOf: other.bytes[start..<end])
            start = end
            low += 1
        }
    }

    /// Adds bytes that stand for nothing in the source.
    mutating func append(inserted: [UInt8], at offset: Int) {
        runs.append((bytes.count, offset..<offset))
        bytes.append(contentsOf: inserted)
    }

    /// The source's byte offset of a byte here; of the line's end for its LF.
    mutating func sourceOffset(of offset: Int) -> Int {
        let run = run(at: offset)
        return min(run.source.lowerBound + (offset - run.here), run.source.upperBound)
    }

    /// The source's byte offset past the byte before `offset` here.
    mutating func sourceEnd(of offset: Int) -> Int {
        guard offset > 0 else { return sourceOffset(of: 0) }
        let run = run(at: offset - 1)
        return min(run.source.lowerBound + (offset - run.here), run.source.upperBound)
    }

    private mutating func run(at offset: Int) -> (here: Int, source: Range<Int>) {
        guard !runs.isEmpty else { return (0, 0..<0) }
        if !holds(offset, recent) { recent = holds(offset, recent + 1) ? recent + 1 : runIndex(at: offset) }
        return runs[recent]
    }

    private func holds(_ offset: Int, _ run: Int) -> Bool {
        run < runs.count && (run == 0 || runs[run].here <= offset)
            && (run + 1 == runs.count || runs[run + 1].here > offset)
    }

    /// The last that starts at or before a byte.
    private func runIndex(at offset: Int) -> Int {
        var (low, high) = (0, runs.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if runs[middle].here <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
