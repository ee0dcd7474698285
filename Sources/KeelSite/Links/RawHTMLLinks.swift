import KeelBase
import KeelContent
import KeelMarkdown

/// A piece of raw HTML with the links in it looked up, so that it obeys the same rules as Markdown.
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
        for link in HTMLLink.all(in: bytes) {
            // Lines of the source may be indented more than those of the text, so only the first line's place is exact.
            let reference = Reference(
                destination: link.destination(in: bytes), use: link.use,
                offset: html.offset + min(link.offset, html.firstLineLength), in: article)
            let target = resolver.resolve(reference, into: &diagnostics)
            if case .elsewhere(_, isWeb: true) = target { external.append(reference) }
            parts.append(.text(bytes[start..<link.value.lowerBound]))
            if !link.isQuoted { parts.append(.text([UInt8(ascii: "\"")])) }
            parts.append(.link(target))
            if !link.isQuoted { parts.append(.text([UInt8(ascii: "\"")])) }
            start = link.value.upperBound
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
}

extension RawHTMLNode {
    fileprivate var firstLineLength: Int {
        text.utf8.firstIndex(of: UInt8(ascii: "\n")).map { text.utf8.distance(from: text.startIndex, to: $0) }
            ?? text.utf8.count
    }
}
