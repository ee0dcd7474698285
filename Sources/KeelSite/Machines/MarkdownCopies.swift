import KeelBase
import KeelContent
import KeelMarkdown

/// The site as Markdown, for programs that read text: a list of all articles (llmstxt.org) and their texts.
struct MarkdownCopies: Sendable {
    let site: Site
    /// By language, in reading order.
    let articles: [(settings: SiteConfiguration.LanguageSettings, articles: [Article])]

    func list() -> [UInt8] {
        let base = site.catalog.configuration.url ?? ""
        var text = ""
        for (settings, articles) in articles {
            if text.isEmpty {
                text = "# \(settings.title)\n\n" + (settings.description.map { "> \($0)\n\n" } ?? "")
            }
            text += "## \(site.strings(settings.language)[.name])\n\n"
            for article in articles {
                let about = article.frontMatter.description.map { ": " + $0 } ?? ""
                let title = article.title.replacing("[", with: "\\[").replacing("]", with: "\\]")
                text += "- [\(title)](\(base)\(PercentEncoding.encode(Self.path(of: article))))\(about)\n"
            }
            text += "\n"
        }
        return Array(text.utf8.dropLast())
    }

    /// Where the text lies as it does in `Content`, so that the links in it hold.
    static func path(of article: Article) -> String { SiteMap.path(of: article) }

    /// The text without its front matter, its lines ended by LF, with a title.
    static func text(of article: Article) -> [UInt8] {
        var text: [UInt8] = []
        if !article.headings.contains(where: { $0.level == 1 }) { text += "# \(article.title)\n\n".utf8 }
        let source = article.source
        var isFirst = true
        for line in source.lineStarts.indices where source.lineStarts[line] >= article.frontMatter.bodyOffset {
            let range = source.lineRange(line)
            if isFirst, range.isEmpty { continue }
            isFirst = false
            text += source.bytes[range]
            text.append(UInt8(ascii: "\n"))
        }
        while text.suffix(2) == [UInt8(ascii: "\n"), UInt8(ascii: "\n")] { text.removeLast() }
        return text
    }
}
