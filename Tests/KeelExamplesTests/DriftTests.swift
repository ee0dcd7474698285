import KeelBase
import KeelContent
import KeelExamples
import Testing

/// Code of translations is the source's, but for comments and the text of literals.
struct DriftTests {
    private static let site = CheckedSite(
        languages: ["ko", "ru"],
        [
            "Content/ko/schetchik.md": """
            # 카운터

            ```swift
            // 인사
            let greeting = "안녕 \\(1 + 1)"
            ```

            ```swift
            struct Counter {
                var value = 0
                mutating func add(_ step: Int) { value += step }
            }
            ```

            ```swift
            let interpolated = "a \\(greeting)"
            ```

            ```swift
            let both = 1
            ```
            """,
            "Content/ru/schetchik.md": """
            # Счётчик

            ```swift
            // Приветствие,
            // в две строки
            let greeting = "Привет \\(1 + 1)!"
            ```

            ```swift
            struct Counter {
                private(set) var value = 0
                mutating func add(_ step: Int = 1) { value += step }
            }
            ```

            ```swift
            let interpolated = "а \\(greeting.count)"
            ```

            ```swift
            let both = 1
            ```

            ```swift
            let extra = 1
            ```
            """,
            "Content/ko/missing.md":
                "# a\n\n```swift\nlet a = 1\n```\n\n```swift\nlet b = 2\n```\n\n```swift\nlet c = 3\n```\n",
            "Content/ru/missing.md": "# a\n\n```swift\nlet a = 1\n```\n\n```swift\nlet c = 3\n```\n",
            "Content/ko/letters.md": "# a\n\n```swift\nlet count = 1\n```\n\n```swift\nlet twice = count * 2\n```\n",
            "Content/ru/letters.md":
                "# a\n\n```swift\nlet \u{441}ount = 1\n```\n\n```swift\nlet twice = count * 2\n```\n",
        ])

    @Test func `The first differing token is named, with both places`() async throws {
        let findings = try await Self.site.findings(in: "Content/ru/schetchik.md")
        #expect(
            findings == [
                "11:5: error: the code differs from the source language 'ko': 'private' here, 'var' there",
                "17:33: error: the code differs from the source language 'ko': '.' here, ')' there",
                "24:1: error: this Swift block is not in the source language 'ko'",
            ])
        let notes = try await Self.site.notes(in: "Content/ru/schetchik.md")
        #expect(notes.contains("Content/ko/schetchik.md:8:1: the source's block begins here"))
        #expect(notes.contains("Content/ru/schetchik.md:9:1: the translation's block begins here"))
        let source = try await Self.site.verdicts(of: "Content/ko/schetchik.md")
        #expect(source == [.compiled, .compiled, .compiled, .compiled])
    }

    @Test func `A missing block is one finding, and those after it pair`() async throws {
        let findings = try await Self.site.findings(in: "Content/ru/missing.md")
        #expect(findings == ["5:1: error: a Swift block of the source is missing in 'ru'"])
        let notes = try await Self.site.notes(in: "Content/ru/missing.md")
        #expect(notes == ["Content/ko/missing.md:7:1: the source is here"])
    }

    @Test func `A letter of another alphabet is one finding and the cause of no other`() async throws {
        let findings = try await Self.site.findings(in: "Content/ru/letters.md")
        #expect(
            findings == [
                "4:5: error: the letter 'с' (U+0441) in 'сount' is of another alphabet than the rest of its word"
            ])
        let verdicts = try await Self.site.verdicts(of: "Content/ru/letters.md")
        #expect(verdicts == [.failed, .compiled])
    }
}
