import KeelBase
import KeelMarkdown

/// Compares the translations of an article with its source.
struct TranslationCheck {
    /// By translation.
    let stamps: [TextID: Stamp]
    /// Articles with a text that can't be read. It may be the source, so the others are compared with nothing.
    let broken: Set<ArticleID>

    /// - Returns: the article with what is known of each translation.
    func check(_ article: Translations) -> (article: Translations, diagnostics: [Diagnostic]) {
        if broken.contains(article.id) {
            let states: [Language: TranslationState] = article.articles.reduce(into: [:]) {
                $0[$1.language] = .unstamped
            }
            return (article.with(states), [])
        }
        let source = article.sourceArticle
        var states: [Language: TranslationState] = [:]
        var diagnostics: [Diagnostic] = []
        /// Only where there is a stamp: it takes a look at every byte.
        let stamped = article.articles.contains { stamps[$0.textID] != nil }
        let blocks = stamped ? source.blocks : []
        for translation in article.articles where translation.language != source.language {
            var stamp = stamps[translation.textID]
            // Made from another language's text, it says nothing of this one.
            if let language = stamp?.sourceLanguage, language != source.language { stamp = nil }
            let comparison = stamp.map { StampComparison($0, with: blocks) }
            let changed = comparison?.changes() ?? (sections: [:], removed: [])
            let alignment = HeadingAlignment(
                source.headings, translation.headings,
                added: Set(changed.sections.filter { $0.value == .added }.keys), removed: Set(changed.removed.map(\.id))
            )
            let state =
                comparison.map { comparison in
                    let changes = Self.changes(changed.sections, changed.removed, translation, source, alignment)
                    return TranslationState(
                        kind: changes.isEmpty ? .current : .outdated, changes: changes,
                        currentBlocks: comparison.currentBlocks, totalBlocks: blocks.count)
                } ?? .unstamped
            states[translation.language] = state
            if state.kind == .outdated { diagnostics.append(Self.outdated(state, translation, source)) }
            diagnostics += StructureComparison(source, translation, alignment, changes: state.changes).diagnostics()
        }
        return (article.with(states), diagnostics)
    }

    private static func outdated(_ state: TranslationState, _ text: Article, _ source: Article) -> Diagnostic {
        let notes = state.changes.map { change in
            let remark: TranslationRemark =
                change.id.isEmpty
                ? .beginning(change.kind) : .section(title: change.title, id: change.id, change.kind)
            return Diagnostic.Note(
                remark, file: change.sourceLine == nil ? nil : source.file,
                position: change.sourceLine.map { SourcePosition(line: $0, column: 1) })
        }
        let line = state.changes.lazy.compactMap(\.line).first ?? 1
        return Diagnostic(
            TranslationFault.outdated(text.textID, sections: state.changes.count, source: source.file), file: text.file,
            position: SourcePosition(line: line, column: 1), notes: notes)
    }

    private static func changes(
        _ kinds: [String: SectionChange.Kind], _ removed: [(id: String, title: String)], _ translation: Article,
        _ source: Article, _ alignment: HeadingAlignment
    ) -> [SectionChange] {
        func line(_ article: Article, _ offset: Int) -> Int { article.source.position(at: offset).line }
        var changes: [SectionChange] = []
        if let kind = kinds[""] { changes.append(SectionChange(kind, id: "", title: "", sourceLine: 1, line: 1)) }
        for (heading, place) in zip(source.headings, alignment.pairs) {
            guard !heading.id.isEmpty, let kind = kinds[heading.id] else { continue }
            changes.append(
                SectionChange(
                    kind, id: heading.id, title: heading.text, sourceLine: line(source, heading.offset),
                    line: place.map { line(translation, translation.headings[$0].offset) }))
        }
        changes += removed.map { id, title in
            let heading = translation.headings.first { $0.id == id }
            return SectionChange(
                .removed, id: id, title: title, sourceLine: nil, line: heading.map { line(translation, $0.offset) })
        }
        return changes
    }
}

extension Translations {
    fileprivate func with(_ states: [Language: TranslationState]) -> Translations {
        Translations(id: id, sourceLanguage: sourceLanguage, articles: articles, states: states)
    }
}
