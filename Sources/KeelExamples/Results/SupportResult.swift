/// What became of a support module.
struct SupportResult: StoredResult {
    var isBuilt = false
    var findings: [CompilerFinding] = []
    /// What the compiler said, if it ended without a finding.
    var failure: String?

    var isTransient: Bool { failure != nil }
}
