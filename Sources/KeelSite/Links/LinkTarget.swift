import KeelContent

/// What a link leads to.
enum LinkTarget: Sendable, Hashable {
    /// A section of the article itself; the fragment is an id or empty.
    case here(fragment: String)
    case article(ArticleIndex, query: String, fragment: String?)
    /// Any other file of the site, by its path.
    case file(String, query: String, fragment: String?)
    /// As the author wrote it.
    case elsewhere(String, isWeb: Bool)
    /// There is nothing to link to; it has been reported.
    case nowhere
}

extension LinkTarget {
    /// For a page: relative and percent-encoded; `nil` if there is nothing to link to.
    func href(in linker: Linker, map: SiteMap) -> String? {
        switch self {
        case .here(let fragment): "#" + PercentEncoding.encode(fragment)
        case .article(let index, let query, let fragment):
            linker(map[index].pagePath) + query + Self.suffix(fragment)
        case .file(let path, let query, let fragment): linker(path) + query + Self.suffix(fragment)
        case .elsewhere(let address, _): address
        case .nowhere: nil
        }
    }

    private static func suffix(_ fragment: String?) -> String {
        fragment.map { "#" + PercentEncoding.encode($0) } ?? ""
    }
}
