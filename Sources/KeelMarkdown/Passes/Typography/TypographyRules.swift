internal import KeelBase

/// What a language wants of quotation marks, dashes and spaces.
///
/// Quotation marks follow Unicode's CLDR (`delimiters`); the Russian no-break spaces follow the usual rules of its
/// typesetters.
struct TypographyRules {
    struct Quotes: Equatable {
        let open: UInt32
        let close: UInt32

        init(_ open: Unicode.Scalar, _ close: Unicode.Scalar) {
            self.open = open.value
            self.close = close.value
        }

        static let double = Quotes("“", "”")
        static let single = Quotes("‘", "’")
        static let low = Quotes("„", "“")
        static let angle = Quotes("«", "»")
    }

    var outer = Quotes.double
    /// Inside of `outer`.
    var inner = Quotes.single
    /// Whether `'` means the inner marks at the outer level too; otherwise the level alone decides.
    var apostropheMeansInner = true
    /// For `--`, `---` and ` - ` between spaces; `nil`: an en dash for two hyphens, an em dash for three.
    var spacedDash: Unicode.Scalar?
    /// Whether ` - ` between words is a dash.
    var hyphenIsDash = false
    /// Whether a closing mark may have a case ending straight after it: `'Point'i`.
    var hasEndings = false
    /// Words that begin with an apostrophe, without it.
    var elisions: Set<String> = []
    var hasRussianSpaces = false
    var hasKoreanJoins = false
    var hasNameJoins = false

    /// - Returns: `nil` for no language.
    init?(_ language: TextLanguage?) {
        guard let language else { return nil }
        hasNameJoins = ["ru", "et", "nl", "ko"].contains(language.primary)
        switch language.primary {
        case "ru":
            (outer, inner) = (.angle, .low)
            (apostropheMeansInner, spacedDash, hyphenIsDash, hasRussianSpaces) = (false, "—", true, true)
        case "et":
            (outer, inner) = (.low, .angle)
            (apostropheMeansInner, spacedDash, hyphenIsDash, hasEndings) = (false, "–", true, true)
        case "nl":
            (outer, inner) = (.single, .double)
            (apostropheMeansInner, spacedDash, hyphenIsDash) = (false, "–", true)
            elisions = ["s", "t", "n", "k", "m", "r", "ns", "ie"]
        case "ko": (spacedDash, hasKoreanJoins) = ("—", true)
        case "uk", "be":
            (outer, inner) = (.angle, .low)
            (apostropheMeansInner, spacedDash, hyphenIsDash) = (false, "—", true)
        case "de": (outer, inner, spacedDash) = (.low, Quotes("‚", "‘"), "–")
        default: break
        }
        let pair: (Quotes, Quotes)? =
            switch language.quotes {
            case .double: (.double, .single)
            case .single: (.single, .double)
            case nil: nil
            }
        // A choice between “…” and ‘…’ is none for languages that have neither.
        if let pair, outer == pair.1 { (outer, inner) = pair }
    }
}
