import Testing

@testable import KeelContent

struct LayoutTests {
    @Test(
        arguments: [
            ("Content/nl/guide/first.md", "nl/guide/first"), ("Content/pt-BR/a.b.md", "pt-BR/a.b"),
            ("Content/nl/cafe\u{301}.md", "nl/caf\u{E9}"), ("Content/nl.md", nil), ("Content/nl/a.txt", nil),
            ("Site/nl/a.md", nil), ("Contents/nl/a.md", nil), ("Content/support/UIKit/README.md", nil),
            ("Content/stamps/nl/a.md", nil),
        ] as [(String, String?)])
    func `An article's file names its text`(file: String, name: String?) throws {
        let text = TextID(file: file)
        #expect(text?.description == name)
        if let text { #expect(TextID(file: text.file) == text && TextID(stamp: text.stamp) == text) }
    }

    @Test(
        arguments: [
            ("Content/stamps/nl/guide/first.txt", "nl/guide/first"), ("Content/stamps/first.txt", nil),
            ("Content/stamps/nl/first.md", nil), ("Content/nl/first.txt", nil),
        ] as [(String, String?)])
    func `A stamp names its translation`(file: String, name: String?) {
        #expect(TextID(stamp: file)?.description == name)
    }
}
