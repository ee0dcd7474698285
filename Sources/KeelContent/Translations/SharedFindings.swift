import KeelBase

/// Makes one finding of those that say the same about the same fence in several languages of an article: blocks are
/// copied from the source with their info strings, faults and all.
enum SharedFindings {
    private struct Key: Hashable {
        let article: Int
        let fault: AnyHashable
        /// Which of the findings of this in its file.
        let ordinal: Int
    }

    /// - Returns: the findings, those about fences told in the source language where it has them.
    static func merge(_ diagnostics: [Diagnostic], of articles: [Translations]) -> [Diagnostic] {
        var places: [String: (article: Int, isSource: Bool, language: Language)] = [:]
        for (index, translations) in articles.enumerated() {
            for text in translations.articles {
                places[text.file] = (index, text.language == translations.sourceLanguage, text.language)
            }
        }
        var ordinals: [String: [AnyHashable: Int]] = [:]
        var indices: [Key: Int] = [:]
        var merged: [Diagnostic] = []
        // The source's first: the others are added to them.
        let sorted = diagnostics.sortedByPlace()
        let inOrder =
            sorted.filter { places[$0.file]?.isSource ?? true } + sorted.filter { !(places[$0.file]?.isSource ?? true) }
        for diagnostic in inOrder {
            guard diagnostic.code.name.hasPrefix("fence."), let place = places[diagnostic.file] else {
                merged.append(diagnostic)
                continue
            }
            let fault = AnyHashable(diagnostic.fault)
            let ordinal = ordinals[diagnostic.file]?[fault] ?? 0
            ordinals[diagnostic.file, default: [:]][fault] = ordinal + 1
            let key = Key(article: place.article, fault: fault, ordinal: ordinal)
            if let index = indices[key] {
                merged[index].notes.append(
                    .init(
                        "the same fence in '\(place.language)'", file: diagnostic.file, position: diagnostic.position))
            } else {
                indices[key] = merged.count
                merged.append(diagnostic)
            }
        }
        return merged
    }
}
