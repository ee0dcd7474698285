/// Which passes run over the parsed tree. `commonMark` has all of them off.
package struct MarkdownOptions: Sendable, Hashable {
    /// `## Heading {#id}` sets an id, and headings without one get one made from their text.
    package var headingIDs = true
    /// Code indented by a tab after a bullet is read as the specification says, where libcmark 0.30 does not.
    package var repairsFenceIndentation = true
    package var tables = true
    /// `[^a]` and `[^a]: text`.
    package var footnotes = true
    /// `~~text~~`
    package var strikethrough = true
    /// `- [x] text`
    package var taskLists = true
    /// Web and e-mail addresses without angle brackets.
    package var bareLinks = true
    /// `> [!NOTE]`
    package var admonitions = true
    /// An image with a title, alone in its paragraph, has the title as caption.
    package var figures = true

    /// Quotation marks, dashes, apostrophes and no-break spaces as `language` wants them.
    package var typography = true
    /// `**값(struct)**은` is bold, where CommonMark leaves the asterisks beside a bracket and a letter.
    package var emphasis = true
    /// What the writer can't see, such as a date read as a list, is reported.
    package var lints = true
    /// `nil`: not known; nothing is done for any language.
    package var language: TextLanguage?

    package init() {}

    package static let commonMark: MarkdownOptions = {
        var options = MarkdownOptions()
        options.headingIDs = false
        options.repairsFenceIndentation = false
        options.tables = false
        options.footnotes = false
        options.strikethrough = false
        options.taskLists = false
        options.bareLinks = false
        options.admonitions = false
        options.figures = false
        options.typography = false
        options.emphasis = false
        options.lints = false
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
