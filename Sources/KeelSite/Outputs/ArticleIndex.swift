/// Where an article stands among the catalog's.
struct ArticleIndex: Sendable, Hashable {
    let translations: Int
    let article: Int
}
