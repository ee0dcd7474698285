extension BidirectionalCollection where Element == UInt8, Index == Int {
    /// The scalar whose first byte stands at an index, and its length in bytes. A byte that begins no well-formed
    /// UTF-8 (Unicode, table 3-7) is no scalar, and one byte long.
    @inlinable @inline(__always)
    package func scalar(at index: Int) -> (scalar: Unicode.Scalar?, length: Int) {
        let first = self[index]
        if first < 0x80 { return (Unicode.Scalar(first), 1) }
        let second = continuation(at: index + 1)
        guard let second else { return (nil, 1) }
        switch first {
        case 0xC2...0xDF: return (Unicode.Scalar(UInt32(first & 0x1F) << 6 | second), 2)
        case 0xE0...0xEF:
            guard let third = continuation(at: index + 2) else { return (nil, 1) }
            let value = UInt32(first & 0x0F) << 12 | second << 6 | third
            // No surrogate.
            guard value >= 0x800, let scalar = Unicode.Scalar(value) else { return (nil, 1) }
            return (scalar, 3)
        case 0xF0...0xF4:
            guard let third = continuation(at: index + 2), let fourth = continuation(at: index + 3) else {
                return (nil, 1)
            }
            let value = UInt32(first & 0x07) << 18 | second << 12 | third << 6 | fourth
            // Not beyond the last plane.
            guard value >= 0x10000, let scalar = Unicode.Scalar(value) else { return (nil, 1) }
            return (scalar, 4)
        default: return (nil, 1)
        }
    }

    /// The bits that a byte adds to a scalar, if it may.
    @inlinable @inline(__always)
    package func continuation(at index: Int) -> UInt32? {
        guard index < endIndex else { return nil }
        let byte = self[index]
        return byte.continuesScalar ? UInt32(byte & 0x3F) : nil
    }

    /// The scalar whose last byte stands before an index; `nil` at the start and after what is not UTF-8.
    @inlinable
    package func scalar(before end: Int) -> Unicode.Scalar? {
        var start = end - 1
        guard start >= startIndex else { return nil }
        while start > startIndex, end - start < 4, self[start].continuesScalar { start -= 1 }
        let (scalar, length) = self[..<end].scalar(at: start)
        return start + length == end ? scalar : nil
    }
}
