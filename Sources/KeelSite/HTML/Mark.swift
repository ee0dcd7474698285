/// A place in HTML where the two pages differ that an article's text stands on: its own, and the one that holds all
/// articles of a language. So the text is rendered once for both.
enum Mark: Sendable {
    /// What stands before every id: as it is, in a URL as Markdown escapes it, and percent-encoded whole.
    case idPrefix, idPrefixInURL, idPrefixEncoded
    /// As on the article's own page.
    case headingLevel(Int)
    /// One of two pieces, by their place in a list.
    case choice(Int)

    /// Begins a mark, as it stands in no UTF-8 text.
    static let start: UInt8 = 0xFF

    /// How many bytes a heading level's takes.
    static let headingLevelLength = 2

    func write(into html: inout [UInt8]) {
        html.append(Self.start)
        switch self {
        case .idPrefix: html.append(UInt8(ascii: "i"))
        case .idPrefixInURL: html.append(UInt8(ascii: "u"))
        case .idPrefixEncoded: html.append(UInt8(ascii: "e"))
        case .headingLevel(let level): html.append(UInt8(ascii: "0") + UInt8(clamping: level))
        case .choice(let index):
            html.append(UInt8(ascii: "c"))
            for shift in [24, 16, 8, 0] { html.append(UInt8(truncatingIfNeeded: index >> shift)) }
        }
    }

    /// Takes a mark from the front of what follows its first byte; `nil` if there is none.
    init?(reading bytes: inout Slice<UnsafeBufferPointer<UInt8>>) {
        switch bytes.popFirst() {
        case UInt8(ascii: "i"): self = .idPrefix
        case UInt8(ascii: "u"): self = .idPrefixInURL
        case UInt8(ascii: "e"): self = .idPrefixEncoded
        case UInt8(ascii: "c"):
            let number = bytes.prefix(4)
            guard number.count == 4 else { return nil }
            self = .choice(number.reduce(0) { $0 << 8 | Int($1) })
            bytes = bytes.dropFirst(4)
        case .some(let digit) where (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(digit):
            self = .headingLevel(Int(digit - UInt8(ascii: "0")))
        default: return nil
        }
    }

    var html: HTML {
        var bytes: [UInt8] = []
        write(into: &bytes)
        return HTML(markup: bytes)
    }
}
