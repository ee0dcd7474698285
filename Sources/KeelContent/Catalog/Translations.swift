/// An article with all its translations.
package struct Translations: Sendable {
    package let id: ArticleID
    /// The language that the others are translated from; one of `articles`.
    package let sourceLanguage: Language
    /// In the order of the site's languages.
    package let articles: [Article]
    /// How the translations stand to the source, which is not among them.
    package let states: [Language: TranslationState]

    package init(
        id: ArticleID, sourceLanguage: Language, articles: [Article], states: [Language: TranslationState] = [:]
    ) {
        self.id = id
        self.sourceLanguage = sourceLanguage
        self.articles = articles
        self.states = states
    }

    package subscript(language: Language) -> Article? { articles.first { $0.language == language } }
    package var sourceArticle: Article { self[sourceLanguage] ?? articles[0] }
}
