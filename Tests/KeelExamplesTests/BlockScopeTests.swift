import KeelBase
import KeelContent
import KeelExamples
import Testing

/// An existing book: every block is by itself, many are compiled at once, and each is understood as if it were alone.
struct BlockScopeTests {
    private static let site = CheckedSite(
        languages: ["en"], examples: "{scope: block}",
        [
            "Content/en/book.md": """
                # Book

                ```swift
                struct User { var name = "a" }
                ```

                ```swift
                struct User { var id = 1 }
                func show(_ user: User) -> Int { user.id }
                ```

                ```swift
                func borrowed() -> User? { nil }
                ```

                ```swift
                extension String { var shout: String { uppercased() + "!" } }
                ```

                ```swift
                let loud = "a".shout
                ```

                ```swift
                import Foundation
                let parts = "a b".components(separatedBy: " ")
                ```

                ```swift
                let same = "a b".components(separatedBy: " ")
                ```

                ```swift
                func missing(_ yes: Bool) -> Int { if yes { return 1 } }
                ```

                ```swift
                for i in 0..<3 { print(i) }
                ```

                ```swift
                print(undefined)
                ```

                ```swift
                print("run")
                ```

                ```output
                run
                ```

                ```swift
                infix operator <+>
                func <+> (a: Int, b: Int) -> Int { a + b }
                ```

                ```swift
                struct Sound { let a: Int }
                ```

                ```swift
                struct Open {
                ```

                ```swift
                func warned() { let unused = 1 }
                ```
                """
        ])

    @Test func `No block sees another, and none hides another's errors`() async throws {
        let findings = try await Self.site.findings(in: "Content/en/book.md")
        #expect(
            findings == [
                "13:20: error: cannot find type 'User' in scope",
                "21:16: error: value of type 'String' has no member 'shout'",
                "30:18: error: value of type 'String' has no member 'components'",
                "34:56: error: missing return in global function expected to return 'Int'",
                "42:7: error: cannot find 'undefined' in scope",
                "63:13: error: expected '}' in struct",
                "67:21: error: initialization of immutable value 'unused' was never used; consider replacing with assignment to '_' or removing it",
            ])
    }

    @Test func `Blocks with statements are compiled, and run where their output is shown`() async throws {
        let verdicts = try await Self.site.verdicts(of: "Content/en/book.md")
        #expect(
            verdicts == [
                .compiled, .compiled, .failed, .compiled, .failed, .compiled, .failed, .failed, .compiled, .failed, .run,
                .compiled, .compiled, .failed, .failed,
            ])
    }
}
