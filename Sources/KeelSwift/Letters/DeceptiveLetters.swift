internal import KeelBase

/// Finds characters that deceive, outside of strings, comments and regular expressions.
package enum DeceptiveLetters {
    package static func find(in bytes: [UInt8]) -> [DeceptiveLetter] {
        find(in: bytes, SwiftLexer.tokens(of: bytes))
    }

    package static func find(in bytes: [UInt8], _ tokens: [Token]) -> [DeceptiveLetter] {
        guard bytes.contains(where: { $0 >= 0x80 }) else { return [] }
        var found: [DeceptiveLetter] = []
        var foreignWords: [(range: Range<Int>, latin: String)] = []
        let declared = declaredOperators(bytes, tokens)
        for token in tokens {
            let slice = bytes[token.range]
            switch token.kind {
            case .string, .comment, .regex, .number, .punctuation: continue
            case .operator where declared.contains(slice): continue
            default: break
            }
            guard slice.contains(where: { $0 >= 0x80 }) else { continue }
            let scalars = decode(bytes, token.range)
            appendCharacters(scalars, to: &found)
            guard token.kind != .operator, token.kind != .unknown else { continue }
            for word in scalars.split(whereSeparator: { $0.value == 0x5F || $0.value >= 0x30 && $0.value <= 0x39 }) {
                appendMixed(word, to: &found)
            }
            if let latin = latinTwin(of: scalars) { foreignWords.append((token.range, latin)) }
        }
        appendLookAlikeWords(foreignWords, bytes, tokens, to: &found)
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    struct Scalar {
        var value: UInt32
        var range: Range<Int>
    }

    private static func decode(_ bytes: [UInt8], _ range: Range<Int>) -> [Scalar] {
        var scalars: [Scalar] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let (value, length) = bytes.codePoint(at: index)
            scalars.append(Scalar(value: value, range: index..<index + length))
            index += length
        }
        return scalars
    }

    private static func appendCharacters(_ scalars: [Scalar], to found: inout [DeceptiveLetter]) {
        for (index, scalar) in scalars.enumerated() {
            guard let (kind, replacement) = DeceptiveCharacters.character(scalar.value) else { continue }
            // Joiners make one picture of several emoji.
            let joins = scalar.value == 0x200D && index > 0 && index + 1 < scalars.count
            if joins, DeceptiveCharacters.isEmoji(scalars[index - 1].value),
                DeceptiveCharacters.isEmoji(scalars[index + 1].value)
            {
                continue
            }
            found.append(letter(kind, scalar, replacement: replacement, word: nil))
        }
    }

    private static func appendMixed(_ word: ArraySlice<Scalar>, to found: inout [DeceptiveLetter]) {
        var counts: [LookAlikes.Script: Int] = [:]
        for scalar in word {
            if let script = LookAlikes.script(of: scalar.value) { counts[script, default: 0] += 1 }
        }
        guard counts.count > 1 else { return }
        // Where scripts tie, ASCII is what the compiler's own names are made of.
        let main = counts.max { ($0.value, $0.key == .latin ? 1 : 0) < ($1.value, $1.key == .latin ? 1 : 0) }?.key
        guard let main else { return }
        let text = String(String.UnicodeScalarView(word.compactMap { Unicode.Scalar($0.value) }))
        for scalar in word {
            guard let script = LookAlikes.script(of: scalar.value), script != main,
                let twin = LookAlikes.twin(of: scalar.value, in: main)
            else { continue }
            found.append(letter(.mixedScript, scalar, replacement: String(Character(twin)), word: text))
        }
    }

    /// The word in Latin letters that looks like this one; `nil` unless all letters have such twins.
    private static func latinTwin(of word: [Scalar]) -> String? {
        var latin = String.UnicodeScalarView()
        for scalar in word {
            guard let letter = LookAlikes.latin(of: scalar.value) else { return nil }
            latin.append(letter)
        }
        return String(latin)
    }

    /// A word wholly of another script is fine, unless the same word is also there in Latin letters.
    private static func appendLookAlikeWords(
        _ words: [(range: Range<Int>, latin: String)], _ bytes: [UInt8], _ tokens: [Token],
        to found: inout [DeceptiveLetter]
    ) {
        guard !words.isEmpty else { return }
        var names: Set<String> = []
        for token in tokens where [.identifier, .type, .keyword].contains(token.kind) {
            names.insert(String(decoding: bytes[token.range], as: UTF8.self))
        }
        for (range, latin) in words where names.contains(latin) {
            let text = String(decoding: bytes[range], as: UTF8.self)
            found.append(DeceptiveLetter(kind: .lookAlikeWord, range: range, text: text, replacement: latin))
        }
    }

    private static func letter(
        _ kind: DeceptiveLetter.Kind, _ scalar: Scalar, replacement: String, word: String?
    ) -> DeceptiveLetter {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let codePoint = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let text = Unicode.Scalar(scalar.value).map { String(Character($0)) } ?? ""
        return DeceptiveLetter(
            kind: kind, range: scalar.range, text: text, replacement: replacement, codePoint: codePoint, word: word)
    }

    private static func declaredOperators(_ bytes: [UInt8], _ tokens: [Token]) -> Set<ArraySlice<UInt8>> {
        var declared: Set<ArraySlice<UInt8>> = []
        for (word, name) in zip(tokens, tokens.dropFirst()) where word.kind == .keyword && name.kind == .operator {
            let text = bytes[word.range]
            if text.elementsEqual("operator".utf8) || text.elementsEqual("func".utf8) {
                declared.insert(bytes[name.range])
            }
        }
        return declared
    }
}
