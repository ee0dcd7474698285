/// What became of an article's units, by their position; `nil` where what a unit depends on has failed.
struct CheckedArticle: Sendable {
    let plan: ArticlePlan
    var results: [UnitResult?]
    /// Support modules without which a unit could not be checked.
    var blockers: [Int: String] = [:]
    /// Folders of its modules, whether they are there or not.
    var modules: [String] = []
    var modulesBuilt = 0
}
