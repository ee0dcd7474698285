import KeelBase
import KeelContent
import KeelMarkdown

/// A piece of raw HTML with the links in it looked up, so that it obeys the same rules as Markdown.
///
/// Only quoted values of `href` and `src` are seen: that is how people write them.
struct RawHTMLLinks: Sendable {
    private enum Part: Sendable {
        case text(ArraySlice<UInt8>)
        case link(LinkTarget)
    }

    private var parts: [Part] = []
    /// Those that lead to other sites.
    private(set) var external: [Reference] = []

    init(_ html: RawHTMLNode, in article: Article, resolver: LinkResolver, into diagnostics: inout [Diagnostic]) {
        let bytes = Array(html.text.utf8)
        var start = 0
        var index = 0
        while index < bytes.count {
            guard let (name, value) = Self.attribute(in: bytes, at: index) else {
                index += 1
                continue
            }
            let text = String(decoding: bytes[value], as: UTF8.self).replacing("&amp;", with: "&")
            // Lines of the source may be indented more than those of the text, so only the first line's place is exact.
            let reference = Reference(
                destination: text, isImage: name == "src", offset: html.offset + min(index, html.firstLineLength),
                in: article)
            parts.append(.text(bytes[start..<value.lowerBound]))
            let target = resolver.resolve(reference, into: &diagnostics)
            if case .elsewhere(_, isWeb: true) = target { external.append(reference) }
            parts.append(.link(target))
            start = value.upperBound
            index = start
        }
        parts.append(.text(bytes[start...]))
    }

    func write(into html: inout [UInt8], writeURL: (LinkTarget, inout [UInt8]) -> Void) {
        for part in parts {
            switch part {
            case .text(let text): html += text
            case .link(let target): writeURL(target, &html)
            }
        }
    }

    /// An attribute's name, and the range of its value between the quotes.
    static func attribute(in bytes: [UInt8], at index: Int) -> (name: String, value: Range<Int>)? {
        guard index > 0, bytes[index - 1] <= UInt8(ascii: " ") else { return nil }
        for name in ["href", "src"] {
            var end = index + name.utf8.count
            guard end < bytes.count, bytes[index..<end].lazy.map({ $0 | 0x20 }).elementsEqual(name.utf8) else {
                continue
            }
            while end < bytes.count, bytes[end] <= UInt8(ascii: " ") { end += 1 }
            guard end < bytes.count, bytes[end] == UInt8(ascii: "=") else { continue }
            end += 1
            while end < bytes.count, bytes[end] <= UInt8(ascii: " ") { end += 1 }
            guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") || bytes[end] == UInt8(ascii: "'"),
                let close = bytes[(end + 1)...].firstIndex(of: bytes[end])
            else { continue }
            return (name, end + 1..<close)
        }
        return nil
    }
}

extension RawHTMLNode {
    fileprivate var firstLineLength: Int {
        text.utf8.firstIndex(of: UInt8(ascii: "\n")).map { text.utf8.distance(from: text.startIndex, to: $0) }
            ?? text.utf8.count
    }
}
