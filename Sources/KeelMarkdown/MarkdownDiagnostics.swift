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
    package static let markdownTooLarge = DiagnosticCode(
        "markdown.too-large", .error, "an article is too large to be parsed")
}

package enum MarkdownCodes {
    package static let all: [DiagnosticCode] =
        [
            .headingIDDuplicate, .headingIDCharacters, .headingIDSyntax, .headingRepeated, .markdownTooLarge,
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

    static func tooLarge(in source: SourceText) -> Diagnostic {
        Diagnostic(
            .markdownTooLarge, file: source.path, "the article has more than \(Document.sizeLimit >> 20) MB",
            hint: "split it")
    }
}
