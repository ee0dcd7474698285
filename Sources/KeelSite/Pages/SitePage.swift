import KeelContent

/// What a page is made of, besides what all pages of its language share.
struct SitePage: Sendable {
    /// Below the site's root.
    let path: String
    let language: Language
    let title: String
    var description: String?
    /// The same page in each language that has it, itself included, in the order of the site's languages.
    let translations: [(language: Language, path: String)]
    /// Its place in the navigation.
    var article: ArticleID?
    var outline = Outline([])
    /// Goes into `<main>`.
    let content: HTML
}
