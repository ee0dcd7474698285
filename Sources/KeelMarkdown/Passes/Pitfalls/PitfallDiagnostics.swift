package import KeelBase

extension DiagnosticCode {
    package static let markdownNumberAsList = DiagnosticCode(
        "markdown.number-as-list", .warning, "a date or an ordinal number at the start of a line is read as a list")
    package static let markdownMarkerSpace = DiagnosticCode(
        "markdown.no-break-space-marker", .warning, "a no-break space follows a heading's or a list's marker")
    package static let markdownLiteralUnderscore = DiagnosticCode(
        "markdown.literal-underscore", .warning, "underscores inside a word are no emphasis")
    package static let markdownLiteralAsterisks = DiagnosticCode(
        "markdown.literal-asterisks", .warning, "asterisks that look like emphasis are text")
    package static let markdownDetachedParticle = DiagnosticCode(
        "markdown.detached-particle", .warning, "a space sets a Korean particle apart from its word")
    package static let markdownGenericAsHTML = DiagnosticCode(
        "markdown.generic-as-html", .warning, "generic arguments outside of code are read as HTML")
    package static let markdownLinkApart = DiagnosticCode(
        "markdown.link-apart", .warning, "a space between a link's text and its destination makes it no link")
    package static let markdownLinkSpace = DiagnosticCode(
        "markdown.link-space", .warning, "a space in a link's destination makes it no link")
    package static let markdownMixedScript = DiagnosticCode(
        "markdown.mixed-script", .warning, "a word of code has a letter of another script that looks the same")
}

extension MarkdownCodes {
    static let pitfalls: [DiagnosticCode] = [
        .markdownNumberAsList, .markdownMarkerSpace, .markdownLiteralUnderscore, .markdownLiteralAsterisks,
        .markdownDetachedParticle,
        .markdownGenericAsHTML, .markdownLinkApart, .markdownLinkSpace, .markdownMixedScript,
    ]
}

extension MarkdownDiagnostics {
    static func numberAsList(_ number: Int32, in source: SourceText, at offset: Int, stop: Int) -> Diagnostic {
        Diagnostic(
            .markdownNumberAsList, in: source, at: offset,
            "'\(number).' at the start of the line is read as the number of a list",
            hint: "if it is a date or an ordinal number, write a backslash before the full stop: \(number)\\.")
    }

    static func markerSpace(_ marker: String, in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            .markdownMarkerSpace, in: source, at: offset,
            "a no-break space follows '\(marker)', so this is text and no \(marker.hasPrefix("#") ? "heading" : "list")",
            hint: "replace it with a plain space")
    }

    static func literalUnderscore(
        _ text: String, meant: String, in source: SourceText, at offset: Int
    ) -> Diagnostic {
        Diagnostic(
            .markdownLiteralUnderscore, in: source, at: offset,
            "'\(text)' is no emphasis: underscores inside a word are text",
            hint: "write \(meant)")
    }

    static func literalAsterisks(in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            .markdownLiteralAsterisks, in: source, at: offset,
            "these asterisks are no emphasis, and the page shows them",
            hint: "put no space or comma inside of them; if they are meant as text, write a backslash before each")
    }

    static func detachedParticle(_ particle: String, in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            .markdownDetachedParticle, in: source, at: offset,
            "a space sets the particle '\(particle)' apart from the word before it",
            hint: "remove the space")
    }

    static func genericAsHTML(_ text: String, in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            .markdownGenericAsHTML, in: source, at: offset, "a part of '\(text)' is read as an HTML tag",
            hint: "write it as code: `\(text)`")
    }

    static func linkApart(_ destination: String, in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            .markdownLinkApart, in: source, at: offset,
            "this is no link: a space stands between its text and '(\(destination))'",
            hint: "remove the space")
    }

    static func linkSpace(_ destination: String, in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            .markdownLinkSpace, in: source, at: offset,
            "this is no link: its destination '\(destination)' has a space",
            hint: "write (<\(destination)>), or %20 for the space")
    }

    static func mixedScript(
        _ word: String, _ letter: Unicode.Scalar, in source: SourceText, at offset: Int
    ) -> Diagnostic {
        let script =
            switch letter.value {
            case 0x370...0x3FF: "Greek"
            case 0x400...0x52F: "Cyrillic"
            default: "Latin"
            }
        return Diagnostic(
            .markdownMixedScript, in: source, at: offset,
            "'\(word)' has the \(script) letter '\(letter)' among letters of another script",
            hint: "type it again in one script")
    }
}
