internal import KeelBase

/// A start tag in raw HTML, with its attributes as browsers read them (HTML, section "Tokenization"): quoted in either
/// way or not at all.
package struct HTMLTag: Sendable {
    package struct Attribute: Sendable {
        /// In lower case.
        package let name: String
        /// Of the name's first byte.
        package let offset: Int
        /// Of the value in the bytes that were read, without its quotation marks; empty where there is none.
        package let value: Range<Int>
        package let isQuoted: Bool

        /// Whether a link may name its value.
        package func isAnchor(of tag: HTMLTag) -> Bool {
            !value.isEmpty && (name == "id" || name == "name" && tag.name == "a")
        }
    }

    /// In lower case.
    package let name: String
    /// Offset of its `<`.
    package let offset: Int
    package let attributes: [Attribute]

    /// All of a piece of HTML, in order, but for what stands in comments, scripts and style sheets.
    package static func all(in html: [UInt8]) -> [HTMLTag] {
        var reader = Reader(html: html)
        return reader.read()
    }

    /// Entities resolved.
    package static func text(of value: ArraySlice<UInt8>) -> String {
        guard value.contains("&") else { return String(decoding: value, as: UTF8.self) }
        var text: [UInt8] = []
        var rest = value
        while let byte = rest.first {
            if byte == "&", let entity = EntityReference(rest) {
                text += entity.text
                rest = rest.dropFirst(entity.length)
            } else {
                text.append(byte)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}

private struct Reader {
    let html: [UInt8]
    private var index = 0

    init(html: [UInt8]) { self.html = html }

    mutating func read() -> [HTMLTag] {
        var tags: [HTMLTag] = []
        while let open = html[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = open + 1
            if html[open...].starts(with: "<!--".utf8) {
                skip(past: "-->")
            } else if index < html.count, html[index].isASCIILetter {
                let tag = readTag(at: open)
                tags.append(tag)
                if Self.verbatim.contains(tag.name) { skip(past: "</" + tag.name) }
            }
        }
        return tags
    }

    private mutating func readTag(at offset: Int) -> HTMLTag {
        let name = readName()
        var attributes: [HTMLTag.Attribute] = []
        while index < html.count, html[index] != ">" {
            guard !html[index].isASCIISpace, html[index] != "/" else {
                index += 1
                continue
            }
            let start = index
            let name = readName()
            // Such as a lone `=`.
            if name.isEmpty { index += 1 }
            let value = readValue()
            attributes.append(
                HTMLTag.Attribute(name: name, offset: start, value: value.range, isQuoted: value.isQuoted))
        }
        return HTMLTag(name: name, offset: offset, attributes: attributes)
    }

    private mutating func readName() -> String {
        let name = html[index...].prefix { !$0.isASCIISpace && !"=>/\"'<".utf8.contains($0) }
        index = name.endIndex
        return String(decoding: name.lazy.map(\.asciiLowercased), as: UTF8.self)
    }

    /// What follows an attribute's name; empty where there is no value.
    private mutating func readValue() -> (range: Range<Int>, isQuoted: Bool) {
        let equals = html[index...].drop(while: \.isASCIISpace)
        guard equals.first == "=" else { return (index..<index, false) }
        let rest = equals.dropFirst().drop(while: \.isASCIISpace)
        if let quote = rest.first, quote == "\"" || quote == "'" {
            let value = rest.dropFirst().prefix { $0 != quote }
            index = min(value.endIndex + 1, html.count)
            return (value.indices, true)
        }
        let value = rest.prefix { !$0.isASCIISpace && $0 != ">" }
        index = value.endIndex
        return (value.indices, false)
    }

    private mutating func skip(past end: String) {
        let end = Array(end.utf8)
        while index < html.count, !html[index...].prefix(end.count).lazy.map(\.asciiLowercased).elementsEqual(end) {
            index += 1
        }
        index = min(index + end.count, html.count)
    }

    /// Elements whose content is no HTML.
    private static let verbatim: Set<String> = ["script", "style", "textarea", "title"]
}
