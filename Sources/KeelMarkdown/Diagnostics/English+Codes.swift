import KeelBase

// What `keel help CODE` says.

extension HeadingCode {
    var english: Explanation {
        switch self {
        case .duplicateID:
            Explanation(
                "two headings of an article have the same explicit id", example: "## One {#same}\n\n## Two {#same}",
                wayOut: "give one of the two another id")
        case .idCharacters:
            Explanation(
                "a heading's explicit id has characters that do not belong in one",
                example: "## Заголовок {#заголовок}",
                wayOut: "write it in ASCII: all translations share it, and people type it in links")
        case .idSyntax:
            Explanation(
                "what looks like a heading's id is none", example: "## Heading {#short name}",
                wayOut: "write one without spaces, {#short-name}, or a backslash before the brace that is meant as text"
            )
        case .reservedID:
            Explanation(
                "a heading's explicit id is one that Keel gives to parts of a page", example: "## Code {#code.1}",
                wayOut: "give it an id without a dot")
        case .repeated:
            Explanation(
                "a heading's id needs a number to be unique", example: "## Use\n\n## Use",
                wayOut: "give it an id of its own: ## Use {#use-again}")
        }
    }
}

extension AdmonitionCode {
    var english: Explanation {
        switch self {
        case .unknown:
            Explanation(
                "a quotation begins with the mark of no admonition that there is", example: "> [!HINT]\n> Text.",
                wayOut: "write NOTE, TIP, IMPORTANT, WARNING or CAUTION")
        case .notAlone:
            Explanation(
                "the mark of an admonition has text beside it, so it is none", example: "> [!NOTE] Text.",
                wayOut: "put the text on the next line, after >")
        }
    }
}

extension FootnoteCode {
    var english: Explanation {
        switch self {
        case .undefined:
            Explanation(
                "a reference leads to no footnote", example: "Text[^none].",
                wayOut: "write [^none]: and the footnote at the start of a line, or a backslash before the bracket")
        case .unused:
            Explanation(
                "a footnote has no reference, so it is not shown", example: "[^a]: A footnote.",
                wayOut: "write [^a] where it belongs, or remove the footnote")
        case .repeated:
            Explanation(
                "two footnotes have the same label", example: "Text[^a].\n\n[^a]: One.\n\n[^a]: Two.",
                wayOut: "give one of the two another label")
        }
    }
}

extension LintCode {
    var english: Explanation {
        switch self {
        case .numberAsList:
            Explanation(
                "a date or an ordinal number at the start of a line is read as a list", example: "30. november 2026",
                wayOut: "write a backslash before the full stop: 30\\. november")
        case .markerSpace:
            Explanation(
                "a no-break space follows a heading's or a list's marker", example: "##\u{A0}Heading",
                wayOut: "replace it with a plain space")
        case .literalUnderscore:
            Explanation(
                "underscores inside a word are no emphasis", example: "_слово_ом",
                wayOut: "write asterisks: *слово*ом")
        case .literalAsterisks:
            Explanation(
                "asterisks that look like emphasis are text", example: "**слово,**у",
                wayOut: "put no space or comma inside of them, or a backslash before each that is meant as text")
        case .detachedParticle:
            Explanation(
                "a space sets a Korean particle apart from its word", example: "`코드` 를 읽는다",
                wayOut: "remove the space")
        case .genericAsHTML:
            Explanation(
                "generic arguments outside of code are read as HTML", example: "a Set<Int> of numbers",
                wayOut: "write them as code: `Set<Int>`")
        case .linkApart:
            Explanation(
                "a space between a link's text and its destination makes it no link",
                example: "[text] (https://example.org)", wayOut: "remove the space")
        case .linkSpace:
            Explanation(
                "a space in a link's destination makes it no link", example: "[text](my file.md)",
                wayOut: "write (<my file.md>), or %20 for the space")
        case .undefinedReference:
            Explanation(
                "a reference names a label that is nowhere defined, so it is no link", example: "[text][no-such-label]",
                wayOut: "define it on a line of its own: [no-such-label]: https://example.org")
        case .unseenFence:
            Explanation(
                "a line looks like the fence of a Swift block and begins none: its code is not checked",
                example: "- Step:\n\n        ```swift\n        print(1)\n        ```",
                wayOut: "indent the fence like the text around it, with an empty line before it and three backticks")
        case .mixedScript:
            Explanation(
                "a word of code has a letter of another script that looks the same", example: "`сlass`",
                wayOut: "type the word again in one script")
        case .tooLarge:
            Explanation(
                "an article is too large to be parsed", example: "a text of more than 256 MB",
                wayOut: "split it into several articles")
        }
    }
}
