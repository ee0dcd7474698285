package import KeelBase

extension DiagnosticCode {
    package static let headingIDDuplicate = DiagnosticCode(
        "heading.duplicate-id", .error, "two headings of an article have the same explicit id")
    package static let headingIDCharacters = DiagnosticCode(
        "heading.id-characters", .warning, "a heading's explicit id has characters that do not belong in one")
    package static let headingIDSyntax = DiagnosticCode(
        "heading.id-syntax", .error, "what looks like a heading's id is none")
    package static let headingRepeated = DiagnosticCode(
        "heading.repeated", .warning, "a heading's id needs a number to be unique")
    package static let admonitionUnknown = DiagnosticCode(
        "admonition.unknown", .warning, "a quotation begins with the mark of no admonition that there is")
    package static let admonitionNotAlone = DiagnosticCode(
        "admonition.not-alone", .warning, "the mark of an admonition has text beside it, so it is none")
    package static let footnoteUndefined = DiagnosticCode(
        "footnote.undefined", .warning, "a reference leads to no footnote")
    package static let footnoteUnused = DiagnosticCode(
        "footnote.unused", .warning, "a footnote has no reference, so it is not shown")
    package static let footnoteRepeated = DiagnosticCode(
        "footnote.repeated", .warning, "two footnotes have the same label")
    package static let markdownTooLarge = DiagnosticCode(
        "markdown.too-large", .error, "an article is too large to be parsed")
}

package enum MarkdownCodes {
    package static let all: [DiagnosticCode] =
        [
            .headingIDDuplicate, .headingIDCharacters, .headingIDSyntax, .headingRepeated, .admonitionUnknown,
            .admonitionNotAlone, .footnoteUndefined, .footnoteUnused, .footnoteRepeated, .markdownTooLarge,
        ] + pitfalls
}

/// The words of this module's findings.
enum MarkdownDiagnostics {
    static func duplicateID(_ id: String, in source: SourceText, at offset: Int, first: Int) -> Diagnostic {
        Diagnostic(
            .headingIDDuplicate, in: source, at: offset, "the heading id '\(id)' is already taken",
            hint: "give one of the two headings another id",
            notes: [.init("first used here", file: source.path, position: source.position(at: first))])
    }

    static func idCharacters(_ id: String, in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            .headingIDCharacters, in: source, at: offset,
            "the heading id '\(id)' has other characters than ASCII letters, digits, '-', '_' and '.'",
            hint: "an id is shared by all translations and typed in links: keep it to ASCII")
    }

    static func idSyntax(_ text: String, in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            .headingIDSyntax, in: source, at: offset, "'\(text)' is no heading id, and stays in the text",
            hint: "write an id without spaces, such as {#short-name}")
    }

    static func repeated(_ text: String, id: String, in source: SourceText, at offset: Int, first: Int) -> Diagnostic {
        Diagnostic(
            .headingRepeated, in: source, at: offset,
            "the heading '\(text)' is there already, so links to this one need the number in '#\(id)'",
            hint: "give it an id of its own: {#short-name}",
            notes: [.init("the other heading is here", file: source.path, position: source.position(at: first))])
    }

    static func unknownAdmonition(_ word: String, in source: SourceText, at offset: Int) -> Diagnostic {
        let known = AdmonitionKind.allCases.map { $0.name.uppercased() }
        return Diagnostic(
            .admonitionUnknown, in: source, at: offset, "there is no admonition '[!\(word)]', so it stays a quotation",
            hint: suggestion(for: word.uppercased(), among: known).map { "did you mean [!\($0)]?" }
                ?? "there are \(known.joined(separator: ", "))")
    }

    static func admonitionNotAlone(_ word: String, in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            .admonitionNotAlone, in: source, at: offset,
            "'[!\(word)]' has text beside it, so it stays in the quotation",
            hint: "put the text on the next line, after '>'")
    }

    static func undefinedFootnote(
        _ label: String, nearest: String?, in source: SourceText, at offset: Int
    ) -> Diagnostic {
        Diagnostic(
            .footnoteUndefined, in: source, at: offset, "there is no footnote '\(label)'",
            hint: nearest.map { "did you mean [^\($0)]?" }
                ?? "write '[^\(label)]: …' at the start of a line, outside lists and quotations, or '\\[' for a bracket"
        )
    }

    static func unusedFootnote(_ label: String, in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            .footnoteUnused, in: source, at: offset, "nothing refers to the footnote '\(label)', so it is not shown",
            hint: "write [^\(label)] where it belongs")
    }

    static func repeatedFootnote(_ label: String, in source: SourceText, at offset: Int, first: Int) -> Diagnostic {
        Diagnostic(
            .footnoteRepeated, in: source, at: offset, "the footnote '\(label)' is there already; the first one counts",
            hint: "give one of the two another label",
            notes: [.init("the first is here", file: source.path, position: source.position(at: first))])
    }

    static func tooLarge(in source: SourceText) -> Diagnostic {
        Diagnostic(
            .markdownTooLarge, file: source.path, "the article has more than \(Document.sizeLimit >> 20) MB",
            hint: "split it")
    }
}
