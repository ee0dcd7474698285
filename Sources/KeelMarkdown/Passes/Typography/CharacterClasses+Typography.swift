internal import KeelBase

extension CharacterClasses {
    /// A letter, a digit, or something that stands in a word's place.
    static func isWord(_ scalar: UInt32) -> Bool {
        isASCIIDigit(scalar) || isLetter(scalar) || scalar == InlineRun.object || scalar == 0x5F
    }

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
