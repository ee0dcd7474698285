internal import KeelBase

/// Which characters identifiers and operators are made of ("Lexical Structure" in The Swift Programming
/// Language, §§ Identifiers, Operators). ASCII is treated by the lexer itself.
enum SwiftCharacters {
    static func startsIdentifier(_ scalar: UInt32) -> Bool {
        switch scalar {
        case ..<0xA8: false
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF,
            0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
            0x203F...0x2040, 0x2054, 0x2060...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
            0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
            0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD:
            true
        // All planes but the private ones, without the last two code points of each.
        default: scalar >= 0x10000 && scalar < 0xF0000 && scalar & 0xFFFF <= 0xFFFD
        }
    }

    static func continuesIdentifier(_ scalar: UInt32) -> Bool {
        isCombining(scalar) || startsIdentifier(scalar)
    }

    static func startsOperator(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016...0x2017,
            0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
            0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
            true
        default: false
        }
    }

    static func continuesOperator(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
        default: isCombining(scalar) || startsOperator(scalar)
        }
    }

    private static func isCombining(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: false
        }
    }
}

extension [UInt8] {
    /// The code point at an offset, and its length in bytes. 0, which no word and no operator has, for what is no UTF-8.
    func codePoint(at index: Int) -> (value: UInt32, length: Int) {
        let (scalar, length) = scalar(at: index)
        return (scalar?.value ?? 0, length)
    }
}
