internal import KeelBase

/// The text of one paragraph, heading or cell as the reader sees it, across emphasis, links and line ends.
///
/// Rules change it in place; a scalar of 0 is one that they took out.
struct InlineRun {
    /// A piece of text or a line end, and where it stands in `scalars`.
    struct Segment {
        let node: Document.NodeID
        let start: Int
        var end: Int
        var isChanged = false
    }

    /// Stands for code and images: a word that no rule looks into.
    static let object: UInt32 = 0xFFFC
    static let softBreak: UInt32 = 0x0A
    static let hardBreak: UInt32 = 0x0D
    static let space: UInt32 = 0x20
    static let noBreakSpace: UInt32 = 0xA0
    /// Marks a scalar that the writer has escaped, or written as an entity: it stays as it is.
    static let fixed: UInt32 = 1 << 31
    /// Marks a scalar that a no-break space is put after.
    static let spaceAfter: UInt32 = 1 << 30
    /// Marks a byte that is no UTF-8: it belongs to no class of characters, and stays as it is.
    static let byte: UInt32 = 1 << 29
    /// Marks a scalar that a word joiner is put before.
    static let joinerBefore: UInt32 = 1 << 28
    private static let insertions = spaceAfter | joinerBefore

    private(set) var scalars: [UInt32] = []
    private(set) var segments: [Segment] = []

    var count: Int { scalars.count }

    mutating func removeAll() {
        scalars.removeAll(keepingCapacity: true)
        segments.removeAll(keepingCapacity: true)
    }

    // MARK: Filling

    mutating func append(_ scalar: UInt32) { scalars.append(scalar) }

    mutating func appendSoftBreak(of node: Document.NodeID) {
        segments.append(Segment(node: node, start: scalars.count, end: scalars.count + 1))
        scalars.append(Self.softBreak)
    }

    /// - Parameter fixed: offsets in the text, ascending, of bytes that must stay.
    mutating func append(_ text: UnsafeBufferPointer<UInt8>, of node: Document.NodeID, fixed: [Int] = []) {
        let start = scalars.count
        var index = 0
        var nextFixed = 0
        while index < text.count {
            var mark: UInt32 = 0
            while nextFixed < fixed.count, fixed[nextFixed] < index { nextFixed += 1 }
            if nextFixed < fixed.count, fixed[nextFixed] == index { mark = Self.fixed }
            let (scalar, length) = text.scalar(at: index)
            scalars.append((scalar?.value ?? Self.byte | UInt32(text[index])) | mark)
            index += length
        }
        segments.append(Segment(node: node, start: start, end: scalars.count))
    }

    // MARK: Reading

    /// What stands at an index, as it is; a space before the start and after the end.
    func exact(_ index: Int) -> UInt32 {
        index >= 0 && index < scalars.count ? scalars[index] & ~Self.insertions : Self.space
    }

    /// What stands at an index, escaped or not.
    func value(_ index: Int) -> UInt32 { exact(index) & ~Self.fixed }

    /// The index before, past what was taken out.
    func index(before index: Int) -> Int {
        var index = index - 1
        while index >= 0, scalars[index] == 0 { index -= 1 }
        return index
    }

    func index(after index: Int) -> Int {
        var index = index + 1
        while index < scalars.count, scalars[index] == 0 { index += 1 }
        return index
    }

    // MARK: Changing

    mutating func replace(_ index: Int, with scalar: UInt32) {
        scalars[index] = scalar
        touch(index)
    }

    /// Replaces some, at least one, by one.
    mutating func replace(_ range: Range<Int>, with scalar: UInt32) {
        replace(range.lowerBound, with: scalar)
        for index in range.dropFirst() {
            scalars[index] = 0
            touch(index)
        }
    }

    mutating func insertNoBreakSpace(after index: Int) {
        scalars[index] |= Self.spaceAfter
        touch(index)
    }

    /// No line is broken there.
    mutating func insertJoiner(before index: Int) {
        scalars[index] |= Self.joinerBefore
        touch(index)
    }

    private mutating func touch(_ index: Int) {
        var low = 0
        var high = segments.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if segments[middle].start <= index { low = middle } else { high = middle }
        }
        if low < segments.count, index < segments[low].end { segments[low].isChanged = true }
    }

    // MARK: Writing

    func bytes(of segment: Segment) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity((segment.end - segment.start) * 2)
        for scalar in scalars[segment.start..<segment.end] where scalar != 0 {
            if scalar & Self.joinerBefore != 0 { bytes.append(contentsOf: [0xE2, 0x81, 0xA0]) }
            if let value = Unicode.Scalar(scalar & ~(Self.fixed | Self.insertions)) {
                bytes.append(contentsOf: UTF8.encode(value) ?? UTF8.encodedReplacementCharacter)
            } else {
                bytes.append(UInt8(truncatingIfNeeded: scalar))
            }
            if scalar & Self.spaceAfter != 0 { bytes.append(contentsOf: [0xC2, 0xA0]) }
        }
        return bytes
    }
}
