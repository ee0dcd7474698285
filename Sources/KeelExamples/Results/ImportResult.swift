/// Which of the modules that were asked for can't be imported.
struct ImportResult: StoredResult {
    /// Positions among the questions.
    var missing: [Int]
    var isTransient: Bool
}
