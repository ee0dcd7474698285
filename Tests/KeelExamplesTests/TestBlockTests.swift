import KeelContent
import KeelExamples
import Testing

/// `swift test` blocks are run, each has its own result, and none takes another's with it.
struct TestBlockTests {
    private static let site = CheckedSite(
        languages: ["et"], examples: "{timeout: 5}",
        [
            "Content/et/testid.md": """
            # Testid

            ```swift
            struct Greeter {
                func greet(_ name: String) -> String { "Tere, \\(name)!" }
            }
            ```

            ```swift test
            import Testing

            @Test func greets() {
                #expect(Greeter().greet("Mari") == "Tere, Mari!")
            }

            @Test(arguments: [1, 2, 3]) func counts(n: Int) {
                #expect(n < 4)
            }
            ```

            ```swift test
            @Test func fails() {
                #expect(Greeter().greet("Jüri") == "Tere, Mari!")
            }
            ```
            """,
            "Content/et/kokku.md": """
            # Kokkuvarisemine

            ```swift test
            struct Spy { var calls = 0 }
            ```

            ```swift test
            @Test func before() { #expect(Spy().calls == 0) }
            ```

            ```swift test
            @Test func crashes() {
                let empty: [Int] = []
                print(empty[2])
            }
            ```

            ```swift test
            @Test func after() async throws {
                try await Task.sleep(for: .milliseconds(20))
                #expect(Spy().calls == 0)
            }
            ```
            """,
            "Content/et/puudub.md": """
            # Puudub

            ```swift test
            func notATest() { #expect(1 == 1) }
            ```

            ```swift test
            @Test(.disabled("hiljem")) func later() {}
            ```

            ```swift test
            @Test func real() {
                let spy = 1
                #expect(spy == 1)
            }
            ```

            ```swift test
            func lost() {
                let spy = 2
                #expect(spy == 2)
            }
            ```
            """,
        ])

    @Test func `A failing expectation is reported at its line`() async throws {
        let findings = try await Self.site.findings(in: "Content/et/testid.md")
        #expect(
            findings == [
                "23:5: error: test 'fails()': Expectation failed: (Greeter().greet(\"Jüri\") → \"Tere, Jüri!\") == \"Tere, Mari!\""
            ])
        let verdicts = try await Self.site.verdicts(of: "Content/et/testid.md")
        #expect(verdicts == [.compiled, .tested, .failed])
        let article = try await Self.site.outcome().report.articles["Content/et/testid.md"]
        #expect(article?.testsRun == 5)
        #expect(article?.testsFailed == 1)
    }

    @Test func `A crash is its test's own`() async throws {
        let findings = try await Self.site.findings(in: "Content/et/kokku.md")
        #expect(
            findings == [
                "14:16: error: test 'crashes()': the test ended the process: Fatal error: Index out of range"
            ])
        let verdicts = try await Self.site.verdicts(of: "Content/et/kokku.md")
        #expect(verdicts == [.tested, .tested, .failed, .tested])
    }

    @Test func `A test block without a test that runs is a finding`() async throws {
        let findings = try await Self.site.findings(in: "Content/et/puudub.md")
        #expect(
            findings == [
                "3:1: error: no test was run here", "8:2: error: all the tests of this block are disabled",
                "18:1: error: no test was run here",
            ])
        let verdicts = try await Self.site.verdicts(of: "Content/et/puudub.md")
        #expect(verdicts == [.failed, .failed, .tested, .failed])
    }
}
