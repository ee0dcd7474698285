/// Which characters look alike, after Unicode's confusables (UTS #39), as far as keyboards in use for
/// Russian, Greek and Korean produce them.
enum LookAlikes {
    enum Script: Hashable {
        case latin
        case cyrillic
        case greek
    }

    static func script(of scalar: UInt32) -> Script? {
        switch scalar {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
        case 0x400...0x52F: .cyrillic
        default: nil
        }
    }

    /// The letter of `script` that looks the same.
    static func twin(of scalar: UInt32, in script: Script) -> String? {
        let latin = latin(of: scalar)
        guard script != .latin else { return latin.map { String(Character($0)) } }
        let pairs = script == .cyrillic ? cyrillic : greek
        guard let letter = latin ?? Unicode.Scalar(scalar), letter.isASCII else { return nil }
        return pairs.first { $0.latin == letter }.map { String(Character($0.other)) }
    }

    /// The word in Latin letters that looks like this one; `nil` unless all letters have such twins.
    static func latin(of word: [DeceptiveLetters.Scalar]) -> String? {
        var latin = String.UnicodeScalarView()
        for scalar in word {
            guard scalar.value >= 0x80, let letter = Self.latin(of: scalar.value) else { return nil }
            latin.append(letter)
        }
        return String(latin)
    }

    private static func latin(of scalar: UInt32) -> Unicode.Scalar? {
        latinTwins[scalar]
    }

    private static let cyrillic = pairs("аaеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwАAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSԚQԜW")
    private static let greek = pairs("αaνvοoρpιiγyκkΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX")

    private static let latinTwins = Dictionary(
        (cyrillic + greek).map { ($0.other.value, $0.latin) }, uniquingKeysWith: { first, _ in first })

    private static func pairs(_ text: String) -> [(other: Unicode.Scalar, latin: Unicode.Scalar)] {
        let scalars = Array(text.unicodeScalars)
        return stride(from: 0, to: scalars.count - 1, by: 2).map { (scalars[$0], scalars[$0 + 1]) }
    }

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
