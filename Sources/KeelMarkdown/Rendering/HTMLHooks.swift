/// What a link or an image leads to.
package enum LinkDestination: Sendable, Equatable {
    case asWritten
    /// Percent-encoded where it must be; what else may not stand in a URL is encoded.
    case replaced(String)
    /// As it stands in the attribute, escaped.
    case written([UInt8])
    /// Nowhere: a link becomes `<a>` without `href`, an image its description.
    case none
}

/// Where a page differs from plain CommonMark HTML. Every requirement has a default that changes nothing.
package protocol HTMLHooks {
    /// Appends what stands before every id, so that several documents fit on one page.
    mutating func idPrefix(inURL: Bool, into html: inout [UInt8])

    mutating func destination(of node: Document.NodeID, in document: Document) -> LinkDestination

    /// Appends attributes to a link, each with a space before it: ` rel="external"`.
    mutating func linkAttributes(_ node: Document.NodeID, in document: Document, into html: inout [UInt8])

    /// Writes a code block in its own way.
    /// - Returns: `false` to have it written as usual.
    mutating func codeBlock(
        _ node: Document.NodeID, in document: Document, into html: inout [UInt8]
    ) -> Bool

    /// Appends the level of a heading, 1 to 6.
    mutating func headingLevel(_ node: Document.NodeID, in document: Document, into html: inout [UInt8])

    /// Appends markup inside a heading, before its text.
    mutating func headingStart(_ node: Document.NodeID, in document: Document, into html: inout [UInt8])

    /// Appends markup inside a heading, after its text.
    mutating func headingEnd(_ node: Document.NodeID, in document: Document, into html: inout [UInt8])

    /// Words that no author wrote, in the language of the page.
    mutating func words(_ words: MarkupWords) -> String

    /// Appends attributes to an image, each with a space before it: ` width="12"`.
    mutating func imageAttributes(_ node: Document.NodeID, in document: Document, into html: inout [UInt8])

    /// Writes raw HTML that is allowed in its own way.
    /// - Returns: `false` to have it written as usual.
    mutating func rawHTML(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) -> Bool
}

extension HTMLHooks {
    package mutating func idPrefix(inURL: Bool, into html: inout [UInt8]) {}

    package mutating func rawHTML(
        _ node: Document.NodeID, in document: Document, into html: inout [UInt8]
    ) -> Bool { false }

    package mutating func destination(of node: Document.NodeID, in document: Document) -> LinkDestination {
        .asWritten
    }

    package mutating func linkAttributes(
        _ node: Document.NodeID, in document: Document, into html: inout [UInt8]
    ) {}

    package mutating func codeBlock(
        _ node: Document.NodeID, in document: Document, into html: inout [UInt8]
    ) -> Bool { false }

    package mutating func headingLevel(
        _ node: Document.NodeID, in document: Document, into html: inout [UInt8]
    ) {
        html.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: document.nodes[node].data))
    }

    package mutating func headingStart(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) {}

    package mutating func headingEnd(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) {}

    package mutating func words(_ words: MarkupWords) -> String { words.english }

    package mutating func imageAttributes(
        _ node: Document.NodeID, in document: Document, into html: inout [UInt8]
    ) {}
}

/// Plain CommonMark.
package struct NoHooks: HTMLHooks {
    package init() {}
}
