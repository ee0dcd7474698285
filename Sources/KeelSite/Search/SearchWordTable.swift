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

    mutating func number(of word: ArraySlice<UInt8>) -> Int {
        // FNV-1a.
        var hash: UInt32 = 2_166_136_261
        for byte in word { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let known = Int(slots[slot]) - 1
            if hashes[known] == hash, self[known].elementsEqual(word) { return known }
            slot = (slot + 1) & (slots.count - 1)
        }
        bytes.append(contentsOf: word)
        ends.append(bytes.count)
        hashes.append(hash)
        count += 1
        slots[slot] = UInt32(count)
        if count * 2 > slots.count { grow() }
        return count - 1
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
