/// A token of Swift source: a kind and a range of UTF-8 bytes. White space lies between tokens.
package struct Token: Sendable, Hashable {
    package enum Kind: UInt8, Sendable {
        case keyword, identifier, type, attribute, directive, number, string, interpolationDelimiter, comment
        case `operator`, punctuation, unknown
    }

    package var kind: Kind
    package var range: Range<Int>

    package init(kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}
