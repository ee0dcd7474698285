import KeelBase
import KeelMarkdown

/// An address in raw HTML: all of an attribute's value, or one of those in a `srcset`.
struct HTMLLink: Sendable {
    /// What the address is there for.
    let use: Reference.Use
    /// Of its attribute.
    let offset: Int
    /// In the bytes that were read.
    let value: Range<Int>
    /// Whether quotation marks stand around it, as they must around an address that is written in its place.
    let isQuoted: Bool

    /// In order.
    static func all(in html: [UInt8]) -> [HTMLLink] {
        HTMLTag.all(in: html).flatMap { tag in
            tag.attributes.flatMap { attribute -> [HTMLLink] in
                guard let use = use(of: attribute.name, in: tag.name), !attribute.value.isEmpty || attribute.isQuoted
                else {
                    return []
                }
                let values =
                    attribute.name.hasSuffix("srcset")
                    ? candidates(in: html[attribute.value]) : [trimmed(attribute.value, in: html)]
                return values.map {
                    HTMLLink(use: use, offset: attribute.offset, value: $0, isQuoted: attribute.isQuoted)
                }
            }
        }
    }

    func destination(in html: [UInt8]) -> String { HTMLTag.text(of: html[value]) }

    /// `nil` for what holds no address that a page loads or leads to.
    private static func use(of attribute: String, in tag: String) -> Reference.Use? {
        switch (attribute, tag) {
        case ("href", "a"), ("href", "area"), ("xlink:href", "a"), ("longdesc", "img"), ("action", "form"),
            ("formaction", "button"), ("formaction", "input"),
            ("cite", "blockquote"), ("cite", "q"), ("cite", "ins"), ("cite", "del"):
            .link
        case ("src", "img"), ("srcset", "img"), ("srcset", "source"): .image
        case ("href", "base"): nil
        case ("href", _), ("xlink:href", _), ("src", _), ("background", _), ("imagesrcset", "link"),
            ("poster", "video"), ("data", "object"):
            .embedded(element: tag)
        default: nil
        }
    }

    /// Browsers take the space around an address off.
    private static func trimmed(_ value: Range<Int>, in html: [UInt8]) -> Range<Int> {
        let address = html[value].drop(while: \.isASCIISpace)
        let end = address.lastIndex { !$0.isASCIISpace }.map { $0 + 1 } ?? address.startIndex
        return address.startIndex..<end
    }

    /// `a.png 2x, b.png 640w`: HTML, section "Srcset attributes".
    private static func candidates(in value: ArraySlice<UInt8>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var rest = value
        while true {
            rest = rest.drop { $0.isASCIISpace || $0 == "," }
            var address = rest.prefix { !$0.isASCIISpace }
            guard !address.isEmpty else { return found }
            rest = rest[address.endIndex...]
            if address.last == "," {
                while address.last == "," { address = address.dropLast() }
            } else {
                rest = rest.drop { $0 != "," }
            }
            if !address.isEmpty { found.append(address.indices) }
        }
    }
}
