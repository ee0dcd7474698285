import KeelBase

/// HTML as bytes, written as string literals in which every interpolated text is escaped.
///
///     let link: HTML = "<a href=\"\(path)\">\(title)</a>"
///
/// An interpolated `HTML` goes in as it is.
struct HTML: Sendable, ExpressibleByStringInterpolation {
    private(set) var bytes: [UInt8]

    init() { bytes = [] }

    /// Markup from a renderer that escapes by itself.
    init(markup: [UInt8]) { bytes = markup }

    init(stringLiteral literal: String) { bytes = Array(literal.utf8) }

    init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.html.bytes }

    var isEmpty: Bool { bytes.isEmpty }

    static func += (html: inout HTML, other: HTML) { html.bytes += other.bytes }

    static func + (left: HTML, right: HTML) -> HTML {
        var sum = left
        sum += right
        return sum
    }

    mutating func append(markup: some Sequence<UInt8>) { bytes += markup }

    mutating func append(literal: StaticString) { bytes.append(literal) }

    /// Escapes what would end a text or a double-quoted attribute.
    mutating func append(text: String) { bytes.appendEscaped(text) }

    struct StringInterpolation: StringInterpolationProtocol {
        var html = HTML()

        init(literalCapacity: Int, interpolationCount: Int) {
            html.bytes.reserveCapacity(literalCapacity + 16 * interpolationCount)
        }

        mutating func appendLiteral(_ literal: String) { html.bytes += literal.utf8 }

        mutating func appendInterpolation(_ text: String) { html.append(text: text) }

        mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }

        mutating func appendInterpolation(_ other: HTML) { html += other }

        /// Nothing, if there is nothing.
        mutating func appendInterpolation(_ other: HTML?) { if let other { html += other } }
    }
}

extension Sequence where Element == HTML {
    func joined(separator: HTML = HTML()) -> HTML {
        var isFirst = true
        return reduce(into: HTML()) { html, part in
            if !isFirst { html += separator }
            html += part
            isFirst = false
        }
    }
}
