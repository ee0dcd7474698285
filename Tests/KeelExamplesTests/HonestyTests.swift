import KeelBase
import KeelContent
import KeelExamples
import TestSupport
import Testing

/// What is said of code is so: nothing counts as checked that was not, and the cause is told where it is.
struct HonestyTests {
    private static let article = """
        # A

        ```swift scope=decodable
        struct S: Decodable {
            let name: Nonexistent
            let count: Int
        }
        ```

        ```swift scope=two
        func one() -> Int { "a" }
        func two() -> String { 2 }
        ```

        ```swift scope=silent
        struct T {}
        ```

        ```output
        hoi
        ```

        ```swift scope=hidden
        struct U {}
        ```

        ```swift test scope=hidden
        @Test func t() { _ = U() }
        ```

        ```swift scope=hidden
        print(1)
        ```

        ```swift run scope=off
        #if false
        print("x")
        #endif
        ```

        ```output
        x
        ```

        ```swift scope=phone
        #if os(iOS)
        func f() {}
        #elseif os(tvOS)
        func f() {}
        #endif
        ```

        ```swift test scope=phone
        #if os(iOS)
        @Test func t() {}
        #endif
        ```

        ```swift test scope=tests
        @Test func known() { withKnownIssue { #expect(1 == 2) } }
        @Test(.disabled()) func off() {}
        @Test func cancelled() throws { try Test.cancel("nee") }
        ```

        ```swift warns scope=warns
        func w() { let x = 1 }
        ```

        ```swift scope=named
        #sourceLocation(file: "own \\"file\\".swift", line: 100)
        func good() {}
        func bad() -> Int { "x" }
        ```

        ```swift scope=attribute
        @Foo
        ```

        ```swift scope=imports
        import Foundation
        func now() -> Date { Date() }
        ```

        ```swift run scope=imports
        print(Date.distantPast == now())
        ```

        ```swift scope=again
        struct R {}
        ```

        ```swift scope=again
        struct R {}
        ```
        """

    /// The same in a file whose name the compiler escapes.
    private static let site = CheckedSite(
        languages: ["nl"], ["Content/nl/a.md": article, "Content/nl/b\"q\\z.md": article])

    private static let findings = [
        "5:15: error: cannot find type 'Nonexistent' in scope",
        "11:21: error: cannot convert return expression of type 'String' to return type 'Int'",
        "12:24: error: cannot convert return expression of type 'Int' to return type 'String'",
        "19:1: error: nothing prints this: the block before it has only declarations",
        "32:1: error: this statement makes a script of the scope's blocks, so that tests can't see 'U'",
        "72:21: error: cannot convert return expression of type 'String' to return type 'Int'",
        "76:1: error: expected declaration",
        "85:7: error: cannot find 'Date' in scope",
        "93:8: error: invalid redeclaration of 'R'",
    ]

    @Test(arguments: ["Content/nl/a.md", "Content/nl/b\"q\\z.md"])
    func `The cause is told at its place, and only what stands for itself`(file: String) async throws {
        let found = try await Self.site.findings(in: file)
        #expect(found == Self.findings)
    }

