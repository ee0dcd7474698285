package import KeelBase
package import KeelContent

/// What a check of the examples found.
package struct ExampleOutcome: Sendable {
    package var report: Report
    package var diagnostics: [Diagnostic]
    /// Swift blocks of all languages by verdict.
    package var blocks: [Report.Verdict: Int]
    /// Test cases executed; those of code that languages share count once.
    package var testsRun: Int
    package var testsFailed: Int
    /// Those test cases by the functions that they belong to, in the order of the articles.
    package var tests: [ExampleTest]
    /// Modules of articles that the compiler built this time.
    package var modulesBuilt: Int
    /// What `keel promote` would write.
    package var promotions: [SourceEdit]
}

/// A test function of an article that was run, or would have been.
package struct ExampleTest: Sendable, Hashable {
    package enum Outcome: Sendable, Hashable { case passed, failed, skipped }

    /// As Swift Testing shows it.
    package let name: String
    /// Of the language that was checked for all that share the code.
    package let file: String
    package let position: SourcePosition
    package let outcome: Outcome
    /// What went wrong, in the order of the issues.
    package let messages: [String]

    package init(name: String, file: String, position: SourcePosition, outcome: Outcome, messages: [String] = []) {
        self.name = name
        self.file = file
        self.position = position
        self.outcome = outcome
        self.messages = messages
    }
}
