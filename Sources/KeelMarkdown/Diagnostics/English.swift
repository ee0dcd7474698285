import KeelBase

// The words of this module's findings.

extension HeadingFault {
    var english: Wording {
        switch self {
        case .duplicateID(let id):
            Wording("the heading id '\(id)' is already taken", hint: "give one of the two headings another id")
        case .idCharacters(let id):
            Wording(
                "the heading id '\(id)' has other characters than ASCII letters, digits, '-', '_' and '.'",
                hint: "an id is shared by all translations and typed in links: keep it to ASCII")
        case .idSyntax(let text):
            Wording(
                "'\(text)' is no heading id, and stays in the text",
                hint:
                    "an id stands last in its heading, without spaces, such as {#short-name}; there are no other attributes"
            )
        case .reservedID(let id):
            Wording(
                "the heading id '\(id)' is one of those that Keel gives to parts of a page", hint: "give it another id")
        case .repeated(let text, let id):
            Wording(
                "the heading '\(text)' is there already, so links to this one need the number in '#\(id)'",
                hint: "give it an id of its own: {#short-name}")
        }
    }
}

extension AdmonitionFault {
    var english: Wording {
        switch self {
        case .unknown(let word):
            Wording(
                "there is no admonition '[!\(word)]', so it stays a quotation",
                hint: suggestion(for: word.uppercased(), among: Self.known).map { "did you mean [!\($0)]?" }
                    ?? "there are \(Self.known.joined(separator: ", "))")
        case .notAlone(let word):
            Wording(
                "'[!\(word)]' has text beside it, so it stays in the quotation",
                hint: "put the text on the next line, after '>'")
        }
    }

    private static let known = AdmonitionKind.allCases.map { $0.name.uppercased() }
}

extension FootnoteFault {
    var english: Wording {
        switch self {
        case .undefined(let label, let nearest):
            Wording(
                "there is no footnote '\(label)'",
                hint: nearest.map { "did you mean [^\($0)]?" }
                    ?? "write '[^\(label)]: …' at the start of a line, outside lists and quotations, or '\\[' for a bracket"
            )
        case .unused(let label):
            Wording(
                "nothing refers to the footnote '\(label)', so it is not shown",
                hint: "write [^\(label)] where it belongs")
        case .repeated(let label):
            Wording(
                "the footnote '\(label)' is there already; the first one counts",
                hint: "give one of the two another label")
        }
    }
}

extension LintFault {
    var english: Wording {
        switch self {
        case .numberAsList(let number):
            Wording(
                "'\(number).' at the start of the line is read as the number of a list",
                hint: "if it is a date or an ordinal number, write a backslash before the full stop: \(number)\\.")
        case .markerSpace(let marker):
            Wording(
                "a no-break space follows '\(marker)', so this is text and no "
                    + (marker.hasPrefix("#") ? "heading" : "list"),
                hint: "replace it with a plain space")
        case .literalUnderscore(let text, let meant):
            Wording("'\(text)' is no emphasis: underscores inside a word are text", hint: "write \(meant)")
        case .literalAsterisks:
            Wording(
                "these asterisks are no emphasis, and the page shows them",
                hint: "put no space or comma inside of them; if they are meant as text, write a backslash before each")
        case .detachedParticle(let particle):
            Wording("a space sets the particle '\(particle)' apart from the word before it", hint: "remove the space")
        case .genericAsHTML(let text):
            Wording("a part of '\(text)' is read as an HTML tag", hint: "write it as code: `\(text)`")
        case .linkApart(let destination):
            Wording(
                "this is no link: a space stands between its text and '(\(destination))'", hint: "remove the space")
        case .linkSpace(let destination):
            Wording(
                "this is no link: its destination '\(destination)' has a space",
                hint: "write (<\(destination)>), or %20 for the space")
        case .undefinedReference(let label):
            Wording(
                "'[\(label)]' is nowhere defined, so this is no link",
                hint: "write '[\(label)]: address' on a line of its own, or a backslash before the brackets")
        case .unseenFence(let fence, let isSwift, let reason):
            Wording(
                "'\(fence)' looks like a \(isSwift ? "Swift block" : "block of code") and is none: \(reason.english)",
                hint: reason.wayOut)
        case .mixedScript(let word, let letter):
            Wording(
                "'\(word)' has the \(Self.script(of: letter)) letter '\(letter)' among letters of another script",
                hint: "type it again in one script")
        case .tooLarge(let limit):
            Wording("the article has more than \(limit >> 20) MB", hint: "split it")
        }
    }

    private static func script(of letter: Unicode.Scalar) -> String {
        switch letter.value {
        case 0x370...0x3FF: "Greek"
        case 0x400...0x52F: "Cyrillic"
        default: "Latin"
        }
    }
}

extension MarkdownRemark {
    var english: String {
        switch self {
        case .firstUse: "first used here"
        case .otherHeading: "the other heading is here"
        case .firstFootnote: "the first is here"
        }
    }
}

extension LintFault.NoFence {
    fileprivate var english: String {
        switch self {
        case .indented: "it is indented by four columns or more, which makes it code as it stands"
        case .afterText: "it is indented, and goes on with the text before it"
        case .behindText: "text stands before it on its line"
        case .invisible(let sign):
            "a character that is no plain space stands before it (U+\(English.hexadecimal(sign)))"
        case .backtick: "a backtick follows on its line"
        case .short: "a fence has three characters or more"
        case .quotationMarks: "its marks are no backticks"
        case .insideCode(let line): "it stands in the block of line \(line), which is not closed before"
        case .inHTML(let line): "it stands in the HTML that begins in line \(line)"
        }
    }

    fileprivate var wayOut: String {
        switch self {
        case .indented: "indent it like the text around it; to show a fence, put it between longer ones"
        case .afterText: "put an empty line before it, and indent it like the text around it"
        case .backtick: "write ~~~ for the fence"
        case .behindText: "put it on a line of its own"
        case .invisible: "remove it"
        case .short, .quotationMarks: "write three backticks"
        case .insideCode: "close that block on a line of its own; to show a fence in it, give it longer ones"
        case .inHTML: "put an empty line before it"
        }
    }
}

private enum English {
    static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
