import KeelBase
import Testing

@testable import KeelMarkdown

/// What `keel help CODE` shows is what it says.
struct ExplanationTests {
    /// But for the text that is too large: it would take a quarter of a gigabyte.
    @Test(arguments: MarkdownCodes.all.map { $0.rawValue }.filter { $0 != LintCode.tooLarge.rawValue })
    func `An example draws its code, and no other`(name: String) throws {
        let code = try #require(MarkdownCodes.all.first { $0.rawValue == name })
        var options = MarkdownOptions()
        options.language = TextLanguage("ko")
        let found = parse(code.english.example + "\n", options: options).diagnostics
        #expect(found.map(\.code.name) == [name])
        #expect(found.map(\.severity) == [code.severity])
    }
}
