package import KeelBase
package import KeelMarkdown

/// A language of the site, by its BCP 47 tag.
package struct Language: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
    /// `ru`, `et`, `nl`, `ko`, `pt-BR`.
    package let tag: String

    package init(_ tag: String) { self.tag = tag }
    package var description: String { tag }
    package static func < (left: Language, right: Language) -> Bool { left.tag < right.tag }
}

/// What joins the translations of one article: its path below the language's folder, without `.md`, in NFC.
package struct ArticleID: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
    /// `vip-cycle`, `guide/first`, `index`.
    package let path: String

    package init(_ path: String) { self.path = path }
    package var description: String { path }
    package static func < (left: ArticleID, right: ArticleID) -> Bool {
        left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
}

/// One text: an article in one language.
package struct Article: Sendable {
    package let id: ArticleID
    package let language: Language
    package let source: SourceText
    package internal(set) var frontMatter: FrontMatter
    /// The Swift blocks and all other fences, in order.
    package let fences: [Fence]
    package let headings: [Heading]
    package let links: [Link]
    package let rawHTML: [RawHTMLNode]
    let structure: TextStructure
    /// `title` of the front matter, else the first level-1 heading's text.
    package let title: String
    /// Path of its page below the site, without language and `.html`: `vip-cycle`, `guide/index`.
    package let slug: String

    package var textID: TextID { TextID(language, id) }
    /// `Content/nl/vip-cycle.md`, as the file system has it.
    package var file: String { source.path }
    /// `nl/vip-cycle.html`, relative to the site's root folder.
    package var pagePath: String { "\(language)/\(slug).html" }

    /// Of the file, from the opening fence to the closing one, from 1.
    package func lines(of fence: Fence) -> ClosedRange<Int> {
        let start = source.lineIndex(at: fence.block.fenceOffset) + 1
        return start...max(start, source.lineIndex(at: fence.block.endOffset) + 1)
    }
}

/// An article with all its translations.
package struct Translations: Sendable {
    package let id: ArticleID
    /// The language that the others are translated from; one of `articles`.
    package let sourceLanguage: Language
    /// In the order of the site's languages.
    package let articles: [Article]
    /// How the translations stand to the source, which is not among them.
    package let states: [Language: TranslationState]

    package init(
        id: ArticleID, sourceLanguage: Language, articles: [Article], states: [Language: TranslationState] = [:]
    ) {
        self.id = id
        self.sourceLanguage = sourceLanguage
        self.articles = articles
        self.states = states
    }

    package subscript(language: Language) -> Article? { articles.first { $0.language == language } }
    package var sourceArticle: Article { self[sourceLanguage] ?? articles[0] }
}

/// A file beside the articles that is copied with them.
package struct ContentFile: Sendable, Hashable {
    /// Below the content, and below the published site: `nl/images/scene.png`.
    package let path: String

    package var file: String { SiteLayout.content(path) }
}

/// Swift sources that examples may import where the platform lacks the module: `Content/support/UIKit`.
package struct SupportModule: Sendable {
    package let name: String
    package let files: [SourceText]
}

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

    package var root: String { layout.root }
    /// Of all articles, those that can't be read too.
    package var texts: [TextID] { articles.flatMap { $0.articles.map(\.textID) } + brokenTexts }

    /// The tree of an article, parsed anew. Its nodes are those that the article's headings, links and fences name.
    package func document(of article: Article) -> Document {
        var options = configuration.markdown(in: article.language)
        // They are among the diagnostics already.
        options.pitfalls = false
        return Document(parsing: article.source, from: article.frontMatter.bodyOffset, options: options)
    }
}
