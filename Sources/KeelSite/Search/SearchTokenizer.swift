import Foundation

/// Divides text into the words that are searched.
///
/// A word is a run of letters, digits, marks and `_`, with apostrophes between letters left out (`foto's` is `fotos`);
/// it ends where Hangul meets another script, so that a particle is not part of a Latin name. A run in camelCase or
/// with `_` in it is one word as a whole, and its parts are words, too.
enum SearchTokenizer {
    /// A word at its place among the words.
    struct Token: Equatable {
        var word: String
        var position: Int
    }

    /// What a scalar is to a word.
    enum Class: UInt8 {
        case other, lower, upper, digit, underscore, apostrophe, mark, hangul
        /// Soft hyphens and other places without width: as if they were not there.
        case ignored
    }

    /// Gives the words of a text their numbers.
    ///
    /// - Parameters:
    ///   - text: UTF-8.
    ///   - position: of the first word.
    ///   - found: each word's number in the table and its position.
    /// - Returns: the position after the last word.
    static func scan(
        _ text: [UInt8], from position: Int, into table: inout SearchWordTable,
        found: (_ word: Int, _ position: Int) -> Void
    ) -> Int {
        var scanner = Scanner(position: position)
        var index = 0
        while index < text.count {
            if scanner.isBetweenWords, let end = plainWord(text, from: index) {
                found(table.number(of: text, index..<end), scanner.position)
                scanner.position += 1
                index = end
                continue
            }
            let end = scanner.takeLetters(text, from: index)
            if end > index {
                index = end
                continue
            }
            // The text is a string's, so its sequences are whole.
            let first = UInt32(text[index])
            var value = first
            switch first {
            case ..<0x80: index += 1
            case ..<0xE0 where index + 1 < text.count:
                value = (first & 0x1F) << 6 | UInt32(text[index + 1] & 0x3F)
                index += 2
            case ..<0xF0 where index + 2 < text.count:
                value = (first & 0x0F) << 12 | UInt32(text[index + 1] & 0x3F) << 6 | UInt32(text[index + 2] & 0x3F)
                index += 3
            case ..<0xF8 where index + 3 < text.count:
                value = (first & 0x07) << 18 | UInt32(text[index + 1] & 0x3F) << 12
                value |= UInt32(text[index + 2] & 0x3F) << 6 | UInt32(text[index + 3] & 0x3F)
                index += 4
            default: index = text.count
            }
            scanner.take(Unicode.Scalar(value) ?? "\u{FFFD}", &table, found)
        }
        scanner.finish(&table, found)
        return scanner.position
    }

    /// Where a word of small letters or syllables ends that stands alone, as most do: it needs nothing done to it.
    private static func plainWord(_ text: [UInt8], from start: Int) -> Int? {
        let end = Scanner.smallLetters(text, from: start) ?? Scanner.syllables(text, from: start)
        guard let end, end - start <= Scanner.longest else { return nil }
        guard end < text.count else { return end }
        switch text[end] {
        case 0x27, 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: return nil
        default: return end
        }
    }

    static func tokens(_ text: String) -> [Token] {
        var table = SearchWordTable()
        var numbers: [(Int, Int)] = []
        _ = scan(Array(text.utf8), from: 0, into: &table) { numbers.append(($0, $1)) }
        return numbers.map { Token(word: String(decoding: table[$0], as: UTF8.self), position: $1) }
    }

    static func classOf(_ scalar: Unicode.Scalar) -> Class {
        switch scalar.value {
        case 0x61...0x7A, 0x430...0x45F: .lower
        case 0x41...0x5A, 0x400...0x42F: .upper
        case 0x30...0x39: .digit
        case 0x5F: .underscore
        case 0x27, 0x2019, 0x2BC: .apostrophe
        case 0..<0x80: .other
        case 0xAD, 0x200B...0x200D, 0x2060: .ignored
        case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F: .hangul
        default: general(scalar)
        }
    }

    private static func general(_ scalar: Unicode.Scalar) -> Class {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: .upper
        case .lowercaseLetter, .modifierLetter, .otherLetter: .lower
        case .decimalNumber, .letterNumber, .otherNumber: .digit
        case .nonspacingMark, .spacingMark, .enclosingMark: .mark
        default: .other
        }
    }
}

/// The run that is being read.
private struct Scanner {
    var position: Int
    /// In lower case, apart from what only normalization can do.
    private var run: [UInt8] = []
    /// Where parts begin in `run`.
    private var parts: [Int] = []
    private var last = SearchTokenizer.Class.other
    private var lastStart = 0
    private var needsNormalization = false
    private var isIdentifier = false
    private var pendingApostrophe = false

    init(position: Int) {
        self.position = position
        run.reserveCapacity(64)
    }

    /// Small letters of Latin and Cyrillic and syllables of Hangul, many at once where nothing before them matters: most
    /// of a text is that, and each by itself takes ten times as long.
    ///
    /// - Returns: where they end.
    mutating func takeLetters(_ text: [UInt8], from start: Int) -> Int {
        guard !pendingApostrophe else { return start }
        var end = start
        if run.isEmpty || last == .lower, let letters = Self.smallLetters(text, from: start) {
            (end, last) = (letters, .lower)
        } else if run.isEmpty || last == .hangul, let syllables = Self.syllables(text, from: start) {
            (end, last) = (syllables, .hangul)
        }
        guard end > start else { return start }
        run += text[start..<end]
        lastStart = run.count - (last == .hangul ? 3 : text[end - 1] < 0x80 ? 1 : 2)
        return end
    }

