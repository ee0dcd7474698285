import KeelContent

/// All articles with the ways to their Markdown, for programs that read text (llmstxt.org).
struct MarkdownList: Sendable {
    let site: Site

    func text() -> [UInt8] {
        let base = site.catalog.configuration.url ?? ""
        var text = ""
        for language in site.languages {
            if text.isEmpty {
                let settings = site.settings(language)
                text = "# \(settings.title)\n\n" + (settings.description.map { "> \($0)\n\n" } ?? "")
            }
            text += "## \(site.strings(language)[.name])\n\n"
            for article in site.navigation(language).articles {
                let about = article.frontMatter.description.map { ": " + $0 } ?? ""
                let title = article.title.replacing("[", with: "\\[").replacing("]", with: "\\]")
                text += "- [\(title)](\(base)\(PercentEncoding.encode(article.markdownPath)))\(about)\n"
            }
            text += "\n"
        }
        return Array(text.utf8.dropLast())
    }
}
