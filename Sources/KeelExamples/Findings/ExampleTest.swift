package import KeelBase

/// A test function of an article that was run, or would have been.
package struct ExampleTest: Sendable, Hashable {
    package enum Outcome: Sendable, Hashable { case passed, failed, skipped }

    /// As Swift Testing shows it.
    package let name: String
    /// Of the language that was checked for all that share the code.
    package let file: String
    package let position: SourcePosition
    package let outcome: Outcome
    package let issues: [TestIssue]
    /// It fails as it says that it will.
    package let hasKnownIssue: Bool

    package init(
        name: String, file: String, position: SourcePosition, outcome: Outcome, issues: [TestIssue] = [],
        hasKnownIssue: Bool = false
    ) {
        self.hasKnownIssue = hasKnownIssue
        self.name = name
        self.file = file
        self.position = position
        self.outcome = outcome
        self.issues = issues
    }
}
