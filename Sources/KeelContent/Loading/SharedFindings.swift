import KeelBase

/// Makes one finding of those that say the same about the same fence in several languages of an article: blocks are
/// copied from the source with their info strings, faults and all.
enum SharedFindings {
    /// Where a text is among the articles.
    private struct Owner {
        let article: Int
        let language: Language
        let isSource: Bool
    }

    private struct Key: Hashable {
        let article: Int
        let fault: FenceFault
        /// Which of the findings in its file that say this.
        let ordinal: Int
    }

    /// - Returns: the findings, those about fences told in the source language where it has them.
    static func merge(_ diagnostics: [Diagnostic], of articles: [Translations]) -> [Diagnostic] {
        var owners: [String: Owner] = [:]
        for (index, translations) in articles.enumerated() {
            for text in translations.articles {
                let isSource = text.language == translations.sourceLanguage
                owners[text.file] = Owner(article: index, language: text.language, isSource: isSource)
            }
        }
        var ordinals: [String: [FenceFault: Int]] = [:]
        var indices: [Key: Int] = [:]
        var merged: [Diagnostic] = []
        // The source's first: the others are added to them.
        let sorted = diagnostics.sortedByPlace()
        let inOrder =
            sorted.filter { owners[$0.file]?.isSource ?? true } + sorted.filter { !(owners[$0.file]?.isSource ?? true) }
        for diagnostic in inOrder {
            guard let fault = diagnostic.fault as? FenceFault, let owner = owners[diagnostic.file] else {
                merged.append(diagnostic)
                continue
            }
            let ordinal = ordinals[diagnostic.file]?[fault] ?? 0
            ordinals[diagnostic.file, default: [:]][fault] = ordinal + 1
            let key = Key(article: owner.article, fault: fault, ordinal: ordinal)
            if let index = indices[key] {
                merged[index].notes.append(
                    .init(SameFence(in: owner.language), file: diagnostic.file, position: diagnostic.position))
            } else {
                indices[key] = merged.count
                merged.append(diagnostic)
            }
        }
        return merged
    }
}
