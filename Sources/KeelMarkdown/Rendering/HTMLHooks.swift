/// Where a page differs from plain CommonMark HTML. Every requirement has a default that changes nothing.
package protocol HTMLHooks {
    /// The destination to write for a link or an image, not yet percent-encoded; `nil` keeps the author's.
    mutating func destination(of node: Document.NodeID, in document: Document) -> String?

    /// Writes a code block in its own way.
    /// - Returns: `false` to have it written as usual.
    mutating func codeBlock(
        _ node: Document.NodeID, in document: Document, into html: inout [UInt8]
    ) -> Bool

    /// Appends markup inside a heading, after its text.
    mutating func headingEnd(_ node: Document.NodeID, in document: Document, into html: inout [UInt8])

    /// Appends attributes to an image, each with a space before it: ` width="12"`.
    mutating func imageAttributes(_ node: Document.NodeID, in document: Document, into html: inout [UInt8])
}

extension HTMLHooks {
    package mutating func destination(of node: Document.NodeID, in document: Document) -> String? { nil }

    package mutating func codeBlock(
        _ node: Document.NodeID, in document: Document, into html: inout [UInt8]
    ) -> Bool { false }

    package mutating func headingEnd(_ node: Document.NodeID, in document: Document, into html: inout [UInt8]) {}

    package mutating func imageAttributes(
        _ node: Document.NodeID, in document: Document, into html: inout [UInt8]
    ) {}
}

/// Plain CommonMark.
package struct NoHooks: HTMLHooks {
    package init() {}
}
