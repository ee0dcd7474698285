/// What a byte of UTF-8 is. Bytes of other characters than ASCII are none of these, but for `continuesScalar`.
extension UInt8 {
    @inlinable @inline(__always)
    package var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }

    @inlinable @inline(__always)
    package var isASCIIUppercase: Bool { self >= 0x41 && self <= 0x5A }

    @inlinable @inline(__always)
    package var isASCIILowercase: Bool { self >= 0x61 && self <= 0x7A }

    @inlinable @inline(__always)
    package var isASCIILetter: Bool { (self | 0x20).isASCIILowercase }

    @inlinable @inline(__always)
    package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

    /// CommonMark 0.30, section 2.1.
    @inlinable @inline(__always)
    package var isASCIIPunctuation: Bool {
        switch self {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }

    /// A space, a tab, or the end of a line or a page.
    @inlinable @inline(__always)
    package var isASCIISpace: Bool { self == 0x20 || self >= 9 && self <= 13 }

    @inlinable @inline(__always)
    package var isSpaceOrTab: Bool { self == 0x20 || self == 9 }

    /// Whether it is not the first of its scalar's bytes: `10xxxxxx`.
    @inlinable @inline(__always)
    package var continuesScalar: Bool { self & 0xC0 == 0x80 }

    @inlinable @inline(__always)
    package var asciiLowercased: UInt8 { isASCIIUppercase ? self | 0x20 : self }
}

extension BidirectionalCollection where Element == UInt8 {
    /// Without ASCII white space at its end.
    @inlinable
    package var trimmingTrailingSpace: SubSequence {
        guard let last = lastIndex(where: { !$0.isASCIISpace }) else { return self[startIndex..<startIndex] }
        return self[startIndex...last]
    }

    /// Without ASCII white space at either end.
    @inlinable
    package var trimmingSpace: SubSequence { drop { $0.isASCIISpace }.trimmingTrailingSpace }
}
