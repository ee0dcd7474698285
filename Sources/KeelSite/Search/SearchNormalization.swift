import Foundation

/// How the index and the page make letters alike. The page's script does the very same: both run
/// `Tests/KeelSiteTests/Search/vectors.json`.
enum SearchNormalization {
    /// NFC, each scalar in lower case by itself, `ё` as `е`, one sort of apostrophe, without marks of stress that no
    /// letter has in it.
    static func normalForm(_ text: some StringProtocol) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
            switch scalar {
            case "ё", "Ё": result.append("е")
            case "’", "ʼ", "‘", "´", "`": result.append("'")
            case "\u{300}", "\u{301}": break
            default: result.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
            }
        }
        // Lower case may have a composed form where upper case has none.
        return String(result).precomposedStringWithCanonicalMapping
    }

    /// The normal form without the marks of Latin letters, for matches of lower rank: `õ` as `o`. Cyrillic `й` and
    /// Hangul are letters of their own.
    static func folded(_ normalForm: String) -> String {
        guard normalForm.unicodeScalars.contains(where: { $0.value >= 0xC0 && $0.value < 0x1F00 }) else {
            return normalForm
        }
        var result = String.UnicodeScalarView()
        for scalar in normalForm.unicodeScalars {
            switch scalar {
            case "ß": result.append(contentsOf: "ss".unicodeScalars)
            case "æ": result.append(contentsOf: "ae".unicodeScalars)
            case "œ": result.append(contentsOf: "oe".unicodeScalars)
            case "ø": result.append("o")
            case "ł": result.append("l")
            case "đ": result.append("d")
            case "\u{C0}"..."\u{24F}", "\u{1E00}"..."\u{1EFF}":
                let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
                result.append(base ?? scalar)
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
