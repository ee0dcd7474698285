/// What a link or an image leads to.
package enum LinkDestination: Sendable, Equatable {
    case asWritten
    /// Percent-encoded where it must be; what else may not stand in a URL is encoded.
    case replaced(String)
    /// Nowhere: a link becomes `<a>` without `href`, an image its description.
    case none
}

/// Where a page differs from plain CommonMark HTML. Every requirement has a default that changes nothing.
package protocol HTMLHooks {
    /// Stands before every id, so that several documents fit on one page.
    var idPrefix: String { get }

    mutating func destination(of node: Document.NodeID, in document: Document) -> LinkDestination

    /// Appends attributes to a link, each with a space before it: ` rel="external"`.
    mutating func linkAttributes(_ node: Document.NodeID, in document: Document, into html: inout [UInt8])

    /// Writes a code block in its own way.
    /// - Returns: `false` to have it written as usual.
    mutating func codeBlock(
        _ node: Document.NodeID, in document: Document, into html: inout [UInt8]
    ) -> Bool

    /// 1 to 6.
    mutating func headingLevel(_ node: Document.NodeID, in document: Document) -> Int

    /// Appends markup inside a heading, before its text.
    mutating func headingStart(_ node: Document.NodeID, in document: Document, into html: inout [UInt8])

    /// Appends markup inside a heading, after its text.
    mutating func headingEnd(_ node: Document.NodeID, in document: Document, into html: inout [UInt8])

    /// Appends attributes to an image, each with a space before it: ` width="12"`.
    mutating func imageAttributes(_ node: Document.NodeID, in document: Document, into html: inout [UInt8])

    /// Writes raw HTML that is allowed in its own way.
    /// - Returns: `false` to have it written as usual.
    mutating func rawHTML(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) -> Bool
}

extension HTMLHooks {
    package var idPrefix: String { "" }

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

    package mutating func headingLevel(_ node: Document.NodeID, in document: Document) -> Int {
        Int(document.nodes[node].data)
    }

    package mutating func headingStart(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) {}

    package mutating func headingEnd(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) {}

    package mutating func imageAttributes(
        _ node: Document.NodeID, in document: Document, into html: inout [UInt8]
    ) {}
}

/// Plain CommonMark.
package struct NoHooks: HTMLHooks {
    package init() {}
}
