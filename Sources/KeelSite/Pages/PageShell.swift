import KeelContent

/// Everything around a page's content: head, header, the way around, footer.
struct PageShell: Sendable {
    let site: Site

    func html(_ page: SitePage) -> [UInt8] {
        let strings = site.strings(page.language)
        let link = Linker(page: page.path)
        let settings = site.settings(page.language)
        let home = link("\(page.language)/index.html")
        let icon = site.icon.map { "<img src=\"\(link($0))\" alt=\"\" width=\"28\" height=\"28\">" as HTML }
        let isHome = page.path == "\(page.language)/index.html"
        let title = isHome ? settings.title : "\(page.title) · \(settings.title)"
        let html: HTML = """
            <!DOCTYPE html>
            <html lang="\(page.language.tag)" dir="\(strings.direction)">
            <head>
            \(HeadElements(site: site, page: page, title: title).html())</head>
            <body>
            <a class="skip" href="#text">\(strings[.skip])</a>
            <header class="top">
            <a class="site" href="\(home)">\(icon)\(settings.title)</a>
            \(LanguageSwitcher(site: site, page: page).html())\(themeChoice(strings))</header>
            <div class="frame">
            \(NavigationMenu(navigation: site.navigation(page.language), page: page, strings: strings).html())<main id="text" tabindex="-1">
            \(page.content)</main>
            </div>
            </body>
            </html>

            """
        return html.bytes
    }

    /// Shown only where the script runs.
    private func themeChoice(_ strings: InterfaceStrings) -> HTML {
        let options: [(value: HTML, text: InterfaceText)] = [
            ("auto", .themeAuto), ("light", .themeLight), ("dark", .themeDark),
        ]
        return """
            <label class="theme"><span class="hidden-text">\(strings[.theme])</span>
            <select>
            \(options.map { "<option value=\"\($0.value)\">\(strings[$0.text])</option>\n" as HTML }.joined())</select>
            </label>

            """
    }
}

/// Relative, encoded paths from one page.
struct Linker: Sendable {
    let page: String

    func callAsFunction(_ target: String) -> String {
        PercentEncoding.encode(SitePath.relative(from: page, to: target))
    }
}
