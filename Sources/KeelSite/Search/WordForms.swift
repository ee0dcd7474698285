import CStemmer
import KeelContent

/// Knows which words of a language are forms of one.
protocol WordForms {
    /// - Parameter words: in normal form, each once: those of all pages, as what is a form of what is judged by what there
    ///   is.
    /// - Returns: for each word a key that it shares with the other forms.
    func keys(of words: [String]) -> [String]
}

extension Language {
    /// The part of the tag before its first hyphen: `pt` of `pt-BR`.
    var primaryTag: String { String(tag.prefix { $0 != "-" }) }

    var wordForms: any WordForms {
        switch primaryTag {
        case "ru": SnowballForms(algorithm: "russian", script: 0x400...0x4FF) ?? NoForms()
        case "nl": SnowballForms(algorithm: "dutch", script: 0x61...0x24F) ?? NoForms()
        case "et": EstonianForms()
        case "ko": KoreanForms()
        default: NoForms()
        }
    }
}

/// A language without rules: it is searched by words and their beginnings.
struct NoForms: WordForms {
    func keys(of words: [String]) -> [String] { words }
}

/// libstemmer's rules, for words of the language's own script.
final class SnowballForms: WordForms {
    private let stemmer: OpaquePointer
    private let script: ClosedRange<UInt32>

    /// `nil` if libstemmer doesn't know the language.
    init?(algorithm: String, script: ClosedRange<UInt32>) {
        guard let stemmer = sb_stemmer_new(algorithm, "UTF_8") else { return nil }
        self.stemmer = stemmer
        self.script = script
    }

    deinit { sb_stemmer_delete(stemmer) }

    func keys(of words: [String]) -> [String] { words.map(key) }

    private func key(of word: String) -> String {
        guard word.unicodeScalars.allSatisfy({ script.contains($0.value) }) else { return word }
        let bytes = Array(word.utf8)
        guard let stem = sb_stemmer_stem(stemmer, bytes, Int32(bytes.count)) else { return word }
        let length = Int(sb_stemmer_length(stemmer))
        return Self.withoutFleetingVowel(
            String(decoding: UnsafeBufferPointer(start: stem, count: length), as: UTF8.self))
    }

    /// `список` and `списка` have one key: the vowel is only there where no other follows.
    private static func withoutFleetingVowel(_ stem: String) -> String {
        let letters = Array(stem)
        guard letters.count >= 5, ["ок", "ек", "ец"].contains(String(letters.suffix(2))) else { return stem }
        guard !"аеиоуыэюя".contains(letters[letters.count - 3]) else { return stem }
        return String(letters.dropLast(2)) + String(letters[letters.count - 1])
    }
}
