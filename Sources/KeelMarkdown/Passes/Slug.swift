internal import Foundation
internal import KeelBase

/// A heading's text as an id in its own language: lower case, NFC, a hyphen for each space, letters, marks, digits,
/// `-` and `_` kept, other characters dropped, as Git hosts do; unlike there, `+` after a letter, a digit or another
/// `+` is kept, so that `C++` and `C#` differ. Empty when nothing is left.
func slug(of text: String) -> String {
    var text = text
    if let ascii = text.withUTF8(asciiSlug) { return ascii }
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

private func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
        .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation:
        true
    default: scalar == "-"
    }
}
