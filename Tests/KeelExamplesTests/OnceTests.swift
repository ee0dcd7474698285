import Foundation
import KeelBase
import KeelContent
import KeelExamples
import TestSupport
import Testing

/// Nothing that has not changed is compiled or run again.
struct OnceTests {
    private static let code = """
        ```swift
        struct Counter {
            var value = 0  // %@
        }
        ```

        ```swift test
        import Testing

        @Test func starts() { #expect(Counter().value == 0) }
        ```

        ```swift run
        print(Counter().value)
        ```

        ```output
        0
        ```

        """

    private static func article(_ comment: String) -> String {
        "# \(comment)\n\n" + code.replacing("%@", with: comment)
    }

    private func site() throws -> TemporarySite {
        try TemporarySite(
            languages: ["et", "ru", "nl", "ko"],
            [
                "Content/et/loendur.md": Self.article("loendur"), "Content/ru/loendur.md": Self.article("счётчик"),
                "Content/nl/loendur.md": Self.article("teller"), "Content/ko/loendur.md": Self.article("카운터"),
                "Content/et/vigane.md": "# Vigane\n\n```swift\nlet a: Int = \"x\"\n```\n",
            ])
    }

    @Test func `Languages share a build, and a second check starts no compiler, failures included`() async throws {
        let site = try site()
        let first = try await site.check()
        #expect(first.modulesBuilt == 1)
        #expect(first.testsRun == 1)
        #expect(first.blocks == [.compiled: 4, .tested: 4, .run: 4, .failed: 1])
        // What the compiler would have to make.
        try FileSystem.remove("\(site.root)/Site/.keel/examples-build/modules")
        try FileSystem.remove("\(site.root)/Site/.keel/examples-build/tools")
        let start = ContinuousClock.now
        let second = try await site.check()
        #expect(ContinuousClock.now - start < .seconds(2))
        #expect(second.diagnostics == first.diagnostics)
        #expect(second.blocks == first.blocks)
        #expect(second.modulesBuilt == 0)
        #expect(second.report.articles["Content/ko/loendur.md"]?.testsRun == 1)
        #expect(!FileSystem.exists("\(site.root)/Site/.keel/examples-build/modules"))
        #expect(!FileSystem.exists("\(site.root)/Site/.keel/examples-build/tools"))
    }

