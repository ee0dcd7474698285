/// A character in code that looks like another one, or like nothing.
package struct DeceptiveLetter: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// A letter of another script than the rest of its word.
        case mixedScript
        /// A word that looks the same as another one in this source, in other letters.
        case lookAlikeWord
        case quotationMark
        case space
        case invisible
        /// A dash, an ellipsis, or full-width forms of ASCII.
        case punctuation
    }

    package var kind: Kind
    /// In bytes; one character, or the whole word if that is a look-alike.
    package var range: Range<Int>
    package var text: String
    /// What to write instead; may be empty.
    package var replacement: String
    /// The code points of a single character: `U+0441`.
    package var codePoint: String?
    /// The word that a letter stands in.
    package var word: String?
}
