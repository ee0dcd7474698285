import KeelContent

/// The page at the site's root: every language in its own words.
struct RootPage: Sendable {
    let site: Site

    func html() -> [UInt8] {
        let first = site.languages[0]
        let strings = site.strings(first)
        let settings = site.languages.map(site.settings)
        let link = Linker(page: "index.html")
        var titles: [(title: String, tag: String)] = []
        for entry in settings where !titles.contains(where: { $0.title == entry.title }) {
            titles.append((entry.title, entry.language.tag))
        }
        let heading = titles.map { "<span lang=\"\($0.tag)\">\($0.title)</span>" as HTML }
        let items = settings.map { entry -> HTML in
            let tag = entry.language.tag
            let own = site.strings(entry.language)
            let description = entry.description.map { " <span class=\"about\">\($0)</span>" as HTML }
            return """
                <li lang="\(tag)" dir="\(own.direction)">
                <a href="\(link("\(tag)/index.html"))" hreflang="\(tag)"><span class="name">\(own[.name])</span> \
                <span class="title">\(entry.title)</span>\(description)</a>
                </li>

                """
        }
        let icon = site.icon.map { "<img src=\"\(link($0))\" alt=\"\" width=\"56\" height=\"56\">\n" as HTML }
        let page = SitePage(
            path: "index.html", language: first, title: settings[0].title, description: settings[0].description,
            translations: site.languages.map { ($0, "\($0)/index.html") }, content: HTML())
        let title = titles.map(\.title).joined(separator: " · ")
        let html: HTML = """
            <!DOCTYPE html>
            <html lang="\(first.tag)" dir="\(strings.direction)">
            <head>
            \(HeadElements(site: site, page: page, title: title).html())</head>
            <body class="root">
            <main id="text">
            \(icon)<h1 class="hidden-text">\(heading.joined(separator: " · "))</h1>
            <ul class="choice">
            \(items.joined())</ul>
            </main>
            </body>
            </html>

            """
        return html.bytes
    }
}
