import KeelBase
import KeelContent
import KeelMarkdown

/// Tells the reader of a translation which of its sections are no longer what the source says.
struct OutdatedSections: Sendable {
    private let source: Article
    private let article: Article
    private let count: Int
    /// The section's id in the source, by the heading here; `nil` for one that is gone there.
    private let sections: [Document.NodeID: String?]
    private let site: Site

    /// `nil` if there is nothing to tell.
    init?(_ article: Article, in site: Site) {
        guard let translations = site.map.translations(of: article.id),
            let changes = translations.states[article.language]?.readersChanges, !changes.isEmpty
        else { return nil }
        source = translations.sourceArticle
        self.article = article
        self.site = site
        count = changes.count
        var lines: [Int: SectionChange] = [:]
        for change in changes { if let line = change.line, !change.id.isEmpty { lines[line] = change } }
        var sections: [Document.NodeID: String?] = [:]
        for heading in article.headings {
            guard let change = lines[article.source.lineIndex(at: heading.offset) + 1] else { continue }
            sections.updateValue(change.kind == .removed ? nil : change.id, forKey: heading.node)
        }
        self.sections = sections
    }

    /// What stands at the top of the page.
    func notice() -> HTML {
        let strings = site.strings(article.language)
        let tag = source.language.tag
        let way: HTML? = href().map { href in
            """
             <a href="\(href)" hreflang="\(tag)"\(SharedSections.attribute(article, source))>\(strings[.original])</a> \
            <span lang="\(tag)">(\(site.strings(source.language)[.name]))</span>
            """
        }
        return """
            <aside class="outdated" data-translation="outdated">
            <p>\(strings(.outdatedSections, count))\(way)</p>
            </aside>

            """
    }

    /// What stands at a heading; nothing at the page's title, as the notice is there.
    func marker(at heading: Document.NodeID) -> HTML? {
        guard let id = sections[heading] else { return nil }
        let text = site.strings(article.language)[.sectionOutdated]
        guard let href = href(to: id) else { return " <span class=\"changed\">\(text)</span>" }
        return " <a class=\"changed\" href=\"\(href)\" hreflang=\"\(source.language.tag)\">\(text)</a>"
    }

    /// `nil` if the source has no page.
    private func href(to id: String? = nil) -> String? {
        guard !source.frontMatter.isDraft else { return nil }
        return Linker(page: article.pagePath)(source.pagePath) + (id.map { "#" + PercentEncoding.encode($0) } ?? "")
    }
}

/// Sections that two texts have in common: a link to the other can keep the reader at theirs.
enum SharedSections {
    /// For the script, which knows where the reader is; ids have no spaces. Nothing if there is none.
    static func attribute(_ article: Article, _ other: Article) -> HTML {
        let ids = Set(other.headings.lazy.map(\.id))
        let shared = article.headings.lazy.filter { $0.level > 1 && !$0.id.isEmpty && ids.contains($0.id) }.map(\.id)
        return shared.isEmpty ? HTML() : " data-sections=\"\(shared.joined(separator: " "))\""
    }
}