    @Test func `Text around the code moves findings and compiles nothing`() async throws {
        let site = try site()
        _ = try await site.check()
        try FileSystem.remove("\(site.root)/Site/.keel/examples-build/modules")
        try site.write("# Vigane\n\nUus lõik.\n\n```swift\nlet a: Int = \"x\"\n```\n", to: "Content/et/vigane.md")
        let outcome = try await site.check()
        #expect(
            outcome.diagnostics.lines == [
                "Content/et/vigane.md:6:14: error: cannot convert value of type 'String' to specified type 'Int'"
            ])
        #expect(!FileSystem.exists("\(site.root)/Site/.keel/examples-build/modules"))
    }

    @Test func `An edited test is compiled against a module that is not there any more`() async throws {
        let site = try site()
        _ = try await site.check()
        try FileSystem.remove("\(site.root)/Site/.keel/examples-build/modules")
        for language in ["et", "ru", "nl", "ko"] {
            let text = try site.read("Content/\(language)/loendur.md").replacing("value == 0)", with: "value < 1)")
            try site.write(text, to: "Content/\(language)/loendur.md")
        }
        let outcome = try await site.check()
        #expect(outcome.blocks == [.compiled: 4, .tested: 4, .run: 4, .failed: 1])
        #expect(outcome.modulesBuilt == 0)
    }

    @Test(arguments: ["", "damaged", "half"])
    func `The store may be lost or damaged`(fault: String) async throws {
        let site = try site()
        let first = try await site.check()
        let path = "Site/.keel/examples.results"
        var text = try site.read(path)
        switch fault {
        case "damaged": text = text.replacing("compiled", with: "compi1ed").replacing("true", with: "false")
        case "half": text = String(text.prefix(text.count / 2))
        default: text = ""
        }
        try site.write(text, to: path)
        let second = try await site.check()
        #expect(second.diagnostics == first.diagnostics)
        #expect(second.blocks == first.blocks)
    }

    @Test func `What is stored are facts, and no words of Keel's`() async throws {
        let site = try TemporarySite(
            languages: ["nl"],
            [
                "Content/nl/trap.md": "# A\n\n```swift run\nlet names: [String] = []\nprint(names[0])\n```\n",
                "Content/nl/test.md":
                    "# A\n\n```swift\nfunc end() { fatalError(\"no\") }\n```\n\n```swift test\nimport Testing\n@Test func ends() { end() }\n```\n",
                "Content/nl/link.md":
                    "# A\n\n```swift run\n@_silgen_name(\"missing\") func missing()\nmissing()\n```\n",
            ])
        let first = try await site.check()
        #expect(first.diagnostics.map(\.code.name) == ["example.link", "example.test-crash", "example.ended"])
        let stored = try site.read("Site/.keel/examples.results")
        #expect(stored.contains("Fatal error: no"))
        for words in first.diagnostics.flatMap({ [$0.message] + $0.notes.map(\.message) }) {
            #expect(!stored.contains(words.prefix(20)))
        }
        #expect(try await site.check().diagnostics == first.diagnostics)
    }

    @Test func `A changed support module is seen by what imports it`() async throws {
        let site = try TemporarySite(
            languages: ["nl"],
            [
                "Content/support/Base/Base.swift": "public let base = 1\n",
                "Content/support/Kit/Kit.swift": "import Base\npublic func kit() -> Int { base }\n",
                "Content/nl/a.md": "# A\n\n```swift run\nimport Kit\nprint(kit())\n```\n\n```output\n1\n```\n",
                "Content/nl/b.md": "# B\n\n```swift\nlet b = 1\n```\n",
            ])
        #expect(try await site.check().diagnostics.isEmpty)
        try site.write("public let base = 2\n", to: "Content/support/Base/Base.swift")
        let changed = try await site.check()
        #expect(changed.diagnostics.lines == ["Content/nl/a.md:9:1: error: the script printed '2' where this says '1'"])
        #expect(changed.modulesBuilt == 0)
        try site.write("public let base: Int = \"\"\n", to: "Content/support/Base/Base.swift")
        let broken = try await site.check()
        #expect(
            broken.diagnostics.lines == [
                "Content/support/Base/Base.swift:1:24: error: cannot convert value of type 'String' to specified type 'Int'"
            ])
        #expect(broken.blocks == [.notChecked: 1, .compiled: 1])
    }

    @Test func `Only what is asked for is checked`() async throws {
        let site = try site()
        let only = try await site.check(only: [TextID(Language("ko"), ArticleID("loendur"))])
        #expect(only.report.articles.keys.sorted() == ["Content/ko/loendur.md"])
        #expect(only.blocks == [.compiled: 1, .tested: 1, .run: 1])
    }

    @Test func `A cancelled check ends its programs and is taken up later`() async throws {
        let site = try TemporarySite(
            languages: ["nl"],
            [
                "Content/nl/hang.md":
                    "# Hang\n\n```swift run\nimport Foundation\nThread.sleep(forTimeInterval: 600)\n```\n"
            ])
        let catalog = try #require(Catalog.load(root: site.root).catalog)
        let task = Task { try await catalog.checker().check() }
        try await Task.sleep(for: .seconds(4))
        let start = ContinuousClock.now
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        // The script would sleep for ten minutes.
        #expect(ContinuousClock.now - start < .seconds(30))
        // On a busy machine the script may not have been reached, and then the folder was never made.
        let left = try? FileSystem.list("\(site.root)/Site/.keel/examples-build/scratch")
        #expect(left ?? [] == [])
    }
}
