package import KeelBase
package import KeelContent

/// What a check of the examples found.
package struct ExampleOutcome: Sendable {
    package var report: Report
    package var diagnostics: [Diagnostic]
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

extension ExampleOutcome {
    /// Nothing was checked, because of what stands in the writer's own files.
    init(refusedFor diagnostics: [Diagnostic]) {
        self.init(
            report: Report(swiftVersion: ""), diagnostics: diagnostics.sortedByPlace(), testsRun: 0, testsFailed: 0,
            tests: [], modulesBuilt: 0, promotions: [])
    }
}

extension Diagnostic {
    /// A finding about the settings, at their place in the configuration.
    func at(_ position: SourcePosition?) -> Diagnostic {
        guard file == SiteLayout.configuration, self.position == nil else { return self }
        var placed = self
        placed.position = position
        return placed
    }
}
