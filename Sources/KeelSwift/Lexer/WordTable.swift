/// Words of up to 16 bytes with a number each, looked up in source bytes without making strings.
struct WordTable: Sendable {
    private struct Entry {
        var key: SIMD2<UInt64> = .zero
        var value: UInt16 = 0
    }

    /// Open addressing, at most a quarter full; their count is a power of two.
    private var entries: [Entry]
    private let shift: UInt64

    init(capacity: Int = 128) {
        var bits = 4
        while 1 << bits < capacity * 4 { bits += 1 }
        entries = [Entry](repeating: Entry(), count: 1 << bits)
        shift = UInt64(64 - bits)
    }

    /// Words separated by spaces, each with the number 1.
    init(_ words: String) {
        let words = words.split(separator: " ")
        self.init(capacity: words.count)
        for word in words { insert(word.utf8, 1) }
    }

    /// 0 for a word that is not in the table.
    @inline(__always)
    func value(of bytes: [UInt8], _ range: Range<Int>) -> UInt16 {
        guard range.count <= 16 else { return 0 }
        var key = SIMD2<UInt64>.zero
        for index in range { key = Self.append(bytes[index], to: key) }
        var slot = slot(of: key)
        while entries[slot].key != .zero {
            if entries[slot].key == key { return entries[slot].value }
            slot = (slot + 1) & (entries.count - 1)
        }
        return 0
    }

    /// Bits of several insertions of a word add up.
    mutating func insert(_ word: some Collection<UInt8>, _ value: UInt16) {
        let key = word.reduce(SIMD2<UInt64>.zero) { Self.append($1, to: $0) }
        var slot = slot(of: key)
        while entries[slot].key != .zero, entries[slot].key != key { slot = (slot + 1) & (entries.count - 1) }
        entries[slot] = Entry(key: key, value: entries[slot].value | value)
    }

    @inline(__always)
    private static func append(_ byte: UInt8, to key: SIMD2<UInt64>) -> SIMD2<UInt64> {
        SIMD2(key[0] << 8 | UInt64(byte), key[1] << 8 | key[0] >> 56)
    }

    @inline(__always)
    private func slot(of key: SIMD2<UInt64>) -> Int {
        Int(truncatingIfNeeded: ((key[0] ^ key[1] &* 31) &* 0x9E37_79B9_7F4A_7C15) >> shift)
    }
}
