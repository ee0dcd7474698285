internal import KeelBase

/// What stands beside a mark, as the rules of flanking ask (CommonMark 0.30, section 6.2).
enum Neighbour {
    case space, punctuation, word

    init(before offset: Int, in source: [UInt8]) {
        self = offset > 0 ? Self(source.scalar(before: offset)) : .space
    }

    init(after offset: Int, in source: [UInt8]) {
        self = offset < source.count ? Self(source.scalar(at: offset).scalar) : .space
    }

    private init(_ scalar: Unicode.Scalar?) {
        // What is no UTF-8 is no space and no punctuation.
        let value = scalar?.value ?? 0xFFFD
        self = CharacterClasses.isSpace(value) ? .space : CharacterClasses.isPunctuation(value) ? .punctuation : .word
    }
}
