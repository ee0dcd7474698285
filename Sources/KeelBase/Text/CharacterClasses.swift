/// Classes of characters by their code points. A number that is no scalar belongs to none.
package enum CharacterClasses {
    /// Unicode's property White_Space.
    @inlinable
    package static func isSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x20, 9...13, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// ASCII punctuation, and Unicode's categories P (CommonMark 0.30, section 2.1).
    package static func isPunctuation(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return UInt8(truncatingIfNeeded: scalar).isASCIIPunctuation }
        switch Unicode.Scalar(scalar)?.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            return true
        default: return false
        }
    }

    @inlinable
    package static func isASCIIDigit(_ scalar: UInt32) -> Bool { scalar >= 0x30 && scalar <= 0x39 }

    @inlinable
    package static func isASCIILetter(_ scalar: UInt32) -> Bool {
        let lower = scalar | 0x20
        return lower >= 0x61 && lower <= 0x7A
    }

    @inlinable
    package static func isCyrillic(_ scalar: UInt32) -> Bool { scalar >= 0x400 && scalar <= 0x52F }

    @inlinable
    package static func isHangulSyllable(_ scalar: UInt32) -> Bool { scalar >= 0xAC00 && scalar <= 0xD7A3 }

    /// Syllables, and the letters that they are made of.
    @inlinable
    package static func isHangul(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E: true
        default: false
        }
    }

    /// Marks that belong to a letter count as letters.
    @inlinable
    package static func isLetter(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return isASCIILetter(scalar) }
        return isCyrillic(scalar) || isHangul(scalar) || isOtherLetter(scalar)
    }

    @usableFromInline
    package static func isOtherLetter(_ scalar: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(scalar) else { return false }
        return scalar.properties.isAlphabetic || scalar.properties.canonicalCombiningClass != .notReordered
    }

    /// What XML may not hold, not even as a reference (XML 1.0, section 2.2), is none.
    package static func isXMLCharacter(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
