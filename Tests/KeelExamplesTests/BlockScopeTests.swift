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

    @Test func `Blocks with statements are run, all others compiled`() async throws {
        let verdicts = try await Self.site.verdicts(of: "Content/en/book.md")
        #expect(
            verdicts == [
                .compiled, .compiled, .failed, .compiled, .failed, .compiled, .failed, .failed, .run, .failed,
                .run,
                .compiled, .compiled, .failed, .failed,
            ])
    }

    @Test func `What a block adds to other types does not reach another`() async throws {
        let site = CheckedSite(
            languages: ["en"], examples: "{scope: block}",
            [
                "Content/en/book.md": """
                # Book

                ```swift
                extension String { subscript(position: Int) -> Character { Array(self)[position] } }
                ```

                ```swift
                let second = "ab"[1]
                ```

                ```swift
                extension Array where Element == Int { static func - (a: [Int], b: [Int]) -> [Int] { a } }
                ```

                ```swift
                let rest = [1, 2] - [1]
                ```

                ```swift
                extension Float { static let half = 0.5, third = 0.3 }
                ```

                ```swift
                let part = Float.third
                ```

                ```swift
                guard let answer = Optional(42) else { fatalError() }
                print(answer)
                ```

                ```swift
                func borrowed() -> Int { answer }
                ```
                """
            ])
        let findings = try await site.findings(in: "Content/en/book.md")
        #expect(
            findings == [
                "8:14: error: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.",
                "16:19: error: binary operator '-' cannot be applied to two '[Int]' operands",
                "24:18: error: type 'Float' has no member 'third'",
                "33:26: error: cannot find 'answer' in scope",
            ])
    }

    @Test func `Errors of the late passes hide none of each other, and type errors none of them`() async throws {
        let site = CheckedSite(
            languages: ["en"], examples: "{scope: block}",
            [
                "Content/en/book.md": """
                # Book

                ```swift
                func pick(_ first: Bool) -> Int { let word: Int; if first { word = 1 }; return word }
                ```

                ```swift
                final class Box { var value = 0 }
                func race() async { let box = Box(); Task.detached { box.value += 1 }; box.value += 1 }
                ```

                ```swift
                func small() -> Int8 { 100 + 100 }
                ```

                ```swift
                func keep(_ work: @escaping () -> Void) {}
                func escape(_ work: () -> Void) { keep { work() } }
                ```

                ```swift
                struct Half { let a: Int, b: Int; init() { a = 1 } }
                ```

                ```swift
                func unreachable() -> Int { return 1; print("never") }
                ```

                ```swift
                func wrong() -> Int { "text" }
                ```

                ```swift
                struct Sound { let a: Int }
                ```

                ```swift
                func script() -> Int { if Bool.random() { return 1 } }
                print(script())
                ```
                """
            ])
        let findings = try await site.findings(in: "Content/en/book.md")
        #expect(
            findings == [
                "4:80: error: constant 'word' used before being initialized",
                "9:43: error: sending value of non-Sendable type '() async -> ()' risks causing data races",
                "13:28: error: arithmetic operation '100 + 100' (on type 'Int8') results in an overflow",
                "18:40: error: escaping closure captures non-escaping parameter 'work'",
                "22:50: error: return from initializer without initializing all stored properties",
                "26:39: error: code after 'return' will never be executed",
                "30:23: error: cannot convert return expression of type 'String' to return type 'Int'",
                "38:54: error: missing return in global function expected to return 'Int'",
            ])
        #expect(
            try await site.verdicts(of: "Content/en/book.md") == [
                .failed, .failed, .failed, .failed, .failed, .failed, .failed, .compiled, .failed,
            ])
    }
}
