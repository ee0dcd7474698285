internal import KeelBase

/// Where the parts of links end that are not text: destinations, titles, labels, definitions (CommonMark 0.30, sections
/// 4.7 and 6.3, as libcmark 0.30 reads them). Each function takes an offset and gives the one past what it found there.
struct LinkSyntax {
    let bytes: [UInt8]

    private func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private func isSpace(_ offset: Int) -> Bool {
        byte(offset)?.isASCIISpace == true
    }

    /// What follows the `]` of a link's text: `(destination "title")`, `[label]`, `[]` or nothing.
    func tail(from start: Int) -> Int {
        inlineTail(from: start) ?? label(from: start)?.end ?? start
    }

    private func inlineTail(from start: Int) -> Int? {
        guard byte(start) == "(", let url = destination(from: spaces(from: start + 1)) else { return nil }
        let titleStart = spaces(from: url)
        var end = titleStart
        if titleStart > url { end = title(from: titleStart) ?? titleStart }
        end = spaces(from: end)
        return byte(end) == ")" ? end + 1 : nil
    }

    /// A link reference definition that stands at the start of a paragraph, with its line end.
    func definition(from start: Int) -> Int? {
        guard let label = label(from: start), !label.isEmpty, byte(label.end) == ":",
            let url = destination(from: blanksOverOneLineEnd(from: label.end + 1))
        else { return nil }
        let titleStart = blanksOverOneLineEnd(from: url)
        if titleStart > url, let end = title(from: titleStart).flatMap(lineEnd) { return end }
        return lineEnd(from: url)
    }

    private func spaces(from start: Int) -> Int {
        var offset = start
        while isSpace(offset) { offset += 1 }
        return offset
    }

    private func blanks(from start: Int) -> Int {
        var offset = start
        while byte(offset)?.isSpaceOrTab == true { offset += 1 }
        return offset
    }

    private func blanksOverOneLineEnd(from start: Int) -> Int {
        let end = blanks(from: start)
        return byte(end) == "\n" ? blanks(from: end + 1) : end
    }

    /// The start of the next line, if nothing but blanks is left on this one.
    private func lineEnd(from start: Int) -> Int? {
        let end = blanks(from: start)
        if end == bytes.count { return end }
        return byte(end) == "\n" ? end + 1 : nil
    }

    private func label(from start: Int) -> (end: Int, isEmpty: Bool)? {
        guard byte(start) == "[" else { return nil }
        var offset = start + 1
        var isEmpty = true
        while let byte = byte(offset), byte != "[", byte != "]" {
            if !isSpace(offset) { isEmpty = false }
            offset += byte == "\\" && isPunctuation(offset + 1) ? 2 : 1
            // The longest label that CommonMark allows.
            if offset - start - 1 > 1000 { return nil }
        }
        return byte(offset) == "]" ? (offset + 1, isEmpty) : nil
    }

    private func destination(from start: Int) -> Int? {
        byte(start) == "<" ? pointyDestination(from: start) : plainDestination(from: start)
    }

    private func pointyDestination(from start: Int) -> Int? {
        var offset = start + 1
        while let byte = byte(offset) {
            switch byte {
            case ">": return offset + 1
            case "\\": offset += 2
            case "\n", "<": return nil
            default: offset += 1
            }
        }
        return nil
    }

    private func plainDestination(from start: Int) -> Int? {
        var offset = start
        var depth = 0
        while let byte = byte(offset), !isSpace(offset) {
            if byte == "\\", isPunctuation(offset + 1) {
                offset += 1
            } else if byte == "(" {
                depth += 1
                // libcmark's limit, against quadratic time.
                if depth > 32 { return nil }
            } else if byte == ")" {
                if depth == 0 { break }
                depth -= 1
            }
            offset += 1
        }
        if offset == start, byte(offset) != ")" { return nil }
        return depth == 0 ? offset : nil
    }

    private func title(from start: Int) -> Int? {
        guard let opening = byte(start) else { return nil }
        let closing: UInt8
        switch opening {
        case "\"", "'": closing = opening
        case "(": closing = UInt8(ascii: ")")
        default: return nil
        }
        // libcmark takes the longest match and lets any backslash before a quote escape it, also the second of two.
        var longest: Int?
        var offset = start + 1
        while let byte = byte(offset) {
            let isEscaped = bytes[offset - 1] == "\\"
            offset += 1
            if byte == closing {
                longest = offset
                if !isEscaped { break }
            } else if byte == opening, !isEscaped {
                break
            }
        }
        return longest
    }

    private func isPunctuation(_ offset: Int) -> Bool { byte(offset)?.isASCIIPunctuation == true }
}
