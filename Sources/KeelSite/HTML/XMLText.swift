/// XML is escaped as HTML is; what may not stand in it at all is left out (XML 1.0, section 2.2).
func xmlText(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { !isXMLCharacter($0) }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter(isXMLCharacter)))
}

private func isXMLCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
}
