import KeelBase
import KeelContent
import KeelMarkdown

/// A piece of raw HTML with the links in it looked up, so that it obeys the same rules as Markdown.
struct RawHTMLLinks: Sendable {
    private enum Part: Sendable {
        case text(ArraySlice<UInt8>)
        case link(LinkTarget)
        /// Before the name of an element, which must be another one on the page of all articles.
        case idPrefix
    }

    private var parts: [Part] = []
    /// Those that lead to other sites.
    private(set) var external: [Reference] = []

    init(_ html: RawHTMLNode, in article: Article, resolver: LinkResolver, into diagnostics: inout [Diagnostic]) {
        let bytes = Array(html.text.utf8)
        let links = HTMLLink.all(in: bytes).map { Place(value: $0.value, isQuoted: $0.isQuoted, link: $0) }
        let names = HTMLName.all(in: bytes).map { Place(value: $0.value, isQuoted: $0.isQuoted, link: nil) }
        var start = 0
        for place in (links + names).sorted(by: { $0.value.lowerBound < $1.value.lowerBound }) {
            parts.append(.text(bytes[start..<place.value.lowerBound]))
            start = place.value.lowerBound
            if !place.isQuoted { parts.append(.text([UInt8(ascii: "\"")])) }
            if let link = place.link {
                let reference = Reference(
                    destination: link.destination(in: bytes), use: link.use, offset: html.place(of: link.offset),
                    in: article)
                let target = resolver.resolve(reference, into: &diagnostics)
                if case .elsewhere(_, isWeb: true) = target { external.append(reference) }
                parts.append(.link(target))
            } else {
                parts += [.idPrefix, .text(bytes[place.value])]
            }
            start = place.value.upperBound
            if !place.isQuoted { parts.append(.text([UInt8(ascii: "\"")])) }
        }
        parts.append(.text(bytes[start...]))
    }

    private struct Place {
        let value: Range<Int>
        let isQuoted: Bool
        /// `nil`: the name of an element.
        let link: HTMLLink?
    }

    func write(into html: inout [UInt8], writeURL: (LinkTarget, inout [UInt8]) -> Void) {
        for part in parts {
            switch part {
            case .text(let text): html += text
            case .link(let target): writeURL(target, &html)
            case .idPrefix: Mark.idPrefix.write(into: &html)
            }
        }
    }

    /// Ids that are Keel's, a heading's or another element's.
    static func anchorFaults(in article: Article) -> [Diagnostic] {
        var taken = Set(article.headings.map(\.id))
        return article.rawHTML.flatMap { html in
            html.anchors.compactMap { anchor -> Diagnostic? in
                let offset = html.place(of: anchor.offset)
                if ReservedID.isReserved(anchor.id) {
                    return Diagnostic(HTMLFault.reservedID(anchor.id), in: article.source, at: offset)
                }
                guard !taken.insert(anchor.id).inserted else { return nil }
                return Diagnostic(HTMLFault.takenID(anchor.id), in: article.source, at: offset)
            }
        }
    }
}

/// An id in raw HTML, or what names one.
private struct HTMLName {
    let value: Range<Int>
    let isQuoted: Bool

    static func all(in html: [UInt8]) -> [HTMLName] {
        HTMLTag.all(in: html).flatMap { tag in
            tag.attributes.flatMap { attribute -> [HTMLName] in
                guard attribute.isAnchor(of: tag) || references.contains(attribute.name) else { return [] }
                let names = html[attribute.value].split(whereSeparator: \.isASCIISpace)
                return names.map { HTMLName(value: $0.indices, isQuoted: attribute.isQuoted) }
            }
        }
    }

    /// Attributes whose values are ids.
    private static let references: Set<String> = [
        "for", "headers", "list", "popovertarget", "aria-labelledby", "aria-describedby", "aria-controls",
        "aria-details",
        "aria-owns", "aria-flowto",
    ]
}

extension RawHTMLNode {
    /// Lines of the source may be indented more than those of the text, so only the first line's places are exact.
    fileprivate func place(of offset: Int) -> Int { self.offset + min(offset, firstLineLength) }

    private var firstLineLength: Int {
        text.utf8.firstIndex(of: UInt8(ascii: "\n")).map { text.utf8.distance(from: text.startIndex, to: $0) }
            ?? text.utf8.count
    }
}
