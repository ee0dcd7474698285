import Foundation

/// What is wrong with a language tag (BCP 47, RFC 5646 section 2.1).
enum LanguageTag {
    enum Fault: Hashable {
        case malformed
        case notALanguage
        /// A country's code where the language's was meant.
        case country(language: String)
    }

    static func fault(in tag: String) -> Fault? {
        guard let primary = wellFormedPrimary(tag) else { return .malformed }
        if let language = languagesOfCountries[primary] { return .country(language: language) }
        return Locale.LanguageCode(primary).isISOLanguage ? nil : .notALanguage
    }

    /// The language subtag in lower case: `language ["-" script] ["-" region] *("-" variant)`. What else the
    /// grammar allows (extensions, private use, tags of old) has no use as the name of a folder of texts.
    private static func wellFormedPrimary(_ tag: String) -> String? {
        let parts = tag.lowercased().split(separator: "-", omittingEmptySubsequences: false)
        let isASCII = tag.utf8.allSatisfy { $0 < 0x80 }
        guard isASCII, let primary = parts.first, 2...3 ~= primary.count, primary.allSatisfy(\.isLetter) else {
            return nil
        }
        var rest = parts.dropFirst()
        if let script = rest.first, script.count == 4, script.allSatisfy(\.isLetter) { rest = rest.dropFirst() }
        if let region = rest.first,
            region.count == 2 && region.allSatisfy(\.isLetter) || region.count == 3 && region.allSatisfy(\.isNumber)
        {
            rest = rest.dropFirst()
        }
        let areVariants = rest.allSatisfy { part in
            part.allSatisfy { $0.isLetter || $0.isNumber }
                && (5...8 ~= part.count || part.count == 4 && part.first?.isNumber == true)
        }
        return areVariants ? String(primary) : nil
    }

    /// Countries' codes that are not their language's. Some are the codes of languages hardly ever meant.
    private static let languagesOfCountries = [
        "al": "sq", "at": "de", "by": "be", "ch": "de", "cn": "zh", "cz": "cs", "dk": "da", "ee": "et",
        "gb": "en", "ge": "ka", "gr": "el", "il": "he", "in": "id", "ir": "fa", "iw": "he", "jp": "ja", "kr": "ko",
        "kz": "kk", "rs": "sr", "se": "sv", "ua": "uk", "us": "en", "vn": "vi",
    ]
}
