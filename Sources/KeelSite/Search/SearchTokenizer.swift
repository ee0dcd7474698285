import Foundation

/// Divides text into the words that are searched.
///
/// A word is a run of letters, digits, marks and `_`, with apostrophes between letters left out (`foto's` is `fotos`);
/// it ends where Hangul meets another script, so that a particle is not part of a Latin name. A run in camelCase or
/// with `_` in it is one word as a whole, and its parts are words, too.
struct SearchTokenizer {
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

    /// - Parameter emit: is given each word, in normal form, and its position, and must not keep the buffer.
    /// - Returns: the position after the last word.
    static func scan(_ text: some Collection<UInt8>, from position: Int, emit: (ArraySlice<UInt8>, Int) -> Void) -> Int
    {
        var scanner = Scanner(position: position)
        var iterator = text.makeIterator()
        var decoder = UTF8()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): scanner.take(scalar, emit)
            case .error: scanner.take("\u{FFFD}", emit)
            case .emptyInput:
                scanner.finish(emit)
                return scanner.position
            }
        }
    }

    static func tokens(_ text: String) -> [Token] {
        var tokens: [Token] = []
        _ = scan(Array(text.utf8), from: 0) { word, position in
            tokens.append(Token(word: String(decoding: word, as: UTF8.self), position: position))
        }
        return tokens
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

    mutating func take(_ scalar: Unicode.Scalar, _ emit: (ArraySlice<UInt8>, Int) -> Void) {
        let kind = SearchTokenizer.classOf(scalar)
        switch kind {
        case .ignored: break
        case .other:
            if !run.isEmpty { finish(emit) }
            last = .other
        case .apostrophe:
            // Kept in mind: it is part of the word only if a letter follows.
            pendingApostrophe = !run.isEmpty
        default:
            if pendingApostrophe, run.isEmpty || kind == .digit || kind == .underscore { finish(emit) }
            pendingApostrophe = false
            if !run.isEmpty, kind != .mark, (kind == .hangul) != (last == .hangul), last != .mark || kind == .hangul {
                finish(emit)
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

    mutating func finish(_ emit: (ArraySlice<UInt8>, Int) -> Void) {
        defer {
            run.removeAll(keepingCapacity: true)
            parts.removeAll(keepingCapacity: true)
            (needsNormalization, isIdentifier, pendingApostrophe) = (false, false, false)
            last = .other
        }
        guard !run.isEmpty else { return }
        tell(run[...], emit)
        let bounds = parts.filter { $0 > 0 && $0 < run.count }
        guard isIdentifier, !bounds.isEmpty else {
            position += 1
            return
        }
        var start = 0
        for end in bounds + [run.count] where end > start {
            tell(run[start..<end], emit)
            position += 1
            start = end
        }
    }

    private func tell(_ word: ArraySlice<UInt8>, _ emit: (ArraySlice<UInt8>, Int) -> Void) {
        guard needsNormalization else { return emit(word, position) }
        let normal = SearchNormalization.normalForm(String(decoding: word, as: UTF8.self))
        emit(Array(normal.utf8)[...], position)
    }
}
