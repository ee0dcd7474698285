/// What stands beside a mark, as the rules of flanking ask (CommonMark 0.30, section 6.2).
enum Neighbour {
    case space, punctuation, word

    init(before offset: Int, in source: [UInt8]) {
        var start = offset - 1
        while start > 0, source[start] & 0xC0 == 0x80 { start -= 1 }
        self = start < 0 ? .space : Self(source[start..<offset])
    }

    init(after offset: Int, in source: [UInt8]) {
        self = offset < source.count ? Self(source[offset..<min(offset + 4, source.count)]) : .space
    }

    private init(_ bytes: ArraySlice<UInt8>) {
        guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else {
            self = .space
            return
        }
        self = scalar.properties.isWhitespace ? .space : scalar.isPunctuation ? .punctuation : .word
    }
}

extension Unicode.Scalar {
    /// ASCII punctuation, and the general categories P of the others.
    var isPunctuation: Bool {
        if let ascii = UInt8(exactly: value), ascii < 0x80 { return isASCIIPunctuation(ascii) }
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            return true
        default: return false
        }
    }
}
