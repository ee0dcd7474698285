internal import KeelBase

/// `_слово_ом`: underscores inside a word are text (CommonMark 0.30, section 6.2, rules 2 and 4), so that names like
/// `snake_case` stay whole. Reported is what can't be such a name: it has letters other than Latin ones, or a capital
/// letter and a short ending.
extension Linter {
    mutating func checkUnderscores(in line: InlineLine) {
        let text = line.bytes
        var index = 0
        while let start = text[index...].firstIndex(of: "_") {
            let contentStart = text[start...].firstIndex { $0 != "_" } ?? text.count
            guard let end = text[contentStart...].firstIndex(of: "_") else { return }
            let suffixStart = text[end...].firstIndex { $0 != "_" } ?? text.count
            let content = contentStart..<end
            let isPair = contentStart - start == suffixStart - end && contentStart - start <= 3
            if isPair, !line.escaped.contains(start), !line.escaped.contains(end),
                start == 0 || !isInWord(text[start - 1]),
                isInk(text[content.lowerBound]), isInk(text[content.upperBound - 1]),
                isWordWithEnding(text, content, suffixStart)
            {
                let suffix = text[suffixStart...].prefix(while: isLetterByte)
                let mark = String(repeating: "*", count: contentStart - start)
                diagnostics.append(
                    Diagnostic(
                        LintFault.literalUnderscore(
                            document.written(start..<suffix.endIndex, in: line),
                            meant: mark + document.written(content, in: line) + mark
                                + String(decoding: suffix, as: UTF8.self)),
                        in: document.source, at: line.source(of: start)))
                index = suffix.endIndex
            } else {
                index = end
            }
            if index >= text.count { return }
        }
    }

    private func isWordWithEnding(_ text: [UInt8], _ content: Range<Int>, _ suffixStart: Int) -> Bool {
        let suffix = text[suffixStart...].prefix(while: isLetterByte)
        guard !suffix.isEmpty, !suffix.allSatisfy(\.isASCIIDigit) else { return false }
        let next = suffix.endIndex < text.count ? text[suffix.endIndex] : UInt8(ascii: " ")
        guard next != "_", next != "(" else { return false }
        if text[content].contains(where: { $0 >= 0x80 }) || suffix.contains(where: { $0 >= 0x80 }) { return true }
        let isCapital = text[content.lowerBound].isASCIIUppercase
        return isCapital && suffix.count <= 4 && suffix.allSatisfy(\.isASCIILowercase)
    }
}

/// A letter, a digit, or a byte of another scalar than ASCII.
private func isLetterByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte.isASCIIAlphanumeric
}

/// Whether a byte before a word makes it a part of another: a letter or something marked, not the last byte of a no-break
/// space, of `«`, `“` or `„`.
private func isInWord(_ byte: UInt8) -> Bool {
    byte == InlineLine.markup || isLetterByte(byte) && ![0xA0, 0xAB, 0x9C, 0x9E].contains(byte)
}

private func isInk(_ byte: UInt8) -> Bool { byte > " " || byte == InlineLine.markup }
