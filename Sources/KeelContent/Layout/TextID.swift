/// Names one text: an article in one language. The file need not be there.
package struct TextID: Sendable, Hashable, Comparable, CustomStringConvertible {
    package let language: Language
    package let article: ArticleID

    package init(_ language: Language, _ article: ArticleID) {
        self.language = language
        self.article = article
    }

    /// Of an article's file: `Content/nl/guide/first.md`, in any normal form. `nil` for any other file.
    package init?(file: String) {
        guard let path = SiteLayout.pathInContent(file) else { return nil }
        self.init(path, ending: SiteLayout.articleEnding)
    }

    /// Of a stamp: `Content/stamps/nl/guide/first.txt`.
    init?(stamp file: String) {
        let folder = SiteLayout.stamps + "/"
        guard file.hasPrefix(folder) else { return nil }
        self.init(file.dropFirst(folder.count), ending: SiteLayout.stampEnding)
    }

    /// - Parameter path: `nl/guide/first` with an ending.
    private init?(_ path: Substring, ending: String) {
        guard path.hasSuffix(ending), let slash = path.firstIndex(of: "/") else { return nil }
        let language = String(path[..<slash])
        if language == SiteLayout.supportName || language == SiteLayout.stampsName { return nil }
        let article = path[slash...].dropFirst().dropLast(ending.count)
        self.init(Language(language), ArticleID(String(article).precomposedForm))
    }

    /// As it is typed: `nl/guide/first`.
    package var description: String { "\(language)/\(article)" }
    /// Below the content: `nl/guide/first.md`.
    package var path: String { description + SiteLayout.articleEnding }
    /// From the root: `Content/nl/guide/first.md`.
    package var file: String { SiteLayout.content(path) }
    /// What the text was made from, if it is a translation: `Content/stamps/nl/guide/first.txt`.
    package var stamp: String { "\(SiteLayout.stamps)/\(self)\(SiteLayout.stampEnding)" }

    package static func < (left: TextID, right: TextID) -> Bool {
        (left.language, left.article) < (right.language, right.article)
    }
}
