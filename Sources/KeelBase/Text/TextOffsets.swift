/// Byte offsets in a text, in half the memory of `Int`s: they are kept for every line of a site.
package struct TextOffsets: Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
    private let offsets: [UInt32]

    package init(_ offsets: some Collection<Int>) { self.offsets = offsets.map { UInt32(clamping: $0) } }
    package init(arrayLiteral offsets: Int...) { self.init(offsets) }

    package var startIndex: Int { 0 }
    package var endIndex: Int { offsets.count }
    package subscript(position: Int) -> Int { Int(offsets[position]) }
}
