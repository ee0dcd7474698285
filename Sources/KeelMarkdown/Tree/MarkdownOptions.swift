/// Which passes run over the parsed tree. `commonMark` has all of them off.
package struct MarkdownOptions: Sendable, Hashable {
    /// `## Heading {#id}` sets an id, and headings without one get one made from their text.
    package var headingIDs = true
    /// Code indented by a tab after a bullet is read as the specification says, where libcmark 0.30 does not.
    package var repairsFenceIndentation = true

    package init() {}

    package static let commonMark: MarkdownOptions = {
        var options = MarkdownOptions()
        options.headingIDs = false
        options.repairsFenceIndentation = false
        return options
    }()
}

/// What becomes of raw HTML in an article.
package enum RawHTML: String, Sendable, Hashable, CaseIterable {
    /// Left out (`<!-- raw HTML omitted -->`), like `cmark` in its safe mode.
    case omit
    /// Shown as text.
    case escape
    /// Passed through, like `cmark --unsafe`.
    case allow
}