    @Test func `What was not compiled, not run or not passed is told as such`() async throws {
        let verdicts = try await Self.site.verdicts(of: "Content/nl/a.md")
        #expect(
            verdicts == [
                .failed, .failed, .failed, .run, .notChecked, .failed, .inactive, .inactive, .inactive, .tested,
                .warningAsExpected, .failed, .failed, .compiled, .failed, .compiled, .failed,
            ])
        let tests = try await Self.site.outcome().tests.filter { $0.file == "Content/nl/a.md" }
        #expect(tests.map(\.outcome) == [.passed, .skipped, .skipped])
        #expect(tests.map(\.hasKnownIssue) == [true, false, false])
    }

    @Test func `Each comes with the way out`() async throws {
        let hints = try await Self.site.outcome().diagnostics.filter { $0.file == "Content/nl/a.md" }.map(\.hint)
        #expect(hints[3]?.contains("'swift run'") == true && hints[4]?.contains("'swift run'") == true)
        #expect(hints[7]?.contains("import Foundation, and this one does not") == true)
        #expect(hints[8]?.contains("'swift scope=name'") == true)
    }

    @Test func `What a script prints of its place and its sets is the same each time, and asked again when it moves`()
        async throws
    {
        let code =
            "```swift run\nprint(#line)\nprint(Set(1...20).map(\\.self), [\"an\": 31, \"bo\": 27, \"ce\": 3])\n```\n"
        let site = try TemporarySite(["Content/nl/a.md": "# A\n\n" + code, "Content/et/a.md": "# A\n\n\n" + code])
        func printed() async throws -> [String: String] {
            try site.write("# A\n\n\(code)\n```output\n```\n", to: "Content/nl/a.md")
            try site.write("# A\n\n\n\(code)\n```output\n```\n", to: "Content/et/a.md")
            let outcome = try await site.check()
            return Dictionary(outcome.promotions.map { ($0.file, String(decoding: $0.replacement, as: UTF8.self)) }) {
                first, _ in first
            }
        }
        let first = try await printed()
        #expect(
            first["Content/nl/a.md"]?.hasPrefix("4\n") == true && first["Content/et/a.md"]?.hasPrefix("5\n") == true)
        try FileSystem.remove(site.layout.state)
        #expect(try await printed() == first)
        try site.write("# A\n\nMeer.\n\n\(code)\n```output\n4\n…\n```\n", to: "Content/nl/a.md")
        let moved = try await site.check().diagnostics.filter { $0.file == "Content/nl/a.md" }
        #expect(moved.lines == ["Content/nl/a.md:11:1: error: the script printed '6' where this says '4'"])
    }

    @Test func `Values of a text come in each language's order`() async throws {
        let site = try TemporarySite(
            languages: ["nl", "ko"],
            [
                "Content/nl/a.md":
                    "# A\n\n```swift run\nlet (a, b) = (1, 2)\nprint(\"\\(a) van \\(b)\")\n```\n\n```output\n1 van 2\n```\n",
                "Content/ko/a.md":
                    "# A\n\n```swift run\nlet (a, b) = (1, 2)\nprint(\"\\(b)의 \\(a)\")\n```\n\n```output\n2의 1\n```\n",
            ])
        #expect(try await site.check().diagnostics.lines == [])
    }

    @Test func `A site that was moved or copied is checked as before`() async throws {
        let site = try TemporarySite([
            "Content/nl/a.md": "# A\n\n```swift A.swift\nfunc f() -> Int { 1 }\n```\n\n```swift run\nprint(f())\n```\n"
        ])
        #expect(try await site.check().diagnostics.lines == [])
        let copy = try TemporarySite(copyOf: site)
        try copy.write(
            "# A\n\n```swift A.swift\nfunc f() -> Int { 1 }\n```\n\n```swift run\nprint(f() + g())\n```\n",
            to: "Content/nl/a.md")
        #expect(try await copy.check().diagnostics.lines == ["Content/nl/a.md:8:13: error: cannot find 'g' in scope"])
        #expect(try FileSystem.list(copy.layout.exampleBuild + "/scratch").isEmpty)
        for leftover in ["scratch", "temporary"] {
            let folder = "\(copy.layout.exampleBuild)/\(leftover)"
            #expect(try !FileSystem.exists(folder) || FileSystem.list(folder).isEmpty)
        }
    }

    @Test func `What a killed check has left is gone with the next one`() async throws {
        let site = try TemporarySite(["Content/nl/a.md": "# A\n\n```swift\nstruct A {}\n```\n"])
        _ = try await site.check()
        let build = site.layout.exampleBuild
        try FileSystem.makeDirectory(build + "/scratch/A.123")
        try FileSystem.makeDirectory(build + "/temporary")
        try FileSystem.write([1], to: build + "/scratch/A.123/main.swift")
        try FileSystem.write([1], to: build + "/temporary/left.o")
        #expect(try await site.check().diagnostics.lines == [])
        #expect(!FileSystem.exists(build + "/scratch/A.123") && !FileSystem.exists(build + "/temporary/left.o"))
    }

    @Test(arguments: [("{swift: 7}", "invalid value '7'"), ("{flags: [-nonsense]}", "unknown argument: '-nonsense'")])
    func `Settings that the compiler does not take are told once, in their file`(
        examples: String, message: String
    ) async throws {
        let block = "# A\n\n```swift\nstruct S {}\n```\n"
        let site = try TemporarySite(
            languages: ["nl"], examples: examples, ["Content/nl/a.md": block, "Content/nl/b.md": block])
        let found = try await site.check().diagnostics
        #expect(found.map(\.code.name) == ["example.settings"])
        #expect(found[0].file == "Site/site.yml" && found[0].position == SourcePosition(line: 3, column: 12))
        #expect(found[0].message.contains(message))
    }

    @Test func `A package of the author's that does not build is told once, in its file`() async throws {
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
                "Sources/Greeting/Greeting.swift": "public func greet() -> Strin { \"x\" }\n",
                "Content/nl/a.md": "# A\n\n```swift run\nimport Greeting\nprint(greet())\n```\n",
            ])
        let found = try await site.check().diagnostics
        #expect(found.lines == ["Sources/Greeting/Greeting.swift:1:24: error: cannot find type 'Strin' in scope"])
        #expect(found.map(\.code.name) == ["example.package"])
    }

    @Test func `A long output is told by its first difference`() async throws {
        let expected = (1...1000).map { "\($0)" }.joined(separator: "\n")
        let site = try TemporarySite([
            "Content/nl/a.md":
                "# A\n\n```swift run\nfor i in 1...1000 { print(i == 500 ? String(repeating: \"x\", count: 100_000) : \"\\(i)\") }\n```\n\n```output\n\(expected)\n```\n"
        ])
        let found = try await site.check().diagnostics
        #expect(found.count == 1)
        #expect(found[0].notes.count < 25)
        #expect(found[0].message.utf8.count < 500 && found[0].notes.allSatisfy { $0.message.utf8.count < 500 })
        #expect(found[0].position == SourcePosition(line: 507, column: 1))
    }
}
