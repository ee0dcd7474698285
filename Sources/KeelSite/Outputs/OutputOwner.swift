import KeelContent

/// Whose a file of the site is, which says how it is made.
enum OutputOwner: Sendable, Hashable {
    /// The page of an article.
    case article(ArticleIndex)
    /// Its text as Markdown.
    case markdown(ArticleIndex)
    /// The package of its code.
    case download(ArticleIndex)
    /// A page at an address that it once had; the number is the alias's place in the front matter.
    case alias(ArticleIndex, Int)
    /// Lies beside the articles.
    case file
    /// Lies in `Site/assets`.
    case asset
    case page(GeneratedPage, Language)
    case feed(Language)
    /// A folder, of files whose number is known when they are made.
    case searchIndex(Language)
    case root(RootFile)
    case theme(ThemeFile)
}
