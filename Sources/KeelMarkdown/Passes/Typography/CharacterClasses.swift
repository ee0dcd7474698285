/// Classes of Unicode scalars, as far as typography and emphasis ask for them.
enum CharacterClasses {
    static func isSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x20, 9...13, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    static func isDigit(_ scalar: UInt32) -> Bool { scalar >= 0x30 && scalar <= 0x39 }

    static func isASCIILetter(_ scalar: UInt32) -> Bool {
        let lower = scalar | 0x20
        return lower >= 0x61 && lower <= 0x7A
    }

    static func isCyrillic(_ scalar: UInt32) -> Bool { scalar >= 0x400 && scalar <= 0x52F }

    static func isHangul(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E: true
        default: false
        }
    }

    static func isLetter(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return isASCIILetter(scalar) }
        if isCyrillic(scalar) || isHangul(scalar) { return true }
        guard let scalar = Unicode.Scalar(scalar) else { return false }
        return scalar.properties.isAlphabetic || scalar.properties.canonicalCombiningClass != .notReordered
    }

    /// A letter, a digit, or something that stands in a word's place.
    static func isWord(_ scalar: UInt32) -> Bool {
        isDigit(scalar) || isLetter(scalar) || scalar == InlineRun.object || scalar == 0x5F
    }

    static func isLowerCyrillic(_ scalar: UInt32) -> Bool { scalar >= 0x430 && scalar <= 0x45F }

    static func isUpperCyrillic(_ scalar: UInt32) -> Bool { scalar >= 0x400 && scalar <= 0x42F }

    static func lowerCyrillic(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x410...0x42F: scalar + 0x20
        case 0x400...0x40F: scalar + 0x50
        default: scalar
        }
    }

    /// Punctuation that only ends what it belongs to.
    static func isClosing(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x21, 0x25, 0x29, 0x2C, 0x2E, 0x3B, 0x3F, 0x5D, 0x7D, 0xB0, 0xBB, 0x2019, 0x201D, 0x2026, 0x2030, 0x2032,
            0x2033, 0x203A, 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0xFF01, 0xFF09, 0xFF0C, 0xFF1F:
            true
        default: false
        }
    }

    /// Punctuation that only begins what it belongs to.
    static func isOpening(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x23, 0x24, 0x28, 0x40, 0x5B, 0x7B, 0xA1, 0xA7, 0xAB, 0xBF, 0x2018, 0x201A, 0x201C, 0x201E, 0x2039, 0x20AC,
            0x2116, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0xFF08:
            true
        default: false
        }
    }
}
