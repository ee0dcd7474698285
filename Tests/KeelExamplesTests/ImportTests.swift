import KeelBase
import KeelContent
import KeelExamples
import TestSupport
import Testing

/// Imports that can't be resolved are found first and take nothing else with them.
struct ImportTests {
    private static let article = """
        # Экран

        ```swift
        import UIKit

        final class GreetingViewController: UIViewController {
            let label = UILabel()
        }
        ```

        ```swift
        #if canImport(UIKit)
        import UIKit
        typealias Screen = UIViewController
        #else
        final class Screen {}
        #endif
        ```

        ```swift
        struct Model {
            var title = "Привет"
        }
        ```

        ```swift
        func make() -> GreetingViewController { GreetingViewController() }
        ```

        ```swift test
        import Testing
        @Test func title() { #expect(Model().title == "Привет") }
        ```

        ```swift test
        @Test func controller() { _ = GreetingViewController.self }
        ```
        """

    @Test func `A missing module fails its block, and what needs that is not checked`() async throws {
        let site = try TemporarySite(languages: ["ru"], ["Content/ru/ekran.md": Self.article])
        let outcome = try await site.check()
        #expect(outcome.diagnostics.lines == ["Content/ru/ekran.md:4:8: error: no such module 'UIKit'"])
        #expect(outcome.diagnostics.first?.hint?.contains("Content/support/UIKit/") == true)
        #expect(outcome.blocks == [.failed: 1, .compiled: 2, .notChecked: 3])
    }

    @Test func `With the site's own module everything is compiled`() async throws {
        let site = try TemporarySite(
            languages: ["ru"],
            [
                "Content/ru/ekran.md": Self.article,
                "Content/support/UIKit/UIKit.swift": """
                @MainActor open class UIViewController {
                    public init() {}
                }
                @MainActor public final class UILabel {
                    public init() {}
                }
                """,
            ])
        let outcome = try await site.check()
        #expect(
            outcome.diagnostics.lines == [
                "Content/ru/ekran.md:27:41: error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context"
            ])
        #expect(outcome.blocks == [.failed: 1, .compiled: 3, .notChecked: 2])
    }
}
