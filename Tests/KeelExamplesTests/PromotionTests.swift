import KeelBase
import KeelContent
import KeelExamples
import TestSupport
import Testing

/// Real output and real diagnostics are written back where they differ.
struct PromotionTests {
    private static let before = """
        # Проверка

        1. Список:

           ```swift run
           print("раз")
           print("")
           print("два")
           ```

           ```output
           нет
           ```

        > ```swift run
        > print("цитата")
        > ```
        >
        > ```output
        > ```

        ```swift run
        print("прежнее")
        ```

        ```output
        …
        прежнее!
        ```

        ```swift fails
        let a: Int = "x"
        let b: String = 3  // error: something else
        let c = 1  // error: nothing
        ```

        """

    private static let after = """
        # Проверка

        1. Список:

           ```swift run
           print("раз")
           print("")
           print("два")
           ```

           ```output
           раз

           два
           ```

        > ```swift run
        > print("цитата")
        > ```
        >
        > ```output
        > цитата
        > ```

        ```swift run
        print("прежнее")
        ```

        ```output
        …
        прежнее!
        ```

        ```swift fails
        let a: Int = "x"  // error: cannot convert value of type 'String' to specified type 'Int'
        let b: String = 3  // error: cannot convert value of type 'Int' to specified type 'String'
        let c = 1
        ```

        """

    @Test func `What is written back is at its place, and the next check finds it right`() async throws {
        let site = try TemporarySite(
            languages: ["ru", "nl"],
            [
                "Content/ru/a.md": Self.before,
                "Content/nl/a.md": Self.before.replacing("\n", with: "\r\n"),
                "Content/ru/b.md": "# B\n\n```swift run\nprint(1)\n```\n\n```output\n1\n```\n",
            ])
        let catalog = try #require(Catalog.load(root: site.root).catalog)
        let outcome = try await catalog.checker().check()
        let files = try Promotion.apply(outcome.promotions, to: catalog)
        #expect(files.keys.sorted() == ["Content/nl/a.md", "Content/ru/a.md"])
        #expect(try site.read("Content/ru/a.md") == Self.after)
        #expect(try site.read("Content/nl/a.md") == Self.after.replacing("\n", with: "\r\n"))
        let again = try await site.check()
        #expect(again.diagnostics.lines == ["Content/ru/a.md:31:1: error: the script did not print 'прежнее!'"])
        #expect(again.promotions.isEmpty)
    }

    @Test func `What is asked for in one language is written in all that say the same, and in no other`() async throws {
        func text(_ word: String) -> String {
            "# A\n\n```swift run\nprint(1)\n```\n\n```output\n2\n```\n\n```swift run\nprint(\"\(word)\")\n```\n\n```output\n\n```\n"
        }
        let site = try TemporarySite(
            languages: ["ru", "nl"],
            ["Content/ru/a.md": text("да"), "Content/nl/a.md": text("ja"), "Content/ru/b.md": text("да")])
        let catalog = try #require(Catalog.load(root: site.root).catalog)
        let edits = Promotion.edits(
            try await catalog.checker().check().promotions, of: [TextID(Language("nl"), ArticleID("a"))], in: catalog)
        #expect(
            edits.map { "\($0.file) \(String(decoding: $0.replacement, as: UTF8.self))" }.sorted() == [
                "Content/nl/a.md 1\n", "Content/nl/a.md ja\n", "Content/ru/a.md 1\n",
            ])
    }

    @Test func `Nothing is written when an article has changed meanwhile`() async throws {
        let text = "# A\n\n```swift run\nprint(1)\n```\n\n```output\n2\n```\n"
        let site = try TemporarySite(languages: ["ru"], ["Content/ru/a.md": text])
        let catalog = try #require(Catalog.load(root: site.root).catalog)
        let outcome = try await catalog.checker().check()
        try site.write(text + "\n", to: "Content/ru/a.md")
        #expect(throws: Promotion.ChangedMeanwhile.self) { try Promotion.apply(outcome.promotions, to: catalog) }
        #expect(try site.read("Content/ru/a.md") == text + "\n")
    }
}
