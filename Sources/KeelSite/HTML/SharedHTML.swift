import KeelBase

/// HTML of an article with marks where the pages differ that it stands on.
struct SharedHTML: Sendable {
    /// A page that the text stands on.
    enum Place: Sendable {
        case ownPage
        /// - Parameter idPrefix: stands before every id of the article.
        case printPage(idPrefix: String)
    }

    /// A piece that is another on each page.
    struct Choice: Sendable {
        let own: [UInt8]
        let print: [UInt8]
    }

    let bytes: [UInt8]
    let choices: [Choice]

    /// A part of the HTML as it is on one of the pages.
    func html(_ range: Range<Int>, in place: Place) -> HTML {
        var html: [UInt8] = []
        html.reserveCapacity(range.count + range.count / 8)
        let prefix = IDPrefix(place)
        bytes.withUnsafeBufferPointer { buffer in
            var rest = buffer[range]
            while let mark = rest.firstIndex(of: Mark.start) {
                html += rest[..<mark]
                rest = rest[(mark + 1)...]
                guard let mark = Mark(reading: &rest) else { continue }
                append(mark, prefix, place, to: &html)
            }
            html += rest
        }
        return HTML(markup: html)
    }

    private func append(_ mark: Mark, _ prefix: IDPrefix, _ place: Place, to html: inout [UInt8]) {
        switch (mark, place) {
        case (.idPrefix, _): html += prefix.escaped
        case (.idPrefixInURL, _): html += prefix.inURL
        case (.idPrefixEncoded, _): html += prefix.encoded
        case (.headingLevel(let level), .ownPage): html.append(UInt8(ascii: "0") + UInt8(level))
        // Below the page's own title.
        case (.headingLevel(let level), .printPage): html.append(UInt8(ascii: "0") + UInt8(min(level + 1, 6)))
        case (.choice(let index), .ownPage): html += choices[index].own
        case (.choice(let index), .printPage): html += choices[index].print
        }
    }

    private struct IDPrefix {
        var escaped: [UInt8] = []
        var inURL: [UInt8] = []
        var encoded: [UInt8] = []

        init(_ place: Place) {
            guard case .printPage(let prefix) = place else { return }
            escaped.appendEscaped(prefix)
            inURL.appendURL(prefix.utf8)
            encoded.appendEscaped(PercentEncoding.encode(prefix))
        }
    }
}
