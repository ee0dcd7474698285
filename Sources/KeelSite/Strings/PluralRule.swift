/// How a language's words change with a whole number: the cardinal rules of CLDR's plurals.xml, as far as they concern
/// whole numbers.
enum PluralRule: Sendable {
    enum Category: String, Sendable, CaseIterable {
        case zero, one, two, few, many, other
    }

    /// No difference: Japanese, Korean, Chinese.
    case none
    /// One and more: English, Dutch, Estonian, and what is not named below.
    case one
    /// Nothing counts as one: French, Hindi.
    case zeroOrOne
    /// Like `one` and `zeroOrOne`, with a form for whole millions: Spanish, French.
    case oneAndMillions, zeroOrOneAndMillions
    case icelandic, filipino, latvian, hebrew, romanian, serbian, slovenian, czech, polish, russian, lithuanian
    case irish, maltese, scottish, welsh, arabic

    /// - Parameter tag: a BCP 47 tag; only the language counts, but for `pt-PT`.
    init(tag: String) {
        let language = tag.split(separator: "-").first.map { $0.lowercased() } ?? ""
        self =
            switch language {
            case "bm", "bo", "dz", "id", "ig", "ii", "ja", "jv", "km", "ko", "lo", "ms", "my", "sah", "sg", "su", "th",
                "to", "wo", "yo", "yue", "zh":
                .none
            case "ak", "am", "as", "bho", "bn", "csw", "doi", "fa", "ff", "gn", "gu", "hi", "hy", "kab", "kn", "kok",
                "ln",
                "mg", "nso", "pa", "pcm", "si", "tg", "ti", "vi", "wa", "zu":
                .zeroOrOne
            case "fr": .zeroOrOneAndMillions
            case "pt": tag.lowercased() == "pt-pt" ? .oneAndMillions : .zeroOrOneAndMillions
            case "ca", "es", "gl", "it", "lld", "scn", "vec": .oneAndMillions
            case "is", "mk": .icelandic
            case "ceb", "fil", "tl": .filipino
            case "lv", "prg": .latvian
            case "he", "iu", "naq", "sat", "se", "sma", "smj", "smn", "sms": .hebrew
            case "ro", "mo": .romanian
            case "bs", "hr", "sh", "sr": .serbian
            case "sl", "dsb", "hsb": .slovenian
            case "cs", "sk": .czech
            case "pl": .polish
            case "ru", "uk", "be": .russian
            case "lt": .lithuanian
            case "ga": .irish
            case "mt": .maltese
            case "gd": .scottish
            case "cy": .welsh
            case "ar", "ars": .arabic
            default: .one
            }
    }

    /// All forms that a strings file has to give, those for fractions left out unless CLDR calls them `other`.
    var categories: [Category] {
        switch self {
        case .none: [.other]
        case .one, .zeroOrOne, .icelandic, .filipino: [.one, .other]
        case .oneAndMillions, .zeroOrOneAndMillions: [.one, .many, .other]
        case .latvian: [.zero, .one, .other]
        case .hebrew: [.one, .two, .other]
        case .romanian, .serbian, .czech, .lithuanian: [.one, .few, .other]
        case .slovenian, .scottish: [.one, .two, .few, .other]
        case .polish, .russian: [.one, .few, .many, .other]
        case .irish, .maltese: [.one, .two, .few, .many, .other]
        case .welsh, .arabic: [.zero, .one, .two, .few, .many, .other]
        }
    }

    func category(of count: Int) -> Category {
        let last = count % 10
        let lastTwo = count % 100
        switch self {
        case .none: return .other
        case .one: return count == 1 ? .one : .other
        case .zeroOrOne: return count <= 1 ? .one : .other
        case .oneAndMillions, .zeroOrOneAndMillions:
            if count == 1 || (self == .zeroOrOneAndMillions && count == 0) { return .one }
            return count != 0 && count % 1_000_000 == 0 ? .many : .other
        case .icelandic: return last == 1 && lastTwo != 11 ? .one : .other
        case .filipino: return (1...3).contains(count) || ![4, 6, 9].contains(last) ? .one : .other
        case .latvian:
            if last == 0 || (11...19).contains(lastTwo) { return .zero }
            return last == 1 ? .one : .other
        case .hebrew: return count == 1 ? .one : count == 2 ? .two : .other
        case .romanian:
            if count == 1 { return .one }
            return count == 0 || (1...19).contains(lastTwo) ? .few : .other
        case .serbian, .russian:
            let rest: Category = self == .russian ? .many : .other
            if (11...14).contains(lastTwo) { return rest }
            return last == 1 ? .one : (2...4).contains(last) ? .few : rest
        case .slovenian:
            return lastTwo == 1 ? .one : lastTwo == 2 ? .two : (3...4).contains(lastTwo) ? .few : .other
        case .czech: return count == 1 ? .one : (2...4).contains(count) ? .few : .other
        case .polish:
            if count == 1 { return .one }
            return (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
        case .lithuanian:
            if (11...19).contains(lastTwo) || last == 0 { return .other }
            return last == 1 ? .one : .few
        case .irish:
            return count == 1
                ? .one : count == 2 ? .two : (3...6).contains(count) ? .few : (7...10).contains(count) ? .many : .other
        case .maltese:
            if count == 1 { return .one }
            if count == 2 { return .two }
            if count == 0 || (3...10).contains(lastTwo) { return .few }
            return (11...19).contains(lastTwo) ? .many : .other
        case .scottish:
            switch count {
            case 1, 11: return .one
            case 2, 12: return .two
            case 3...19: return .few
            default: return .other
            }
        case .welsh: return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][count] ?? .other
        case .arabic:
            if count <= 2 { return [.zero, .one, .two][max(count, 0)] }
            return (3...10).contains(lastTwo) ? .few : (11...99).contains(lastTwo) ? .many : .other
        }
    }
}
