import KeelContent
import KeelMarkdown

/// The articles that a language lacks, offered in the languages that have them. They are no pages of this language:
/// only its home page names them.
struct UntranslatedArticles: Sendable {
    let site: Site
    let language: Language

    /// - Parameter page: the page that the list stands on.
    func html(on page: String) -> HTML? {
        let items = site.catalog.articles.compactMap { item($0, link: Linker(page: page)) }
        guard !items.isEmpty else { return nil }
        let strings = site.strings(language)
        return """
            <section class="untranslated" aria-labelledby="\(ReservedID.untranslated)">
            <h2 id="\(ReservedID.untranslated)">\(strings[.untranslated])</h2>
            <p>\(strings[.untranslatedWhy])</p>
            <ul>
            \(items.joined())</ul>
            </section>

            """
    }

    private func item(_ translations: Translations, link: Linker) -> HTML? {
        let articles = translations.articles.filter { !$0.frontMatter.isDraft }
        let isHere = articles.contains { $0.language == language }
        guard !isHere, translations.id.path != "index", let first = articles.first else { return nil }
        let shown = articles.first { $0.language == translations.sourceLanguage } ?? first
        let languages = articles.map { article -> HTML in
            let tag = article.language.tag
            let name = site.strings(article.language)[.name]
            return "<a href=\"\(link(article.pagePath))\" lang=\"\(tag)\" hreflang=\"\(tag)\">\(name)</a>"
        }
        return
            "<li><span lang=\"\(shown.language.tag)\">\(shown.title)</span>: \(languages.joined(separator: ", "))</li>\n"
    }
}
