internal import Foundation
internal import KeelBase

/// A heading's text as an id in its own language: lower case, NFC, a hyphen for each space, letters, marks, digits,
/// `-` and `_` kept, other characters dropped, as Git hosts do; unlike there, `+` after a letter, a digit or another
/// `+` is kept, so that `C++` and `C#` differ. Empty when nothing is left.
func slug(of text: String) -> String {
    var text = text
    if let ascii = text.withUTF8(asciiSlug) { return ascii }
    if let plain = plainSlug(text) { return plain }
    var slug = String.UnicodeScalarView()
    for scalar in text.precomposedStringWithCanonicalMapping.lowercased().unicodeScalars {
        if scalar.properties.isWhitespace {
            slug.append("-")
        } else if isKept(scalar) || (scalar == "+" && slug.last.map { $0 == "+" || isKept($0) && $0 != "-" } == true) {
            slug.append(scalar)
        }
    }
    return String(slug).precomposedStringWithCanonicalMapping
}

private func asciiSlug(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    var slug: [UInt8] = []
    slug.reserveCapacity(text.count)
    for byte in text {
        switch byte {
        case 0x80...: return nil
        case "A"..."Z": slug.append(byte | 0x20)
        case "a"..."z", "0"..."9", "-", "_":
            slug.append(byte)
        case "+":
            if let last = slug.last, last != "-" { slug.append(byte) }
        case " ", 9...13: slug.append(UInt8(ascii: "-"))
        default: break
        }
    }
    return String(decoding: slug, as: UTF8.self)
}

/// Of a text of letters whose lower case and normal form need no table: Cyrillic, Hangul, those of Western Europe and
/// Estonian. `nil` if there is any other. A fifth of the time that Unicode's properties take.
private func plainSlug(_ text: String) -> String? {
    var slug = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x410...0x42F:
            slug.append(Unicode.Scalar(scalar.value + 0x20) ?? scalar)
        case 0x30...0x39, 0x61...0x7A, 0x2D, 0x5F, 0xDF...0xF6, 0xF8...0xFF, 0x430...0x44F, 0x451, 0x161, 0x17E,
            0xAC00...0xD7A3:
            slug.append(scalar)
        case 0x401: slug.append("\u{451}")
        case 0x160, 0x17D: slug.append(Unicode.Scalar(scalar.value + 1) ?? scalar)
        case 0x2B: if let last = slug.last, last != "-" { slug.append(scalar) }
        case 9...13, 0x20, 0xA0: slug.append("-")
        case 0...0x7F: break
        default: return nil
        }
    }
    return String(slug)
}

private func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
        .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation:
        true
    default: scalar == "-"
    }
}
