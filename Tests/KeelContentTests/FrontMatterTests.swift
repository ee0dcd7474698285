import KeelBase
import Testing

@testable import KeelContent

private func source(_ text: String) -> SourceText { SourceText(path: "x.md", bytes: Array(text.utf8)) }

struct FrontMatterTests {
    @Test func `every value is the text as typed`() throws {
        let text = """
            ---
            title: "Swift: eerste stap"
            description: no
            order: 010
            date: 2024-02-29
            source: no
            module: on
            swift: 5.10
            slug: 1_000
            aliases: [0x10, '1.0', null]
            draft: true
            ---
            """
        let result = FrontMatterParser.parse(source(text))
        let matter = try #require(result.frontMatter)
        #expect(result.diagnostics == [])
        #expect(matter.title == "Swift: eerste stap" && matter.description == "no" && matter.order == 10)
        #expect(matter.date == "2024-02-29" && matter.source == Language("no") && matter.module == "on")
        #expect(matter.swift == "5.10" && matter.slug == "1_000" && matter.isDraft)
        #expect(matter.aliases == ["0x10", "1.0", "null"])
    }

    @Test(
        arguments: [
            ("", .absent(bodyOffset: 0)), ("# A\n", .absent(bodyOffset: 0)), ("\u{FEFF}# A\n", .absent(bodyOffset: 3)),
            ("---", .unclosed(suspect: nil)), ("---\n---", .block(yaml: 4..<4, bodyOffset: 7)),
            ("\u{FEFF}---\r\na: b\r\n---\r\nc", .block(yaml: 8..<14, bodyOffset: 19)),
            ("---\n\ntext\n---\n", .absent(bodyOffset: 0)), ("---\n\n# A\n---\n", .absent(bodyOffset: 0)),
            ("---\n\na: b\n---\n", .block(yaml: 4..<10, bodyOffset: 14)),
            ("---\na: b\n\n# note\nc: d\n---\n", .block(yaml: 4..<22, bodyOffset: 26)),
            ("---\na: b\n\n# Heading\n\nc: d\n---\n", .unclosed(suspect: 10)),
            ("---\na: b\n\nSome text: more\n---\n", .unclosed(suspect: 10)),
            ("---\na: b\n----\n---\n", .unclosed(suspect: 9)), ("---\na: b\n\u{2014}\n", .unclosed(suspect: 9)),
            ("---\na: b\n...\n---\n", .unclosed(suspect: 9)),
            ("---\na:\n- b\n\n- c\n---\n", .block(yaml: 4..<16, bodyOffset: 20)),
            ("---\na: |\n  b\n\n  # c\n\n  d\n---\n", .block(yaml: 4..<25, bodyOffset: 29)),
            (" ---\na: b\n---\n", .misread(.notFirst, offset: 0)),
            (
                "+++\ntitle = \"A\"\n[extra]\ntags = [\n  \"x\",\n]\n+++\n# A\n",
                .misread(.otherForm(opening: "+++", .toml), offset: 0)
            ),
            ("\u{FEFF}+++\r\ntitle = 'A'\r\n+++\r\n", .misread(.otherForm(opening: "+++", .toml), offset: 0)),
            ("+++\nsome text here\n+++\n", .absent(bodyOffset: 0)), ("+++\n", .absent(bodyOffset: 0)),
            ("----\ntitle: A\n----\n", .misread(.otherForm(opening: "----", .yaml), offset: 0)),
            ("\n\n---\ntitle: A\norder: 2\n---\n# A\n", .misread(.notFirst, offset: 2)),
            ("\n---\ntext goes on\n---\n", .absent(bodyOffset: 0)),
            ("+++\ntitle = \"A\"\n\n# A\n", .misread(.otherForm(opening: "+++", .toml), offset: 0)),
            ("---toml\ntitle = \"A\"\n---\n", .misread(.otherForm(opening: "---toml", .toml), offset: 0)),
            ("--- yaml\ntitle: A\n---\n", .misread(.otherForm(opening: "--- yaml", .yaml), offset: 0)),
            ("—\r\ntitle: 가\r\n—\r\n", .misread(.otherForm(opening: "—", .yaml), offset: 0)),
            ("{\n  \"title\": \"A\"\n}\n\n# A\n", .misread(.otherForm(opening: "{", .json), offset: 0)),
            ("{\"title\": \"A\"}\n", .misread(.otherForm(opening: "{", .json), offset: 0)),
            ("{braces} begin a text\n", .absent(bodyOffset: 0)), ("{\n\n}\n", .absent(bodyOffset: 0)),
            ("title: A\norder: 2\n---\n# A\n", .misread(.notOpened, offset: 0)),
            ("\ntitle: Заголовок\n\n# A\n", .misread(.notOpened, offset: 1)),
            ("date: when it was made\n\nMore.\n", .absent(bodyOffset: 0)),
            ("title: A\nis how it begins\n", .absent(bodyOffset: 0)), ("Title: A\n\n# A\n", .absent(bodyOffset: 0)),
            ("# A\n\n---\nkey: value\n---\n", .absent(bodyOffset: 0)),
        ] as [(String, FrontMatterBounds)])
    func `front matter is told from a rule and from text`(text: String, bounds: FrontMatterBounds) {
        #expect(FrontMatterBounds.find(in: source(text)) == bounds)
    }

