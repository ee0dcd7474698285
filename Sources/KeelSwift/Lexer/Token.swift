/// A token of source code: a kind and a range of UTF-8 bytes. White space lies between tokens.
///
/// A Swift string literal with interpolations is several tokens: its literal parts are `string`, `\(` and
/// its `)` are `interpolationDelimiter`, and the code between them is code. Empty parts between two
/// interpolations have no token.
package struct Token: Sendable, Hashable {
    package enum Kind: UInt8, Sendable, CaseIterable {
        case keyword, identifier, type, attribute, directive, macro, number, string, regex, interpolationDelimiter
        case comment, `operator`, punctuation, unknown
        // Of languages other than Swift only.
        case key, variable, tag, prompt, inserted, deleted
    }

    package var kind: Kind
    package var range: Range<Int>

    package init(kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}
