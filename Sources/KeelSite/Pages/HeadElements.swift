import KeelContent

/// What stands in a page's `<head>`.
struct HeadElements: Sendable {
    let site: Site
    let page: SitePage
    let title: String

    /// Everything comes from the site itself; no style or script stands in a page. `data:` is for the empty icon.
    private static let policy: HTML = """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self'; \
        font-src 'self'; base-uri 'none'; form-action 'none'
        """

    func html() -> HTML {
        let strings = site.strings(page.language)
        let link = Linker(page: page.path)
        let icon = site.icon.map { link($0) } ?? "data:,"
        let description = page.description.map { "<meta name=\"description\" content=\"\($0)\">\n" as HTML }
        return """
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title)</title>
            \(description)\(addresses(link))<link rel="icon" href="\(icon)">
            <link rel="stylesheet" href="\(link("keel.css"))">
            <script src="\(link("keel.js"))" data-copy="\(strings[.copy])" data-copied="\(strings[.copied])" \
            data-copy-failed="\(strings[.copyFailed])"></script>

            """
    }

    /// Translations are named by full addresses where the site has one, as search engines want; else by relative
    /// ones, which are right for any other reader.
    private func addresses(_ link: Linker) -> HTML {
        let base = site.catalog.configuration.url
        func address(_ path: String) -> String { base.map { $0 + PercentEncoding.encode(path) } ?? link(path) }
        var html = HTML()
        if base != nil { html += "<link rel=\"canonical\" href=\"\(address(page.path))\">\n" }
        for translation in page.translations {
            let tag = translation.language.tag
            html += "<link rel=\"alternate\" hreflang=\"\(tag)\" href=\"\(address(translation.path))\">\n"
        }
        if base != nil, let fallback = site.defaultPath(of: page) {
            html += "<link rel=\"alternate\" hreflang=\"x-default\" href=\"\(address(fallback))\">\n"
        }
        return html
    }
}
