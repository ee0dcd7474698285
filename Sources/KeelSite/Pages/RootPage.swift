import KeelContent
import KeelMarkdown

/// The page at the site's root: every language in its own words. Servers show it in another form where there is no
/// page at all.
struct RootPage: Sendable {
    enum Purpose: Sendable { case choice, notFound }

    let site: Site
    let purpose: Purpose

    private var path: String { (purpose == .choice ? RootFile.index : .notFound).path }

    func html() -> [UInt8] {
        let settings = site.languages.map(site.settings)
        var page = SitePage(
            path: path, language: site.languages[0], title: settings[0].title, description: settings[0].description,
            translations: site.homes)
        if purpose == .notFound {
            page.isIndexed = false
            page.base = site.absoluteRoot
        }
        var titles: [(text: String, tag: String)] = []
        for entry in settings {
            let text = purpose == .choice ? entry.title : site.strings(entry.language)[.notFound]
            if !titles.contains(where: { $0.text == text }) { titles.append((text, entry.language.tag)) }
        }
        let heading = titles.map { "<span lang=\"\($0.tag)\">\($0.text)</span>" as HTML }
        // Where nothing is, that is what the page says first.
        let visible: HTML =
            purpose == .choice
            ? "<h1 class=\"hidden-text\">\(heading.joined(separator: " · "))</h1>"
            : "<h1>\(heading.joined(separator: "<br>\n"))</h1>"
        let logo = site.logo.map { "<img src=\"\(page.link($0))\" alt=\"\">\n" as HTML }
        let title = titles.map(\.text).joined(separator: " · ")
        let html: HTML = """
            <!DOCTYPE html>
            <html lang="\(page.language.tag)" dir="\(site.strings(page.language).direction)">
            <head>
            \(HeadElements(site: site, page: page, title: title).html())</head>
            <body class="root">
            <main id="\(ReservedID.text)">
            \(logo)\(visible)
            <ul class="choice">
            \(settings.map { item($0, on: page) }.joined())</ul>
            </main>
            </body>
            </html>

            """
        return html.bytes
    }

    private func item(_ settings: SiteConfiguration.LanguageSettings, on page: SitePage) -> HTML {
        let tag = settings.language.tag
        let strings = site.strings(settings.language)
        let about = purpose == .choice ? settings.description : strings[.notFoundWhy]
        return """
            <li lang="\(tag)" dir="\(strings.direction)">
            <a href="\(page.link(GeneratedPage.home.path(settings.language)))" hreflang="\(tag)"><span class="name">\(strings[.name])</span> \
            <span class="title">\(settings.title)</span>\(about.map { " <span class=\"about\">\($0)</span>" as HTML })</a>
            </li>

            """
    }
}
