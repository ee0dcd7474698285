import KeelContent

/// The site's languages, each in its own words and its own script: a link to this page where it is translated.
struct LanguageSwitcher: Sendable {
    /// How many stand in a row where there is room; more, or less room, and they are a list to be opened.
    private static let row = 5

    let site: Site
    let page: SitePage

    func html() -> HTML {
        let strings = site.strings(page.language)
        let items = site.languages.map { language -> HTML in
            let name = site.strings(language)[.name]
            let tag = language.tag
            guard let path = page.translations.first(where: { $0.language == language })?.path else {
                return """
                    <li><span class="missing"><span lang="\(tag)">\(name)</span> \
                    <span class="hidden-text">(\(strings[.noTranslation]))</span></span></li>

                    """
            }
            let current: HTML = language == page.language ? " aria-current=\"true\"" : ""
            return """
                <li><a href="\(page.link(path))" lang="\(tag)" hreflang="\(tag)"\(current)\(sections(language))>\(name)</a></li>

                """
        }
        let kind: HTML = items.count > Self.row ? "languages many" : "languages"
        return """
            <nav class="\(kind)" aria-label="\(strings[.languages])">
            <details>
            <summary><span class="hidden-text">\(strings[.languages]): </span>\(page.language.tag)</summary>
            <ul>
            \(items.joined())</ul>
            </details>
            </nav>

            """
    }

    /// The ones that both texts have.
    private func sections(_ language: Language) -> HTML? {
        guard language != page.language, let translations = page.article.flatMap(site.map.translations),
            let here = translations[page.language], let there = translations[language]
        else { return nil }
        return SharedSections.attribute(here, there)
    }
}
