import KeelContent

/// What is said about an article around its title: where it stands, what it is about, of when, what was checked.
struct ArticleFacts: Sendable {
    let site: Site
    let index: ArticleIndex
    let strings: InterfaceStrings

    private var article: Article { site.catalog[index] }

    /// What the article is about.
    func lead() -> HTML {
        article.frontMatter.description.map {
            "<p class=\"lead\">\(site.shown($0, in: article.language))</p>\n" as HTML
        } ?? HTML()
    }

    /// - Parameter minutes: of reading.
    func html(minutes: Int?) -> HTML {
        var html = lead()
        let time = minutes.map { "<li>\(strings(.minutes, $0))</li>\n" as HTML }
        let about = [date(), time, download(), markdown(), edit()].compactMap { $0 }
        let list: HTML? = about.isEmpty ? nil : "<ul class=\"about\">\n\(about.joined())</ul>\n"
        let files = FileList(strings: strings, fences: article.fences).html()
        // What opens comes last: it moves none of the others.
        let facts = [list, badge(), files].compactMap { $0 }
        if !facts.isEmpty { html += "<div class=\"facts\">\n\(facts.joined())</div>\n" }
        return html
    }

    /// The sections above an article that lies in a folder.
    func breadcrumb() -> HTML? {
        let navigation = site.navigation(article.language)
        guard let position = navigation.position(of: article.id) else { return nil }
        let path = navigation.sections(above: position)
        guard !path.isEmpty else { return nil }
        let items = path.map { index -> HTML in
            let section = navigation.items[index]
            guard let path = section.path else { return "<li>\(section.title)</li>\n" }
            return "<li><a href=\"\(link(path))\">\(section.title)</a></li>\n"
        }
        return
            "<nav class=\"breadcrumb\" aria-label=\"\(strings[.breadcrumb])\">\n<ol>\n\(items.joined())</ol>\n</nav>\n"
    }

    private func date() -> HTML? {
        article.frontMatter.date.map { "<li><time datetime=\"\($0)\">\(strings.date($0))</time></li>\n" }
    }

    private func badge() -> HTML? {
        VerdictBadge(
            strings: strings, fences: article.fences, report: site.report?.articles[article.file],
            swiftVersion: site.report?.swiftVersion, checkedOn: site.report?.checkedOn
        ).html()
    }

    private func download() -> HTML? {
        site.inventory.path(of: .download(index)).map {
            "<li><a class=\"download\" href=\"\(link($0))\" download>\(strings[.download])</a></li>\n"
        }
    }

    private func markdown() -> HTML? {
        site.inventory.path(of: .markdown(index)).map {
            "<li><a type=\"text/markdown\" href=\"\(link($0))\">\(strings[.markdown])</a></li>\n"
        }
    }

    /// The way to change the text, where the site has one.
    private func edit() -> HTML? {
        site.catalog.configuration.theme.edit.map { address in
            let href = address.replacing("{path}", with: PercentEncoding.encode(article.file))
            return "<li class=\"edit\"><a rel=\"external\" href=\"\(href)\">\(strings[.edit])</a></li>\n"
        }
    }

    private var link: Linker { Linker(page: article.pagePath) }
}
