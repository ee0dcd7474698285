import Foundation
import KeelContent

/// What stands in a page's `<head>`.
struct HeadElements: Sendable {
    let site: Site
    let page: SitePage
    let title: String

    /// Everything comes from the site itself; no style or script stands in a page. `data:` is for the empty icon and
    /// for small images in texts.
    private static let policy: HTML = """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self'; \
        font-src 'self'; base-uri 'none'; form-action 'none'
        """

    func html() -> HTML {
        let strings = site.strings(page.language)
        let icon = site.icon.map { page.link($0) } ?? "data:,"
        let description = page.description.map { "<meta name=\"description\" content=\"\($0)\">\n" as HTML }
        let moved = page.movedTo.map { " data-moved=\"\(page.link($0))\"" as HTML }
        let css = site.css.map { "<link rel=\"stylesheet\" href=\"\(page.link($0))\">\n" as HTML }
        return """
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title)</title>
            \(description)\(page.isIndexed ? addresses() + card() : "<meta name=\"robots\" content=\"noindex\">\n")\
            <link rel="icon" href="\(icon)">
            <link rel="stylesheet" href="\(page.link(ThemeFile.style.path))">
            \(css)<script src="\(page.link(ThemeFile.script.path))" data-copy="\(strings[.copy])" \
            data-copied="\(strings[.copied])" data-copy-failed="\(strings[.copyFailed])" \
            data-copy-link="\(strings[.copyLink])" data-wrap="\(strings[.wrap])" data-unfold="\(strings[.unfold])"\(moved)></script>
            \(site.slots[.head]?.html(root: page.link.root, language: page.language))
            """
    }

    /// Translations are named by full addresses where the site has one, as search engines want; else by relative
    /// ones, which are right for any other reader.
    private func addresses() -> HTML {
        let base = site.catalog.configuration.url
        var html = HTML()
        if base != nil { html += "<link rel=\"canonical\" href=\"\(address(page.path))\">\n" }
        for translation in page.translations {
            let tag = translation.language.tag
            html += "<link rel=\"alternate\" hreflang=\"\(tag)\" href=\"\(address(translation.path))\">\n"
        }
        if base != nil, let fallback = site.defaultPath(of: page.article) {
            html += "<link rel=\"alternate\" hreflang=\"x-default\" href=\"\(address(fallback))\">\n"
        }
        if let markdown = page.markdown {
            html += "<link rel=\"alternate\" type=\"text/markdown\" href=\"\(page.link(markdown))\">\n"
        }
        if let path = site.inventory.path(of: .feed(page.language)) {
            let feed = page.link(path)
            let title = site.settings(page.language).title
            html += "<link rel=\"alternate\" type=\"application/atom+xml\" href=\"\(feed)\" title=\"\(title)\">\n"
        }
        return html
    }

    /// For those who show the page as a card (ogp.me); it needs full addresses.
    private func card() -> HTML {
        guard site.catalog.configuration.url != nil else { return HTML() }
        var properties = [
            ("og:type", page.article.map { $0.path == "index" ? "website" : "article" } ?? "website"),
            ("og:title", page.title), ("og:url", address(page.path)),
            ("og:site_name", site.settings(page.language).title),
            ("og:locale", locale(page.language)),
        ]
        if let description = page.description { properties.append(("og:description", description)) }
        if let image = page.image { properties.append(("og:image", address(image))) }
        for translation in page.translations where translation.language != page.language {
            properties.append(("og:locale:alternate", locale(translation.language)))
        }
        return properties.map { "<meta property=\"\($0.0)\" content=\"\($0.1)\">\n" as HTML }.joined()
    }

    /// With the country that the language is most spoken in, as cards want one: `nl_NL`.
    private func locale(_ language: Language) -> String {
        let likely = Locale.Language(identifier: Locale.Language(identifier: language.tag).maximalIdentifier)
        let code = language.tag.prefix { $0 != "-" }
        return likely.region.map { "\(code)_\($0.identifier)" } ?? String(code)
    }

    private func address(_ path: String) -> String {
        site.catalog.configuration.url.map { $0 + PercentEncoding.encode(path) } ?? page.link(path)
    }
}
