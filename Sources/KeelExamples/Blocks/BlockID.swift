/// Which block: the article's file and the fence's index in it.
struct BlockID: Sendable, Hashable {
    let file: String
    let index: Int
}
