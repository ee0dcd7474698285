package import KeelContent

/// What happens while examples are checked, as it happens. Comes from several threads.
package enum ExampleProgress: Sendable, Hashable {
    case planned(articles: Int)
    case checking(article: ArticleID)
    case finished(article: ArticleID)
}
