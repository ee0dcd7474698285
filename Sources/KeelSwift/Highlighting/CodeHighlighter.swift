/// Highlights code of any language that Keel knows; others are escaped and otherwise left alone.
package enum CodeHighlighter {
    /// `language` is the first word of a fence, in lower case.
    package static func highlight(_ code: [UInt8], language: String) -> HighlightedCode {
        if language == "swift" { return HighlightedCode(code, SwiftLexer.tokens(of: code)) }
        guard let rules = LanguageRules.named[language] else { return HighlightedCode(code, []) }
        return HighlightedCode(code, TableLexer.tokens(of: code, rules))
    }

    /// The HTML of each line.
    package static func html(_ code: [UInt8], language: String) -> [[UInt8]] {
        let highlighted = highlight(code, language: language)
        return highlighted.lines.map { Array(highlighted.html[$0]) }
    }

    /// All names that a fence may have for a highlighted language.
    package static var languages: [String] { ["swift"] + LanguageRules.named.keys.sorted() }
}
