import KeelContent

/// An article with all its languages, and what is to be done for it.
struct ArticlePlan: Sendable {
    let translations: Translations
    /// The Swift blocks of each language, in the order of `translations.articles`.
    let blocks: [[ExampleBlock]]
    /// A module stands before the units that see it.
    let units: [ExampleUnit]
}
