import KeelContent
import KeelExamples
import Testing

/// Scripts are run, and what each block prints is compared with the `output` block after it.
struct ScriptTests {
    private static let site = CheckedSite(
        languages: ["ko", "nl"], examples: "{timeout: 20}",
        [
            "Content/ko/jul.md": """
            # 한 줄

            ```swift
            struct Pair {
                var left: Int
                var right: Int
            }

            extension Pair {
                var sum: Int { left + right }
            }

            let pair = Pair(left: 1, right: 2)
            for _ in 0..<2 {
                print(pair.sum)
            }
            ```

            ```output
            3
            3
            ```
            """,
            "Content/nl/uitvoer.md": """
            # Uitvoer

            ```swift run
            print("een")
            print("twee", terminator: "")
            ```

            ```output
            een
            twee
            ```

            ```swift run
            infix operator +++
            func +++ (a: Int, b: Int) -> Int { a + b + 1 }
            import Foundation
            print(1 +++ 2, await Task { 5 }.value)
            ```

            ```output
            4 6
            ```

            ```swift run
            for i in 1...5 { print(i) }
            ```

            ```output
            1
            …
            5
            ```

            ```swift run
            for name in Set(["a", "b", "c"]) { print(name) }
            ```

            ```output unordered
            c
            b
            a
            ```
            """,
            "Content/nl/val.md": """
            # Val

            ```swift run
            print("voor")
            ```

            ```output
            voor
            ```

            ```swift run
            let lijst: [Int] = []
            func laatste() -> Int {
                lijst[lijst.count - 1]
            }
            print(laatste())
            ```

            ```swift run
            print("na")
            ```
            """,
            "Content/nl/hang.md": """
            # Hang

            ```swift run timeout=1
            var n = 0
            while true {
                n &+= 1
            }
            ```
            """,
            "Content/nl/traps.md": """
            # Traps

            ```swift traps
            print("nog even")
            let nul = Int("0")!
            print(1 / nul)
            ```

            ```output
            nog even
            ```

            ```swift traps
            print("niets")
            ```

            ```swift norun
            fatalError("nooit")
            ```
            """,
            "Content/nl/gooit.md": """
            # Gooit

            ```swift run
            struct Fout: Error {}
            throw Fout()
            ```
            """,
        ])

    @Test func `Statements beside types and extensions are a script`() async throws {
        let findings = try await Self.site.findings(in: "Content/ko/jul.md")
        #expect(findings == [])
        let verdicts = try await Self.site.verdicts(of: "Content/ko/jul.md")
        #expect(verdicts == [.run])
    }

    @Test func `Each block's output is told apart`() async throws {
        let findings = try await Self.site.findings(in: "Content/nl/uitvoer.md")
        #expect(
            findings == [
                "21:1: error: the script printed '4 5' where this says '4 6'"
            ])
        let verdicts = try await Self.site.verdicts(of: "Content/nl/uitvoer.md")
        #expect(verdicts == [.run, .failed, .run, .run])
    }

    @Test func `A trap is reported at its line and loses nothing printed before`() async throws {
        let findings = try await Self.site.findings(in: "Content/nl/val.md")
        #expect(
            findings == [
                "14:10: error: the script was ended by a trap: Fatal error: Index out of range"
            ])
        let verdicts = try await Self.site.verdicts(of: "Content/nl/val.md")
        #expect(verdicts == [.run, .failed, .notChecked])
    }

    @Test func `A script that hangs is ended at the line it hangs in`() async throws {
        let findings = try await Self.site.findings(in: "Content/nl/hang.md")
        #expect(findings.count == 1)
        #expect(findings.first?.hasSuffix("error: the script was ended after 1 seconds") == true)
        #expect(["4:", "5:", "6:", "7:"].contains { findings.first?.hasPrefix($0) == true })
    }

    @Test func `A block that must trap has to`() async throws {
        let findings = try await Self.site.findings(in: "Content/nl/traps.md")
        #expect(
            findings == [
                "13:1: error: this must end by a trap, and does not"
            ])
        let verdicts = try await Self.site.verdicts(of: "Content/nl/traps.md")
        #expect(verdicts == [.run, .failed, .compiled])
    }

    @Test func `An error that nobody catches is reported at the line that throws it`() async throws {
        let findings = try await Self.site.findings(in: "Content/nl/gooit.md")
        #expect(
            findings == [
                "5:1: error: the script was ended by an error that nothing catches: GooitScript.Fout()"
            ])
    }
}
