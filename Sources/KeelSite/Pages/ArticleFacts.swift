import KeelContent

/// What is said about an article around its title: where it stands, what it is about, of when, what was checked.
struct ArticleFacts: Sendable {
    let site: Site
    let index: ArticleIndex
    let strings: InterfaceStrings

    private var article: Article { site.catalog[index] }

    func html() -> HTML {
        var html = HTML()
        if let description = article.frontMatter.description { html += "<p class=\"lead\">\(description)</p>\n" }
        let facts = [date(), badge(), download()].compactMap { $0 }
        if !facts.isEmpty { html += "<div class=\"facts\">\n\(facts.joined())</div>\n" }
        return html
    }

    /// The sections above an article that lies in a folder.
    func breadcrumb() -> HTML? {
        let navigation = site.navigation(article.language)
        guard let position = navigation.position(of: article.id) else { return nil }
        let path = navigation.sections(above: position)
        guard !path.isEmpty else { return nil }
        let link = Linker(page: article.pagePath)
        let items = path.map { index -> HTML in
            let section = navigation.items[index]
            guard let path = section.path else { return "<li>\(section.title)</li>\n" }
            return "<li><a href=\"\(link(path))\">\(section.title)</a></li>\n"
        }
        return
            "<nav class=\"breadcrumb\" aria-label=\"\(strings[.breadcrumb])\">\n<ol>\n\(items.joined())</ol>\n</nav>\n"
    }

    /// The way to change the text, where the site has one.
    func edit() -> HTML? {
        site.catalog.configuration.theme.edit.map { address in
            let href = address.replacing("{path}", with: PercentEncoding.encode(article.file))
            return "<p class=\"edit\"><a rel=\"external\" href=\"\(href)\">\(strings[.edit])</a></p>\n"
        }
    }

    private func date() -> HTML? {
        article.frontMatter.date.map { "<time datetime=\"\($0)\">\(strings.date($0))</time>\n" }
    }

    private func badge() -> HTML? {
        VerdictBadge(
            strings: strings, swiftBlocks: article.fences.count { $0.swift != nil },
            report: site.report?.articles[article.file], swiftVersion: site.report?.swiftVersion
        ).html()
    }

    private func download() -> HTML? {
        site.inventory.path(of: .download(index)).map { download in
            "<a class=\"download\" href=\"\(Linker(page: article.pagePath)(download))\" download>\(strings[.download])</a>\n"
        }
    }
}
