import KeelContent

/// Where articles and their sections are on the page that holds all of them.
struct PrintAnchors: Sendable {
    let language: Language
    var page: String { GeneratedPage.print.path(language) }

    func id(of article: Article) -> String { "text." + article.slug }

    /// Of the ids inside an article.
    func prefix(of article: Article) -> String { id(of: article) + "." }

    /// `nil` for what isn't on this page.
    func href(_ target: LinkTarget, from article: Article, map: SiteMap) -> String? {
        switch target {
        case .here(let fragment): href(article, fragment)
        case .article(let index, _, let fragment):
            map[index].language == language ? href(map[index], fragment ?? "") : nil
        default: nil
        }
    }

    private func href(_ article: Article, _ fragment: String) -> String {
        let isTop = fragment.isEmpty || fragment == "top"
        return "#" + PercentEncoding.encode(isTop ? id(of: article) : prefix(of: article) + fragment)
    }
}
