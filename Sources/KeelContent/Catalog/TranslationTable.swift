/// Every article in every language of the site: what there is, and how far it is current.
package struct TranslationTable: Sendable {
    package enum Status: String, Sendable, CaseIterable {
        /// The text that the others are translated from.
        case source
        case current, outdated, unstamped
        /// There, and not published.
        case draft
        /// There, and unreadable.
        case broken
        case missing

        /// Whether a reader has the article as it is in its source.
        package var isComplete: Bool { self == .source || self == .current }
    }

    package struct Cell: Sendable {
        package let language: Language
        package let status: Status
        package let article: Article?
        package let state: TranslationState?

        /// Of the source's blocks that are here as they are there; `nil` if nobody knows.
        package var percentage: Int? {
            switch status {
            case .source: 100
            case .missing: 0
            case .broken: nil
            case .current, .outdated, .unstamped, .draft: state?.percentage
            }
        }
    }

    package struct Row: Sendable {
        package let translations: Translations
        /// In the order of the site's languages.
        package let cells: [Cell]

        package init(translations: Translations, cells: [Cell]) {
            self.translations = translations
            self.cells = cells
        }
    }

    /// By path.
    package let rows: [Row]

    package init(_ catalog: Catalog) {
        let languages = catalog.configuration.languages.map(\.language)
        let broken = Set(catalog.brokenTexts)
        rows = catalog.articles.map { translations in
            Row(
                translations: translations,
                cells: languages.map { language in
                    let article = translations[language]
                    let state = translations.states[language]
                    let isBroken = broken.contains(TextID(language, translations.id))
                    return Cell(
                        language: language,
                        status: Self.status(article, state, isBroken: isBroken, of: translations), article: article,
                        state: state)
                })
        }
    }

    private static func status(
        _ article: Article?, _ state: TranslationState?, isBroken: Bool, of translations: Translations
    ) -> Status {
        guard let article else { return isBroken ? .broken : .missing }
        if article.frontMatter.isDraft { return .draft }
        if article.language == translations.sourceLanguage { return .source }
        switch state?.kind {
        case .current: return .current
        case .outdated: return .outdated
        case .unstamped, nil: return .unstamped
        }
    }
}
