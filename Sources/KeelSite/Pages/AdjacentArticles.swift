import KeelContent

/// The links at the foot of an article, to the one before and the one after.
struct AdjacentArticles: Sendable {
    let site: Site
    let article: Article
    let strings: InterfaceStrings

    func html() -> HTML? {
        let (previous, next) = site.navigation(article.language).neighbours(of: article.id)
        guard previous != nil || next != nil else { return nil }
        let link = Linker(page: article.pagePath)
        var html: HTML = "<nav class=\"adjacent\" aria-label=\"\(strings[.adjacent])\">\n"
        if let previous {
            html += """
                <a class="previous" rel="prev" href="\(link(previous.pagePath))" aria-keyshortcuts="["><span>\(strings[.previous])</span> \
                \(site.shown(previous.title, in: article.language))</a>

                """
        }
        if let next {
            html += """
                <a class="next" rel="next" href="\(link(next.pagePath))" aria-keyshortcuts="]"><span>\(strings[.next])</span> \
                \(site.shown(next.title, in: article.language))</a>

                """
        }
        return html + "</nav>\n"
    }
}
