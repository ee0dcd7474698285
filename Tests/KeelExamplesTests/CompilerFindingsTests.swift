import KeelContent
import KeelExamples
import Testing

/// What the compiler finds comes back at the Markdown file's line and column.
struct CompilerFindingsTests {
    private static let site = CheckedSite(
        languages: ["nl", "ru"],
        [
            "Content/nl/lijst.md": """
            ---
            title: Fouten
            ---

            1. Eerste poging:

               ```swift
               let aantal: Int = 3
               let tekst: String = aantal
               ```

            2. Tweede poging:

               ```swift
               let goed = 1

               let lengte = naam.count
               ```

            \t```swift
            \tlet ook: Int = "tab"
            \t```

            > ```swift
            > let im_zitaat: Int = "quote"
            > ```
            """,
            "Content/nl/crlf.md":
                "\u{FEFF}---\r\ntitle: Vensters\r\n---\r\n\r\n```swift\r\nlet één = 1\r\nlet twee: String = één\r\n```\r\n",
            "Content/nl/later.md": """
            # Wat later wordt gezien

            ```swift
            func zonder(_ ja: Bool) -> Int {
                if ja { return 1 }
            }
            ```

            ```swift
            let kapot: Int = "nee"
            ```

            ```swift
            func ook(_ ja: Bool) -> Int {
                let waarde: Int
                return waarde
            }
            ```

            ```swift
            func hangtAf() -> Int { kapot + 1 }
            ```

            ```swift
            func goed() -> Int { 3 }
            ```
            """,
            "Content/nl/haakje.md": """
            # Haakje

            ```swift
            struct Open {
                var a = 1
            ```

            ```swift
            struct Dicht {
                var b = 2
            }
            ```
            """,
            "Content/nl/waarschuwing.md": """
            # Waarschuwing

            ```swift
            func f() {
                let nergens = 1
            }
            ```

            ```swift
            func g() {}
            ```
            """,
            "Content/nl/macro.md": """
            # Macro

            ```swift test
            import Testing

            @Test func klopt() {
                #expect(onbekend == 3)
            }
            ```
            """,
            // The same code in two languages, with the same mistake.
            "Content/nl/samen.md": "# Samen\n\n```swift\n// reeks\nlet a: Int = \"x\"\n```\n",
            "Content/ru/samen.md": "# Вместе\n\nТекст.\n\n```swift\n// ряд\nlet a: Int = \"x\"\n```\n",
            // A mistake in the translation only.
            "Content/nl/vertaald.md": "# Vertaald\n\n```swift\nlet naam = \"Jan\"\nlet lengte = naam.count\n```\n",
            "Content/ru/vertaald.md": "# Перевод\n\n```swift\nlet naam = \"Иван\"\nlet lengte = naam.cont\n```\n",
        ])

    @Test func `Errors in lists and quotations have the file's line and column`() async throws {
        let findings = try await Self.site.findings(in: "Content/nl/lijst.md")
        #expect(
            findings == [
                "9:24: error: cannot convert value of type 'Int' to specified type 'String'",
                "17:17: error: cannot find 'naam' in scope",
                "21:17: error: cannot convert value of type 'String' to specified type 'Int'",
                "25:24: error: cannot convert value of type 'String' to specified type 'Int'",
            ])
    }

    @Test func `Columns count characters, and a byte-order mark and CRLF change no place`() async throws {
        let findings = try await Self.site.findings(in: "Content/nl/crlf.md")
        #expect(
            findings == [
                "7:20: error: cannot convert value of type 'Int' to specified type 'String'"
            ])
    }

    @Test func `A type error hides neither what only later passes see nor sound blocks`() async throws {
        let findings = try await Self.site.findings(in: "Content/nl/later.md")
        #expect(
            findings == [
                "6:1: error: missing return in global function expected to return 'Int'",
                "10:18: error: cannot convert value of type 'String' to specified type 'Int'",
                "16:12: error: constant 'waarde' used before being initialized",
            ])
        let verdicts = try await Self.site.verdicts(of: "Content/nl/later.md")
        #expect(
            verdicts == [
                .failed, .failed, .failed, .notChecked, .compiled,
            ])
    }

    @Test func `A brace that is not closed is an error of its own block only`() async throws {
        let findings = try await Self.site.findings(in: "Content/nl/haakje.md")
        #expect(
            findings == [
                "4:13: error: expected '}' in struct"
            ])
        let verdicts = try await Self.site.verdicts(of: "Content/nl/haakje.md")
        #expect(verdicts == [.failed, .compiled])
    }

    @Test func `A warning is an error`() async throws {
        let findings = try await Self.site.findings(in: "Content/nl/waarschuwing.md")
        #expect(
            findings == [
                "5:9: error: initialization of immutable value 'nergens' was never used; consider replacing with assignment to '_' or removing it"
            ])
        let verdicts = try await Self.site.verdicts(of: "Content/nl/waarschuwing.md")
        #expect(verdicts == [.failed, .compiled])
    }

    @Test func `An error inside a macro's argument is at the argument`() async throws {
        let findings = try await Self.site.findings(in: "Content/nl/macro.md")
        #expect(
            findings == [
                "7:13: error: cannot find 'onbekend' in scope"
            ])
    }

    @Test func `An error in shared code is one finding at the source that names the others`() async throws {
        let findings = try await Self.site.findings(in: "Content/nl/samen.md")
        #expect(
            findings == [
                "5:14: error: cannot convert value of type 'String' to specified type 'Int'"
            ])
        let translated = try await Self.site.findings(in: "Content/ru/samen.md")
        #expect(translated == [])
        let notes = try await Self.site.notes(in: "Content/nl/samen.md")
        #expect(notes == ["Content/ru/samen.md:7:14: the same code in 'ru'"])
        let verdicts = try await Self.site.verdicts(of: "Content/ru/samen.md")
        #expect(verdicts == [.failed])
    }

    @Test func `An error in one translation is that translation's, and not called drift as well`() async throws {
        let source = try await Self.site.findings(in: "Content/nl/vertaald.md")
        #expect(source == [])
        let findings = try await Self.site.findings(in: "Content/ru/vertaald.md")
        #expect(
            findings == [
                "5:19: error: value of type 'String' has no member 'cont'"
            ])
        let verdicts = try await Self.site.verdicts(of: "Content/nl/vertaald.md")
        #expect(verdicts == [.compiled])
    }
}
