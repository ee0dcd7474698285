import KeelContent
import KeelMarkdown

/// What a language's home page has besides its text: where to start, all articles with what was checked in them, the
/// other languages and the ways to read without a network.
struct HomeSections: Sendable {
    /// More articles than these are a list.
    private static let mostCards = 30

    let site: Site
    let language: Language

    private var strings: InterfaceStrings { site.strings(language) }
    private var navigation: Navigation { site.navigation(language) }
    private var link: Linker { Linker(page: GeneratedPage.home.path(language)) }
    /// Without the home page.
    private var articles: [Article] { navigation.articles.filter { $0.id != navigation.home } }

    /// Below the title.
    func start() -> HTML {
        let first = articles.first.map { article -> HTML in
            """
            <a class="button" rel="next" href="\(link(article.pagePath))"><span>\(strings[.start])</span> \
            \(site.shown(article.title, in: language))</a>

            """
        }
        let totals = totals()
        guard first != nil || totals != nil else { return HTML() }
        return "<div class=\"start\">\n\(first)\(totals)</div>\n"
    }

    /// `nil` where there is nothing to list.
    func list() -> HTML? {
        guard !articles.isEmpty else { return nil }
        return """
            <section class="articles" aria-labelledby="\(ReservedID.articles)">
            <h2 id="\(ReservedID.articles)">\(strings[.allArticles])</h2>
            \(articles.count > Self.mostCards ? ArticleList(site: site, language: language).html() : cards())</section>

            """
    }

    /// At the end: what this language lacks, and the ways elsewhere.
    func end() -> HTML {
        let page = GeneratedPage.home.path(language)
        return (UntranslatedArticles(site: site, language: language).html(on: page) ?? HTML()) + (elsewhere() ?? HTML())
    }

    private func elsewhere() -> HTML? {
        let languages = site.languages.filter { $0 != language }.map { other -> HTML in
            let path = GeneratedPage.home.path(other)
            return """
                <li><a href="\(link(path))" lang="\(other.tag)" hreflang="\(other.tag)">\(site.strings(other)[.name])</a></li>

                """
        }
        let print = site.path(of: .print, language).map { path -> HTML in
            "<li><a href=\"\(link(path))\">\(strings[.printAll])</a></li>\n"
        }
        let groups = [(strings[.otherLanguages], languages), (strings[.offline], [print].compactMap { $0 })]
            .filter { !$0.1.isEmpty }
            .map { "<div>\n<p>\($0.0)</p>\n<ul>\n\($0.1.joined())</ul>\n</div>\n" as HTML }
        return groups.isEmpty ? nil : "<div class=\"elsewhere\">\n\(groups.joined())</div>\n"
    }

    // MARK: Numbers

    private func totals() -> HTML? {
        let blocks = articles.reduce(0) { $0 + swiftBlocks(in: $1) }
        guard blocks > 0 else { return nil }
        let reports = articles.map { site.report?.articles[$0.file] }
        guard let report = site.report, reports.contains(where: { $0 != nil }) else { return nil }
        let tests = reports.reduce(0) { $0 + ($1?.testsRun ?? 0) }
        let verdicts = articles.compactMap(verdict)
        let verdict = verdicts.first { $0 == .failed } ?? verdicts.first { $0 == .notChecked } ?? .passed
        let date = report.checkedOn.map { "\u{A0}· \(strings.date($0).replacing(" ", with: "\u{A0}"))" } ?? ""
        return """
            <p class="totals" data-verdict="\(verdict.rawValue)"><span class="tick">\(strings[verdict.heading]): \
            \(ArticleVerdict.counted(blocks: blocks, tests: tests, in: strings))\u{A0}· \
            Swift\u{A0}\(report.swiftVersion)\(date)</span></p>

            """
    }

    private func swiftBlocks(in article: Article) -> Int { article.fences.count { $0.swift != nil } }

    /// `nil` for an article without Swift.
    private func verdict(of article: Article) -> ArticleVerdict? {
        ArticleVerdict(article.fences.filter { $0.swift != nil }, site.report?.articles[article.file])
    }

    // MARK: Cards

    private func cards() -> HTML {
        let byID = Dictionary(articles.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var html = HTML()
        var cards: [HTML] = []
        func close() {
            if !cards.isEmpty { html += "<ul class=\"cards\">\n\(cards.joined())</ul>\n" }
            cards = []
        }
        for item in navigation.items {
            if item.isSection {
                close()
                html += "<h3>\(item.title)</h3>\n"
            }
            if let article = item.article.flatMap({ byID[$0] }) { cards.append(card(article)) }
        }
        close()
        return html
    }

    private func card(_ article: Article) -> HTML {
        let about = article.frontMatter.description.map { "<p>\(site.shown($0, in: language))</p>\n" as HTML }
        let facts = verdict(of: article).map { verdict -> HTML in
            let tests = site.report?.articles[article.file]?.testsRun ?? 0
            return """
                <p class="card-facts" data-verdict="\(verdict.rawValue)"><span class="tick">\
                \(ArticleVerdict.counted(blocks: swiftBlocks(in: article), tests: tests, in: strings))</span></p>

                """
        }
        return """
            <li class="card">
            <a href="\(link(article.pagePath))">\(site.shown(article.title, in: language))</a>
            \(about)\(facts)</li>

            """
    }
}
