import Foundation
import KeelBase
import KeelMarkdown
import Testing

/// Pairs of what is typed and what must come of it.
struct TypographyFixture: Sendable, CustomTestStringConvertible {
    let language: String
    let input: String
    let expected: String

    var testDescription: String { "\(language): \(input)" }

    /// Those of a language; empty lines part the pairs, `#` begins a comment.
    static func all(_ language: String) -> [TypographyFixture] {
        guard let folder = Bundle.module.resourceURL,
            let text = try? String(
                contentsOf: folder.appending(path: "Fixtures/typography/\(language).txt"), encoding: .utf8)
        else { return [] }
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
            $0.replacing("⍽", with: "\u{A0}").replacing("⁀", with: "\u{2060}")
                .replacing("⏎", with: "\n")
        }
        return stride(from: 0, to: lines.count - 1, by: 2).map {
            TypographyFixture(language: language, input: String(lines[$0]), expected: String(lines[$0 + 1]))
        }
    }
}

/// The HTML of one paragraph's content, in a language.
func paragraph(_ markdown: String, _ language: String, quotes: TextLanguage.Quotes? = nil) -> String {
    var options = MarkdownOptions()
    options.language = TextLanguage(language, quotes: quotes)
    let html = HTMLRenderer(rawHTML: .allow).render(parse(markdown, options: options))
    return String(String(decoding: html, as: UTF8.self).dropFirst("<p>".count).dropLast("</p>\n".count))
}

@Suite struct `Sentences set by hand` {
    private static let languages = ["ru", "et", "nl", "ko"]

    @Test(arguments: languages.flatMap(TypographyFixture.all))
    func `come out as they were set`(_ fixture: TypographyFixture) {
        #expect(paragraph(fixture.input, fixture.language) == fixture.expected)
    }

    @Test(arguments: languages)
    func `are at least thirty in each language`(_ language: String) {
        #expect(TypographyFixture.all(language).count >= 30)
    }

    // Not those whose HTML is no Markdown of the same meaning: elements, and quotation marks that were escaped.
    @Test(
        arguments: languages.flatMap(TypographyFixture.all).filter {
            !$0.expected.contains("<") && !$0.input.contains(#"\""#)
        })
    func `do not change when set again`(_ fixture: TypographyFixture) {
        let once = fixture.expected.replacing("&quot;", with: "\"").replacing("&gt;", with: ">")
        #expect(paragraph(once, fixture.language) == fixture.expected)
    }
}
