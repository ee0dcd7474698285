import KeelContent

/// The links at the foot of an article, to the one before and the one after.
struct AdjacentArticles: Sendable {
    let navigation: Navigation
    let article: Article
    let strings: InterfaceStrings

    func html() -> HTML? {
        let (previous, next) = navigation.neighbours(of: article.id)
        guard previous != nil || next != nil else { return nil }
        let link = Linker(page: article.pagePath)
        var html: HTML = "<nav class=\"adjacent\" aria-label=\"\(strings[.adjacent])\">\n"
        if let previous {
            html += """
                <a class="previous" rel="prev" href="\(link(previous.pagePath))" aria-keyshortcuts="["><span>\(strings[.previous])</span> \
                \(previous.title)</a>

                """
        }
        if let next {
            html += """
                <a class="next" rel="next" href="\(link(next.pagePath))" aria-keyshortcuts="]"><span>\(strings[.next])</span> \
                \(next.title)</a>

                """
        }
        return html + "</nav>\n"
    }
}
