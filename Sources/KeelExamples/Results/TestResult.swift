/// What became of a test function.
struct TestResult: Sendable, Codable {
    enum Outcome: String, Sendable, Codable {
        case passed, failed, skipped
        /// It ended the process, or was ended with it.
        case stopped
    }

    /// In Swift Testing's words.
    struct Issue: Sendable, Codable {
        var isFailure: Bool
        var place: CodePlace
        var message: String
        var details: [String]
    }

    /// As Swift Testing shows it.
    var name: String
    var place: CodePlace
    var outcome = Outcome.skipped
    /// Test cases executed.
    var cases = 0
    /// It failed as it says that it will.
    var hasKnownIssue = false
    var issues: [Issue] = []
    var stop: ProgramStop?
}