    @Test(arguments: [
        ("titel: x", "x.md:2:1: front-matter.unknown-key: unknown key 'titel'"),
        ("a: &x b", "x.md:2:4: front-matter.syntax: anchors and aliases ('&' and '*') are not taken"),
        ("<<: *x", "x.md:2:5: front-matter.syntax: anchors and aliases ('&' and '*') are not taken"),
        ("a: !!str b", "x.md:2:4: front-matter.syntax: tags ('!') are not taken"),
        ("? [a]\n: b", "x.md:2:3: front-matter.syntax: a key must be a text"),
        ("- a", "x.md:2:1: front-matter.syntax: front matter must be lines of 'key: value'"),
        ("заголовок: [а", "x.md:2:12: front-matter.syntax: not valid YAML: did not find expected ',' or ']'"),
        ("title: a\n\n    code", "x.md:2:8: front-matter.bad-value: 'title' must be a text on one line"),
        ("title: \"\"", "x.md:2:1: front-matter.bad-value: 'title' has no value"),
        ("order: 99999999999999999999", "x.md:2:8: front-matter.bad-value: 'order' must be a whole number"),
        ("date: 2024-2-29", "x.md:2:7: front-matter.bad-value: 'date' must be a date such as 2026-11-30"),
    ])
    func `what is wrong is said at its place`(yaml: String, finding: String) {
        #expect(FrontMatterParser.parse(source("---\n\(yaml)\n---\n")).diagnostics.map(\.line) == [finding])
    }

    @Test func `the hint shows the line with quotes`() {
        let hint = FrontMatterParser.parse(source("---\ntitle: Say \"hi\": \\o/\n---\n")).diagnostics.first?.hint
        #expect(hint == #"put the value in quotes: title: "Say \"hi\": \\o/""#)
    }

    @Test func `an unclosed block shows where the text begins`() {
        let note = FrontMatterParser.parse(source("---\ntitle: x\n\n# A\n\n")).diagnostics.first?.notes.first
        #expect(note?.position == SourcePosition(line: 4, column: 1))
    }

    @Test(.timeLimit(.minutes(1)), arguments: ["[", "{a: ", "- ", "? "])
    func `deep nesting is an error, soon`(opening: String) {
        let text = "---\na: \n " + String(repeating: opening, count: 100_000) + "\n---\n"
        #expect(FrontMatterParser.parse(source(text)).frontMatter == nil)
    }

    @Test(.timeLimit(.minutes(1)))
    func `long front matter takes time in proportion`() {
        let list = String(repeating: "- a\n", count: 100_000)
        #expect(FrontMatterParser.parse(source("---\naliases:\n\(list)---\n")).frontMatter?.aliases.count == 100_000)
    }
}
