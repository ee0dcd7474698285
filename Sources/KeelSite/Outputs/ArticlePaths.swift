import KeelContent

/// Where the files that come with an article are, below the site's root.
extension Article {
    /// Of its text as Markdown. It lies as the text does in `Content`, so that the links in it hold.
    var markdownPath: String { "\(language)/\(id).md" }

    /// Of the package of its code.
    var downloadPath: String { "\(language)/\(slug).zip" }

    /// Of a page at an address that it once had.
    func path(ofAlias alias: String) -> String { "\(language)/\(alias).html" }
}
