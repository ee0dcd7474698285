/// Which letters of different scripts look alike, after Unicode's confusables (UTS #39), as far as keyboards in use
/// for Russian and Greek produce them.
package enum LookAlikes {
    package enum Script: Sendable, Hashable {
        case latin
        case cyrillic
        case greek
    }

    package static func script(of scalar: UInt32) -> Script? {
        switch scalar {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
        case 0x400...0x52F: .cyrillic
        default: nil
        }
    }

    /// The letter of `script` that looks the same.
    package static func twin(of scalar: UInt32, in script: Script) -> Unicode.Scalar? {
        let latin = latin(of: scalar)
        guard script != .latin else { return latin }
        guard let letter = latin ?? Unicode.Scalar(scalar), letter.isASCII else { return nil }
        return (script == .cyrillic ? cyrillic : greek).first { $0.latin == letter }?.other
    }

    /// The ASCII letter that looks the same as a Cyrillic or a Greek one.
    package static func latin(of scalar: UInt32) -> Unicode.Scalar? { latinTwins[scalar] }

    private static let cyrillic = pairs("аaеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwАAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSԚQԜW")
    private static let greek = pairs("αaνvοoρpιiγyκkΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX")

    private static let latinTwins = Dictionary(
        (cyrillic + greek).map { ($0.other.value, $0.latin) }, uniquingKeysWith: { first, _ in first })

    private static func pairs(_ text: String) -> [(other: Unicode.Scalar, latin: Unicode.Scalar)] {
        let scalars = Array(text.unicodeScalars)
        return stride(from: 0, to: scalars.count - 1, by: 2).map { (scalars[$0], scalars[$0 + 1]) }
    }
}
