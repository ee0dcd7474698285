import KeelContent

/// Who wants which path of the site, in the order in which they keep it: what every page leads to, what authors wrote,
/// what is made of it, and last the addresses that pages once had.
struct OutputClaims {
    typealias Claim = PathClaims<OutputOwner>.Claim

    let catalog: Catalog
    let assets: [String]
    let downloads: Set<String>

    private var configuration: SiteConfiguration { catalog.configuration }
    private var languages: [Language] { configuration.languages.map(\.language) }

    var inOrder: [Claim] {
        let written = written
        let paths = Set(written.map(\.path))
        func generated(_ page: GeneratedPage) -> [Claim] {
            languages.map { Claim(path: page.path($0), owner: .page(page, $0)) }
                .filter { !page.givesWay || !paths.contains($0.path) }
        }
        var claims = generated(.home) + shared + written
        for page in GeneratedPage.allCases where page != .home && (page != .translations || languages.count > 1) {
            claims += generated(page)
        }
        claims += languages.map { Claim(path: SitePath.searchIndex(of: $0), owner: .searchIndex($0)) }
        return claims + feeds + derived + aliases
    }

    private var shared: [Claim] {
        RootFile.allCases.filter { configuration.url != nil || !$0.needsAddress }
            .map { Claim(path: $0.path, owner: .root($0)) }
            + ThemeFile.allCases.map { Claim(path: $0.path, owner: .theme($0)) }
    }

    /// The pages of articles, and the files that are copied.
    private var written: [Claim] {
        let articles = articles
        let pages = articles.map { index, article in (article, Claim(path: article.pagePath, owner: .article(index))) }
        let files =
            catalog.files.map { Claim(path: $0.path, owner: .file) }
            + assets.map { Claim(path: "assets/" + $0, owner: .asset) }
        return pages.filter { $0.0.slug == $0.0.id.path }.map(\.1) + files
            + pages.filter { $0.0.slug != $0.0.id.path }.map(\.1)
    }

    /// Of languages that have an article with a date.
    private var feeds: [Claim] {
        guard configuration.url != nil else { return [] }
        let dated = Set(articles.filter { $0.article.frontMatter.date != nil }.map(\.article.language))
        return languages.filter(dated.contains).map { Claim(path: "\($0)/feed.xml", owner: .feed($0)) }
    }

    private var derived: [Claim] {
        articles.flatMap { index, article in
            let copy = Claim(path: article.markdownPath, owner: .markdown(index))
            guard downloads.contains(article.file) else { return [copy] }
            return [copy, Claim(path: article.downloadPath, owner: .download(index))]
        }
    }

    private var aliases: [Claim] {
        articles.flatMap { index, article in
            article.frontMatter.aliases.enumerated().map {
                Claim(path: article.path(ofAlias: $0.element), owner: .alias(index, $0.offset))
            }
        }
    }

    /// All that have a page.
    private var articles: [(index: ArticleIndex, article: Article)] {
        catalog.articles.enumerated().flatMap { translations, all in
            all.articles.enumerated().filter { !$0.element.frontMatter.isDraft }
                .map { (ArticleIndex(translations: translations, article: $0.offset), $0.element) }
        }
    }
}