    /// Longer than any that is typed is data, not language. In bytes.
    static let longest = 80

    /// Whether nothing before the next letter matters to it.
    var isBetweenWords: Bool { run.isEmpty && !pendingApostrophe }

    /// Where small letters of Latin and Cyrillic end; `nil` if there are none.
    static func smallLetters(_ text: [UInt8], from start: Int) -> Int? {
        text.withUnsafeBufferPointer { text in
            var end = start
            while end < text.count {
                let byte = text[end]
                if byte >= 0x61, byte <= 0x7A {
                    end += 1
                } else if byte == 0xD0 || byte == 0xD1, end + 1 < text.count, isSmall(byte, text[end + 1]) {
                    end += 2
                } else {
                    break
                }
            }
            return end > start ? end : nil
        }
    }

    /// Where syllables of Hangul end; `nil` if there are none.
    static func syllables(_ text: [UInt8], from start: Int) -> Int? {
        text.withUnsafeBufferPointer { text in
            var end = start
            while end + 2 < text.count, isSyllable(text[end], text[end + 1], text[end + 2]) { end += 3 }
            return end > start ? end : nil
        }
    }

    /// а to я, without ё.
    private static func isSmall(_ first: UInt8, _ second: UInt8) -> Bool {
        first == 0xD0 ? second >= 0xB0 && second <= 0xBF : second >= 0x80 && second <= 0x8F
    }

    /// U+AC00 to U+D7A3.
    private static func isSyllable(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
        switch first {
        case 0xEA: second >= 0xB0
        case 0xEB, 0xEC: true
        case 0xED: second < 0x9E || second == 0x9E && third <= 0xA3
        default: false
        }
    }

    mutating func take(_ scalar: Unicode.Scalar, _ table: inout SearchWordTable, _ found: (Int, Int) -> Void) {
        let kind = SearchTokenizer.classOf(scalar)
        switch kind {
        case .ignored: break
        case .other:
            if !run.isEmpty { finish(&table, found) }
            last = .other
        case .apostrophe:
            // Kept in mind: it is part of the word only if a letter follows.
            pendingApostrophe = !run.isEmpty
        default:
            if pendingApostrophe, run.isEmpty || kind == .digit || kind == .underscore { finish(&table, found) }
            pendingApostrophe = false
            if !run.isEmpty, kind != .mark, (kind == .hangul) != (last == .hangul), last != .mark || kind == .hangul {
                finish(&table, found)
            }
            divide(before: kind)
            lastStart = run.count
            append(scalar, kind)
            if kind != .mark { last = kind }
        }
    }

    /// Notes where a part of an identifier begins.
    private mutating func divide(before kind: SearchTokenizer.Class) {
        guard !run.isEmpty else { return }
        switch (last, kind) {
        case (.lower, .upper), (.digit, .upper):
            parts.append(run.count)
            isIdentifier = true
        case (.upper, .lower) where (parts.last ?? 0) < lastStart:
            // `HTTPServer`: the last capital begins the next part.
            parts.append(lastStart)
            isIdentifier = true
        case (.underscore, _):
            if kind != .underscore { parts.append(run.count) }
        default: break
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar, _ kind: SearchTokenizer.Class) {
        switch scalar.value {
        case 0x41...0x5A: run.append(UInt8(scalar.value | 0x20))
        case 0x30...0x39, 0x61...0x7A: run.append(UInt8(scalar.value))
        case 0x5F: isIdentifier = isIdentifier || !run.isEmpty
        case 0x410...0x42F: appendTwoBytes(scalar.value + 0x20)
        case 0x401, 0x451: appendTwoBytes(0x435)
        case 0x430...0x44F: appendTwoBytes(scalar.value)
        case 0xAC00...0xD7A3: appendThreeBytes(scalar.value)
        default:
            for lower in scalar.properties.lowercaseMapping.unicodeScalars {
                run.append(contentsOf: Array(String(lower).utf8))
            }
            if scalar.value >= 0x300 { needsNormalization = true }
        }
    }

    private mutating func appendTwoBytes(_ value: UInt32) {
        run.append(0xC0 | UInt8(value >> 6))
        run.append(0x80 | UInt8(value & 0x3F))
    }

    private mutating func appendThreeBytes(_ value: UInt32) {
        run.append(0xE0 | UInt8(value >> 12))
        run.append(0x80 | UInt8(value >> 6 & 0x3F))
        run.append(0x80 | UInt8(value & 0x3F))
    }

    mutating func finish(_ table: inout SearchWordTable, _ found: (Int, Int) -> Void) {
        defer {
            run.removeAll(keepingCapacity: true)
            parts.removeAll(keepingCapacity: true)
            (needsNormalization, isIdentifier, pendingApostrophe) = (false, false, false)
            last = .other
        }
        guard !run.isEmpty else { return }
        tell(0..<run.count, &table, found)
        guard isIdentifier else {
            position += 1
            return
        }
        let bounds = parts.filter { $0 > 0 && $0 < run.count }
        guard !bounds.isEmpty else {
            position += 1
            return
        }
        var start = 0
        for end in bounds + [run.count] where end > start {
            tell(start..<end, &table, found)
            position += 1
            start = end
        }
    }

    private func tell(_ word: Range<Int>, _ table: inout SearchWordTable, _ found: (Int, Int) -> Void) {
        guard word.count <= Self.longest else { return }
        guard needsNormalization else { return found(table.number(of: run, word), position) }
        let normal = Array(SearchNormalization.normalForm(String(decoding: run[word], as: UTF8.self)).utf8)
        found(table.number(of: normal, 0..<normal.count), position)
    }
}
