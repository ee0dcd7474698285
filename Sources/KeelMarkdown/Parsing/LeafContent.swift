/// The text of a paragraph or heading as cmark sees it: lines without what containers take of them, joined by LF, NUL
/// replaced; and the way back from there to the source.
struct LeafContent {
    private(set) var bytes: [UInt8] = []
    /// Runs that are alike here and in the source: where each starts in `bytes`, and in the source.
    private var runs: [(here: Int, source: Int)] = []
    /// The run that was asked for last; places are mostly asked for in order.
    private var recent = 0

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        runs.removeAll(keepingCapacity: true)
        recent = 0
    }

    mutating func append(_ source: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
        if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
        var start = line.lowerBound
        while true {
            runs.append((bytes.count, start))
            let rest = source[start..<line.upperBound]
            guard let null = rest.firstIndex(of: 0) else {
                bytes.append(contentsOf: rest)
                return
            }
            bytes.append(contentsOf: source[start..<null])
            runs.append((bytes.count, null))
            bytes.append(contentsOf: [0xEF, 0xBF, 0xBD])
            start = null + 1
        }
    }

    /// The source's byte offset of a byte here; of the line's end for its LF.
    mutating func sourceOffset(of offset: Int) -> Int {
        guard !runs.isEmpty else { return 0 }
        while recent > 0, runs[recent].here > offset { recent -= 1 }
        while recent + 1 < runs.count, runs[recent + 1].here <= offset { recent += 1 }
        return runs[recent].source + (offset - runs[recent].here)
    }

    /// The source's byte offset past the byte before `offset` here.
    mutating func sourceEnd(of offset: Int) -> Int {
        offset == 0 ? sourceOffset(of: 0) : sourceOffset(of: offset - 1) + 1
    }
}
