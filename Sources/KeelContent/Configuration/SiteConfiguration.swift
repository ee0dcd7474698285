package import KeelBase
package import KeelMarkdown

/// `Site/site.yml`.
package struct SiteConfiguration: Sendable {
    package struct LanguageSettings: Sendable {
        package let language: Language
        package let title: String
        package let description: String?
        /// `quotes: double` in Dutch; `nil`: what is usual in the language.
        package let quotes: TextLanguage.Quotes?
        /// Stands at the foot of every page, as text.
        package var footer: String?
    }

    package enum ExampleScope: String, Sendable, CaseIterable { case article, block }

    package struct Examples: Sendable {
        /// Swift language mode: `6`.
        package var swift = "6"
        package var warningsAreErrors = true
        /// Seconds that a script may take.
        package var timeout = 60.0
        package var scope = ExampleScope.article
        /// A Swift package that the examples may import, relative to the root.
        package var package: String?
        package var products: [String] = []
        package var flags: [String] = []
        /// Where the configuration says what the compiler is given; `nil` where it leaves that to Keel.
        package var position: SourcePosition?

        package init() {}
    }

    /// With a trailing slash; `nil` if the site has no fixed address.
    package var url: String?
    /// Never empty. The first is the root page's default.
    package var languages: [LanguageSettings]
    package var markdown = MarkdownOptions()
    package var rawHTML = RawHTML.omit
    /// Schemes of links besides those that everybody uses, in lower case.
    package var linkSchemes: [String] = []
    package var examples = Examples()
    package var theme = ThemeSettings()
    /// Paths of articles and folders in the order of the navigation; what isn't named comes after them.
    package var navigation: [String] = []

    /// The Markdown options for texts in one language.
    package func markdown(in language: Language) -> MarkdownOptions {
        var options = markdown
        let settings = languages.first { $0.language == language }
        options.language = TextLanguage(language.tag, quotes: settings?.quotes)
        return options
    }
}
