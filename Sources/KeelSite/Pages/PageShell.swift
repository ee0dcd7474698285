import KeelContent
import KeelMarkdown

/// Everything around a page's content: head, header, the way around, footer.
struct PageShell: Sendable {
    let site: Site

    func html(_ page: SitePage) -> [UInt8] {
        let strings = site.strings(page.language)
        let settings = site.settings(page.language)
        let home = GeneratedPage.home.path(page.language)
        let size = site.logoSize.map { " width=\"\($0.width)\" height=\"\($0.height)\"" as HTML }
        let logo = site.logo.map { "<img src=\"\(page.link($0))\" alt=\"\"\(size)>" as HTML }
        let title = page.path == home ? settings.title : "\(page.title) · \(settings.title)"
        let menu = NavigationMenu(site: site, page: page, strings: strings)
        let html: HTML = """
            <!DOCTYPE html>
            <html lang="\(page.language.tag)" dir="\(strings.direction)">
            <head>
            \(HeadElements(site: site, page: page, title: title).html())</head>
            <body>
            <a class="skip" href="#\(ReservedID.text)">\(strings[.skip])</a>
            <header class="top">
            <div class="bar">
            <a class="site" href="\(page.link(home))">\(logo)<span>\(settings.title)</span></a>
            \(search(page))\(LanguageSwitcher(site: site, page: page).html())\(themeChoice(strings))\
            \(site.slots[.header]?.html(root: page.link.root, language: page.language))</div>
            </header>
            <div class="frame">
            \(menu.html())<main id="\(ReservedID.text)" tabindex="-1">
            \(page.content)</main>
            \(footer(page, strings, settings))</div>
            </body>
            </html>

            """
        return html.bytes
    }

    /// The page of results has a field of its own.
    private func search(_ page: SitePage) -> HTML? {
        page.path == GeneratedPage.search.path(page.language) ? nil : SearchField(site: site, page: page).html()
    }

    /// Shown only where the script runs, which gives it its name: the theme that is chosen.
    private func themeChoice(_ strings: InterfaceStrings) -> HTML {
        """
        <button class="theme" type="button" data-name="\(strings[.theme])" data-auto="\(strings[.themeAuto])" \
        data-light="\(strings[.themeLight])" data-dark="\(strings[.themeDark])" \
        aria-label="\(strings[.theme])"></button>

        """
    }

    private func footer(
        _ page: SitePage, _ strings: InterfaceStrings, _ settings: SiteConfiguration.LanguageSettings
    ) -> HTML {
        let text = settings.footer.map { "<p>\($0)</p>\n" as HTML }
        let print = site.path(of: .print, page.language)
            .map { "<p><a href=\"\(page.link($0))\">\(strings[.printAll])</a></p>\n" as HTML }
        let translations = site.path(of: .translations, page.language)
            .map { "<p><a href=\"\(page.link($0))\">\(strings[.translations])</a></p>\n" as HTML }
        return """
            <footer class="bottom">
            \(text)\(print)\(translations)\(site.slots[.footer]?.html(root: page.link.root, language: page.language))</footer>

            """
    }
}
