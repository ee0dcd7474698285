package import KeelMarkdown

/// All of `Content/`, read and joined. It has facts about the articles and not their trees, which are four times as large
/// as the texts.
package struct Catalog: Sendable {
    package let layout: SiteLayout
    package let configuration: SiteConfiguration
    /// Sorted by id. Drafts are in it, marked by their front matter.
    package let articles: [Translations]
    package let files: [ContentFile]
    package let supportModules: [SupportModule]
    /// Texts that are there but can't be read, with an error among the diagnostics: no page is written for them.
    package let brokenTexts: [TextID]

    /// Of all articles, those that can't be read too.
    package var texts: [TextID] { articles.flatMap { $0.articles.map(\.textID) } + brokenTexts }

    /// Whether any article is more than a draft.
    package var hasPages: Bool { articles.contains { $0.articles.contains { !$0.frontMatter.isDraft } } }

    /// The tree of an article, parsed anew. Its nodes are those that the article's headings, links and fences name.
    package func document(of article: Article) -> Document {
        var options = configuration.markdown(in: article.language)
        // They are among the diagnostics already.
        options.lints = false
        return Document(parsing: article.source, from: article.frontMatter.bodyOffset, options: options)
    }
}
