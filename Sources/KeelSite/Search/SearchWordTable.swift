/// Gives each word a number, in the order in which they come first.
///
/// A table of its own: `[UInt8]` as the key of a dictionary makes an array for each of millions of words.
struct SearchWordTable {
    private(set) var count = 0
    private var bytes: [UInt8] = []
    /// Where each word ends in `bytes`.
    private var ends: [Int] = []
    /// Number of a word + 1, or 0.
    private var slots = [UInt32](repeating: 0, count: 1024)
    private var hashes: [UInt32] = []

    subscript(index: Int) -> ArraySlice<UInt8> { bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]] }

    mutating func number(of word: ArraySlice<UInt8>) -> Int { number(of: Array(word), 0..<word.count) }

    /// - Parameter range: of the word in the buffer.
    mutating func number(of buffer: [UInt8], _ range: Range<Int>) -> Int {
        // FNV-1a.
        let hash = buffer.withUnsafeBufferPointer { buffer in
            buffer[range].reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }
        }
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let known = Int(slots[slot]) - 1
            if hashes[known] == hash, isWord(known, buffer, range) { return known }
            slot = (slot + 1) & (slots.count - 1)
        }
        bytes.append(contentsOf: buffer[range])
        ends.append(bytes.count)
        hashes.append(hash)
        count += 1
        slots[slot] = UInt32(count)
        if count * 2 > slots.count { grow() }
        return count - 1
    }

    private func isWord(_ known: Int, _ buffer: [UInt8], _ range: Range<Int>) -> Bool {
        let start = known == 0 ? 0 : ends[known - 1]
        guard ends[known] - start == range.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            buffer.withUnsafeBufferPointer { bytes[start..<ends[known]].elementsEqual($0[range]) }
        }
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for (index, hash) in hashes.enumerated() {
            var slot = Int(hash) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(index + 1)
        }
    }
}
