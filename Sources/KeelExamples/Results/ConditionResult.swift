/// Which of the conditions that were asked for hold.
struct ConditionResult: StoredResult {
    /// Positions among the questions.
    var holding: [Int]
    var isTransient: Bool
}
