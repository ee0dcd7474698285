/// What became of a unit.
struct UnitResult: StoredResult {
    /// Why nothing was made though no finding says so.
    enum Failure: Sendable, Codable, Hashable {
        case compilerEnded(output: String)
        case notLinked(output: String)
    }

    /// What was to be made is there.
    var isBuilt = false
    /// In the order of the places.
    var findings: [CompilerFinding] = []
    var failure: Failure?
    /// Blocks that could not be compiled because another one they need has failed.
    var dependent: [Int] = []
    var run: ScriptRun?
    var tests: [TestResult]?
    var isTransient = false
}
