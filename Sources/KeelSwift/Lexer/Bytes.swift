// Bytes compare with ASCII characters, in conditions and in patterns: `byte == "{"`, `case "a"..."z"`.

@inline(__always)
func == (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) == character.value }

@inline(__always)
func != (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) != character.value }

@inline(__always)
func <= (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) <= character.value }

@inline(__always)
func >= (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) >= character.value }

@inline(__always)
func ~= (pattern: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == pattern.value }

@inline(__always)
func ~= (pattern: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
    UInt32(byte) >= pattern.lowerBound.value && UInt32(byte) <= pattern.upperBound.value
}
