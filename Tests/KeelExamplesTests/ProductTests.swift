import KeelBase
import KeelContent
import KeelExamples
import TestSupport
import Testing

/// Examples may import the libraries of the package that the documentation belongs to.
struct ProductTests {
    @Test func `Blocks import the products of the package around them`() async throws {
        let site = try TemporarySite(
            languages: ["nl"], examples: "{package: ., products: [Greeting]}",
            [
                "Package.swift": """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "Greeting", products: [.library(name: "Greeting", targets: ["Greeting"])],
                    targets: [.target(name: "Greeting")])
                """,
                "Sources/Greeting/Greeting.swift": """
                public func greet(_ name: String) -> String { "Hoi \\(name)" }
                """,
                "Content/nl/gebruik.md": """
                # Gebruik

                ```swift run
                import Greeting
                print(greet("Kim"))
                ```

                ```output
                Hoi Kim
                ```

                ```swift test
                import Greeting
                import Testing

                @Test func greets() { #expect(greet("Lee") == "Hoi Lee") }
                ```

                ```swift test
                import Groeting
                ```
                """,
            ])
        let outcome = try await site.check()
        #expect(outcome.diagnostics.lines == ["Content/nl/gebruik.md:20:8: error: no such module 'Groeting'"])
        #expect(outcome.blocks == [.run: 1, .tested: 1, .failed: 1])

        try site.write(
            "public func greet(_ name: String) -> String { \"Dag \\(name)\" }", to: "Sources/Greeting/Greeting.swift")
        let changed = try await site.check()
        #expect(
            changed.diagnostics.lines.contains(
                "Content/nl/gebruik.md:9:1: error: the script printed 'Dag Kim' where this says 'Hoi Kim'"))
    }
}
