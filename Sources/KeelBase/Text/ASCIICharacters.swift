// Bytes compare with ASCII characters, in conditions and in patterns, and are looked for by them: `byte == "{"`,
// `case "a"..."z"`, `firstIndex(of: "]")`. Only ASCII characters have a byte of their own.

@inlinable @inline(__always)
package func == (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) == character.value }

@inlinable @inline(__always)
package func != (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) != character.value }

@inlinable @inline(__always)
package func <= (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) <= character.value }

@inlinable @inline(__always)
package func >= (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) >= character.value }

@inlinable @inline(__always)
package func < (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) < character.value }

@inlinable @inline(__always)
package func > (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) > character.value }

@inlinable @inline(__always)
package func ~= (pattern: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == pattern.value }

@inlinable @inline(__always)
package func ~= (pattern: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
    UInt32(byte) >= pattern.lowerBound.value && UInt32(byte) <= pattern.upperBound.value
}

// What may be missing, such as `bytes.last`, is equal to no character.

@inlinable @inline(__always)
package func == (byte: UInt8?, character: Unicode.Scalar) -> Bool { byte.map { $0 == character } ?? false }

@inlinable @inline(__always)
package func != (byte: UInt8?, character: Unicode.Scalar) -> Bool { !(byte == character) }

extension Collection where Element == UInt8 {
    @inlinable
    package func contains(_ character: Unicode.Scalar) -> Bool { contains { $0 == character } }

    @inlinable
    package func firstIndex(of character: Unicode.Scalar) -> Index? { firstIndex { $0 == character } }

    @inlinable
    package func count(of character: Unicode.Scalar) -> Int { count { $0 == character } }

    @inlinable
    package func split(separator: Unicode.Scalar, omittingEmptySubsequences: Bool = true) -> [SubSequence] {
        split(omittingEmptySubsequences: omittingEmptySubsequences) { $0 == separator }
    }
}

extension BidirectionalCollection where Element == UInt8 {
    @inlinable
    package func lastIndex(of character: Unicode.Scalar) -> Index? { lastIndex { $0 == character } }
}
