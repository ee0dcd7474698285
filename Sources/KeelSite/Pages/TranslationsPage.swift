import KeelContent

/// The table of translations in a language's own words, for those who translate.
struct TranslationsPage: Sendable {
    let site: Site
    let language: Language

    func page() -> SitePage {
        let strings = site.strings(language)
        let path = GeneratedPage.translations.path(language)
        let languages = site.languages.map { other -> HTML in
            "<th scope=\"col\" lang=\"\(other.tag)\">\(site.strings(other)[.name])</th>\n"
        }
        // As the navigation has them; last those that this language lacks.
        let navigation = site.navigation(language)
        let place = { (row: TranslationTable.Row) in
            row.translations.id == navigation.home ? -1 : navigation.position(of: row.translations.id) ?? .max
        }
        let rows = TranslationTable(site.catalog).rows.filter { row in
            row.translations.articles.contains { !$0.frontMatter.isDraft }
        }.enumerated().sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }.map(\.element)
        return SitePage(
            path: path, language: language, title: strings[.translations],
            translations: site.languages.compactMap { language in
                site.path(of: .translations, language).map { (language, $0) }
            },
            isIndexed: false,
            content: """
                <article>
                <h1>\(strings[.translations])</h1>
                <p>\(strings[.translationsWhy])</p>
                <div class="table" tabindex="0">
                <table class="translations">
                <thead>
                <tr>
                <th scope="col">\(strings[.article])</th>
                \(languages.joined())</tr>
                </thead>
                <tbody>
                \(rows.map { self.row($0, strings, Linker(page: path)) }.joined())</tbody>
                </table>
                </div>
                </article>

                """)
    }

    private func row(_ row: TranslationTable.Row, _ strings: InterfaceStrings, _ link: Linker) -> HTML {
        let translations = row.translations
        let named = translations[language] ?? translations.sourceArticle
        let cells = row.cells.map { cell -> HTML in
            let text = text(cell, strings)
            guard let article = cell.article, !article.frontMatter.isDraft else {
                return "<td data-translation=\"missing\">\(text)</td>\n"
            }
            let tag = article.language.tag
            return """
                <td data-translation="\(cell.status.rawValue)"><a href="\(link(article.pagePath))" hreflang="\(tag)">\
                \(text)</a>\(sections(cell, article))</td>

                """
        }
        let title = site.shown(named.title, in: named.language)
        let name: HTML =
            named.frontMatter.isDraft ? "\(title)" : "<a href=\"\(link(named.pagePath))\">\(title)</a>"
        return """
            <tr>
            <th scope="row" lang="\(named.language.tag)">\(name)</th>
            \(cells.joined())</tr>

            """
    }

    private func text(_ cell: TranslationTable.Cell, _ strings: InterfaceStrings) -> String {
        switch cell.status {
        case .source: return strings[.statusSource]
        case .current: return strings[.statusCurrent]
        case .unstamped: return strings[.statusUnstamped]
        case .draft, .broken, .missing: return strings[.noTranslation]
        case .outdated:
            let count = strings(.oldSections, cell.state?.changes.count ?? 0)
            return "\(strings.percentage(cell.percentage ?? 0)), \(count)"
        }
    }

    /// The headings in the source that have to be looked at.
    private func sections(_ cell: TranslationTable.Cell, _ article: Article) -> HTML? {
        let changes = (cell.state?.changes ?? []).filter { !$0.title.isEmpty }
        guard !changes.isEmpty, let source = site.map.translations(of: article.id)?.sourceLanguage else { return nil }
        let items = changes.map { "<li>\($0.title)</li>\n" as HTML }
        return "\n<ul lang=\"\(source.tag)\">\n\(items.joined())</ul>\n"
    }
}
