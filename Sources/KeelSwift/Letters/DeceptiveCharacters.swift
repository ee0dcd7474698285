internal import KeelBase

/// Characters that look like others or like nothing, as far as keyboards and word processors in use produce them.
enum DeceptiveCharacters {
    /// What a character is that no code needs, and what to write instead.
    static func character(_ scalar: UInt32) -> (DeceptiveLetter.Kind, String)? {
        switch scalar {
        case 0x201C...0x201F, 0xAB, 0xBB, 0x2018...0x201B, 0x2039, 0x203A, 0x300C...0x300F, 0x301D...0x301F, 0xFF02:
            (.quotationMark, "\"")
        case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: (.space, " ")
        case 0x2028, 0x2029, 0x85: (.space, "\n")
        case 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180E, 0x200B...0x200F, 0x202A...0x202E,
            0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0:
            (.invisible, "")
        case 0x2010...0x2015, 0x2212: (.punctuation, "-")
        case 0x2026: (.punctuation, "...")
        case 0xFF01, 0xFF03...0xFF5E:
            (.punctuation, Unicode.Scalar(scalar - 0xFEE0).map { String(Character($0)) } ?? "")
        default: nil
        }
    }

    static func isEmoji(_ scalar: UInt32) -> Bool {
        scalar == 0xFE0F || scalar >= 0x1F000 && scalar < 0x20000 || scalar >= 0x2190 && scalar < 0x2C00
    }
}
