import KeelBase
import KeelContent
import KeelExamples
import Testing

/// Blocks that must fail or warn do so for the reason they name, and for no other.
struct ExpectationTests {
    private static let site = CheckedSite(
        languages: ["et"],
        [
            "Content/et/vead.md": """
            # Oodatud vead

            ```swift fails
            protocol ScreenView {
                func show()
            }

            final class ScreenPresenter {
                weak var view: ScreenView?  // error: 'weak' must not be applied
            }
            ```

            ```swift fails
            protocl ScreenView {
                func show()
            }

            final class ScreenPresenter {
                weak var view: ScreenView?  // error: 'weak' must not be applied
            }
            ```

            ```swift fails
            protocol ScreenView: AnyObject {
                func show()
            }

            final class ScreenPresenter {
                weak var view: ScreenView?  // error: 'weak' must not be applied
            }
            ```

            ```swift fails
            let a: Int = "x"  // error: cannot convert
            let b: Int = "y"
            ```

            ```swift fails
            func f(_ yes: Bool) -> Int { if yes { return 1 } }  // error: missing return
            ```

            ```swift fails
            class Box { var value = 1 }
            func send(_ box: sending Box) {}
            func race(_ box: Box) {
                send(box)  // error: sending 'box' risks causing data races
            }
            ```

            ```swift fails
            let c: Int = "x"
            ```
            """,
            "Content/et/hoiatused.md": """
            # Hoiatused

            ```swift warns
            func f() {
                let unused = 1  // warning: never used
            }
            ```

            ```swift warns
            func g() {
                let unused = 1  // warning: never mutated
            }
            ```

            ```swift warns
            func h() {}
            ```

            ```swift warns
            let wrong: Int = ""  // warning: never used
            ```
            """,
        ])

    @Test func `Errors are exact in both directions`() async throws {
        let findings = try await Self.site.findings(in: "Content/et/vead.md")
        #expect(
            findings == [
                "19:20: error: the error here is 'cannot find type 'ScreenView' in scope', and not ''weak' must not be applied'",
                "29:33: error: this block compiles, though it must not: there is no error ''weak' must not be applied' here",
                "35:14: error: an error that no comment names: cannot convert value of type 'String' to specified type 'Int'",
            ])
        let verdicts = try await Self.site.verdicts(of: "Content/et/vead.md")
        #expect(
            verdicts == [
                .failingAsExpected, .failed, .failed, .failed, .failingAsExpected, .failingAsExpected,
                .failingAsExpected,
            ])
    }

    @Test func `Warnings are exact as well, and an error is none`() async throws {
        let findings = try await Self.site.findings(in: "Content/et/hoiatused.md")
        #expect(findings.count == 3)
        #expect(findings.map { $0.prefix(6) } == ["11:9: ", "15:1: ", "20:18:"])
        let verdicts = try await Self.site.verdicts(of: "Content/et/hoiatused.md")
        #expect(verdicts == [.warningAsExpected, .failed, .failed, .failed])
    }

    @Test func `What the compiler says is kept for the page`() async throws {
        let block = try await Self.site.outcome().report.articles["Content/et/vead.md"]?.blocks[0]
        #expect(
            block?.messages == [
                .init(
                    line: 6, column: 14, severity: .error,
                    text:
                        "'weak' must not be applied to non-class-bound 'any ScreenView'; consider adding a protocol conformance that has a class bound"
                )
            ])
    }
}
