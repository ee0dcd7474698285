internal import KeelBase

extension SwiftLexer {
    /// An identifier, a type (by its capital), or a keyword.
    mutating func lexWord() {
        let end = wordEnd(from: position)
        let range = position..<end
        let use = words.use(of: bytes, range)
        if !use.isEmpty, isKeyword(use, range) {
            add(.keyword, to: end)
        } else {
            add(startsWithCapital(range) ? .type : .identifier, to: end)
        }
    }

    /// `` `class` ``, and since Swift 6.2 any text on one line (SE-0451).
    mutating func lexBackticks() {
        var end = position + 1
        while end < bytes.count, bytes[end] != "`", bytes[end] != "\n", bytes[end] != "\r" { end += 1 }
        guard byte(end) == "`", end > position + 1 else { return add(.unknown, to: position + 1) }
        add(.identifier, to: end + 1)
    }

    func wordEnd(from start: Int) -> Int {
        var end = start
        while end < bytes.count {
            switch bytes[end] {
            case "a"..."z", "A"..."Z", "0"..."9", "_", "$": end += 1
            case 0x80...:
                let (scalar, length) = bytes.codePoint(at: end)
                guard SwiftCharacters.continuesIdentifier(scalar) else { return end }
                end += length
            default: return end
            }
        }
        return end
    }

    // MARK: Keywords

    private func isKeyword(_ use: SwiftWords.Use, _ range: Range<Int>) -> Bool {
        // A member: only `self` and `init` keep their meaning after a dot.
        if let last, last.kind == .punctuation, lastByte == "." {
            let length = range.count
            return length == 4 && (matches("self", range) || matches("init", range))
        }
        var next = range.upperBound
        while byte(next) == " " || byte(next) == "\t" { next += 1 }
        let following = byte(next)
        if use.contains(.reserved) {
            if following == ":", !use.contains(.value), !matches("default", range) { return false }
            if use.contains(.label), let last, last.kind == .punctuation, lastByte == "(" || lastByte == "," {
                return !isWordStart(following)
            }
            return true
        }
        let afterBraceOrKeyword = last.map { $0.kind == .keyword || lastByte == "{" || lastByte == "}" } ?? false
        if use.contains(.accessor), afterBraceOrKeyword {
            if following == "{" || following == "}" { return true }
            if following == "(" {
                return matches("set", range) || matches("willSet", range) || matches("didSet", range)
            }
            if isWordStart(following) { return true }
            // `get` alone on its line, as in a protocol's braces.
            return following == "\n" || following == "\r" || following == ";"
        }
        if use.contains(.effect), let last {
            if last.kind == .punctuation, lastByte == ")" { return following != ":" }
            if last.kind == .keyword, matches("get", last.range) { return true }
        }
        guard use.contains(.prefix) else { return false }
        if matches("await", range) { return isWordStart(following) || following == "(" || following == "." }
        if following == "(", next == range.upperBound {
            if matches("nonisolated", range) || matches("unowned", range) { return true }
            let level = next + 1..<min(next + 5, bytes.count)
            return matches("set)", level) && (matches("package", range) || matches("open", range))
        }
        if following == "(" { return matches("some", range) || matches("any", range) }
        guard isWordStart(following), next > range.upperBound else { return false }
        // `x as Y`, `x is Y`, `x in y`: a name before an infix word.
        return !isInfixWord(at: next)
    }

    private func isInfixWord(at start: Int) -> Bool {
        let range = start..<min(start + 2, bytes.count)
        guard !isWordStart(byte(start + 2)) else { return false }
        return matches("as", range) || matches("is", range) || matches("in", range)
    }

    private func isWordStart(_ byte: UInt8) -> Bool {
        switch byte {
        case "a"..."z", "A"..."Z", "_", "`", "@", "~", 0x80...: true
        default: false
        }
    }

    func matches(_ word: StaticString, _ range: Range<Int>) -> Bool {
        guard word.utf8CodeUnitCount == range.count else { return false }
        return word.withUTF8Buffer { buffer in
            zip(buffer, bytes[range]).allSatisfy { $0 == $1 }
        }
    }

    private func startsWithCapital(_ range: Range<Int>) -> Bool {
        var start = range.lowerBound
        while start < range.upperBound, bytes[start] == "_" { start += 1 }
        guard start < range.upperBound else { return false }
        switch bytes[start] {
        case "A"..."Z": return true
        case 0x80...:
            return switch bytes.codePoint(at: start).value {
            case 0xC0...0xDE, 0x391...0x3A9, 0x400...0x42F: true
            default: false
            }
        default: return false
        }
    }
}
