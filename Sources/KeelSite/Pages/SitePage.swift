import KeelContent

/// What a page is made of, besides what all pages of its language share.
struct SitePage: Sendable {
    /// Below the site's root.
    let path: String
    let language: Language
    let title: String
    var description: String?
    /// The same page in each language that has it, itself included, in the order of the site's languages.
    var translations: [(language: Language, path: String)] = []
    /// Its place in the navigation.
    var article: ArticleID?
    var outline = Outline([])
    /// Its text as Markdown, by its path.
    var markdown: String?
    /// An image that stands for the page, by its path.
    var image: String?
    /// `false` for pages that are no text of the site's own: search engines are told to leave them out.
    var isIndexed = true
    /// Of a page at an address that an article once had: where it is now.
    var movedTo: String?
    /// See `Linker.base`.
    var base: String?
    /// Goes into `<main>`.
    var content = HTML()

    var link: Linker { Linker(page: path, base: base) }
}
