internal import KeelBase

/// Asterisks that cmark has left in a text, and what stands on either side of them (CommonMark 0.30, section 6.2).
struct DelimiterRun {
    let node: Document.NodeID
    /// Byte offsets in the node's text.
    let range: Range<Int>
    let before: UInt32
    let after: UInt32

    var length: Int { range.count }

    /// By the letter of the specification.
    var canOpen: Bool {
        !CharacterClasses.isSpace(after)
            && (!CharacterClasses.isPunctuation(after) || CharacterClasses.isSpace(before)
                || CharacterClasses.isPunctuation(before))
    }

    var canClose: Bool {
        !CharacterClasses.isSpace(before)
            && (!CharacterClasses.isPunctuation(before) || CharacterClasses.isSpace(after)
                || CharacterClasses.isPunctuation(after))
    }

    /// Between a letter that no Latin formula has and what begins a quotation, a bracket, a link or code.
    var isMeantToOpen: Bool {
        !canOpen && before >= 0x80 && CharacterClasses.isLetter(before) && beginsSomething(after)
    }

    /// Between what ends a quotation, a bracket, a link, code or a sentence and a letter: a particle, a case ending.
    var isMeantToClose: Bool { !canClose && CharacterClasses.isLetter(after) && endsSomething(before) }

    /// Whether the specification keeps the two apart only because of a letter beside punctuation, and they are not
    /// likely to be the signs of a formula.
    func isMeant(with closing: DelimiterRun, isBracketed: Bool, isOneWord: Bool) -> Bool {
        let isLatin = closing.after < 0x80
        switch (canOpen, closing.canClose) {
        case (true, true): return false
        case (true, false):
            guard closing.isMeantToClose else { return false }
            // `a *(b+c)*d` and `f *g(x)*h`
            return !(isLatin && isOneWord && (isBracketed || length == 1 && closing.before == 0x29))
        case (false, true): return isMeantToOpen && (length > 1 || endsSomething(closing.before))
        case (false, false):
            guard isMeantToOpen, closing.isMeantToClose, !isLatin else { return false }
            return length > 1 || CharacterClasses.isHangul(before) && CharacterClasses.isHangul(closing.after)
        }
    }
}

private func beginsSomething(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Quotation marks, `!` of an image, bracket, `<`, backtick.
    case 0x22, 0x27, 0x21, 0x28, 0x3C, 0x5B, 0x60, 0x7B: true
    default: scalar > 0x80 && CharacterClasses.isOpening(scalar)
    }
}

private func endsSomething(_ scalar: UInt32) -> Bool {
    switch scalar {
    // `"`, `'`, `>`, backtick, `“` as it ends in Estonian and German.
    case 0x22, 0x27, 0x3E, 0x60, 0x201C, 0x2018: true
    // `,` and `;` do not end what is worth emphasis.
    case 0x2C, 0x3B: false
    default: CharacterClasses.isClosing(scalar)
    }
}
