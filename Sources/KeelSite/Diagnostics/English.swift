import KeelBase
import KeelContent

// The words of findings about images, raw HTML, diagrams, the folder `Site` and strings files.

extension ImageFault {
    var english: Wording {
        switch self {
        case .unreadable(let path):
            Wording(
                "\(path) is no \(path.split(separator: ".").last?.uppercased() ?? "") image, or is damaged",
                hint: "save it again from the program that made it")
        case .noAlternative:
            Wording(
                "the image says nothing to those who don't see it", hint: "write what it shows: ![what it shows](…)")
        }
    }
}

extension ImageCode {
    var english: Explanation {
        switch self {
        case .unreadable:
            Explanation(
                "an image's file isn't what its name says, or is damaged", example: "![a cat](text.png)",
                wayOut: "save the image again from the program that made it, or give the file its right ending")
        case .noAlternative:
            Explanation(
                "an image has no text for those who don't see it", example: "![](cat.png)",
                wayOut: "write what it shows between the brackets: ![a cat asleep](cat.png)")
        }
    }
}

extension HTMLFault {
    var english: Wording {
        switch self {
        case .omitted(let start, let isBlock):
            Wording(
                "raw HTML is left out of the page: \(start)",
                hint: isBlock
                    ? "write it as Markdown, or set html: allow in \(SiteLayout.configuration)"
                    : "put code between backticks, or set html: allow in \(SiteLayout.configuration)")
        case .reservedID(let id):
            Wording("the id '\(id)' is one of those that Keel gives to parts of a page", hint: "give it another id")
        case .takenID(let id):
            Wording(
                "the id '\(id)' is a heading's or another element's already", hint: "give one of the two another id")
        }
    }
}

extension HTMLCode {
    var english: Explanation {
        switch self {
        case .omitted:
            Explanation(
                "raw HTML was left out of a page", example: "a <b>bold</b> word",
                wayOut:
                    "write it as Markdown, put code between backticks, or set html: allow in \(SiteLayout.configuration)"
            )
        case .id:
            Explanation(
                "an id in raw HTML is on its page already, so a link can't say which of the two it means",
                example: "<p id=\"page.text\">",
                wayOut: "give the element an id that no heading and no other element has; Keel's own "
                    + "begin with 'page.', 'text.', 'code.', 'diagram.' and 'fn.'")
        }
    }
}

extension DiagramFault {
    var english: Wording {
        switch self {
        case .noProgram(let program):
            Wording(
                "the diagram can't be drawn: the program '\(program)' is not installed",
                hint: "install Graphviz: apt-get install graphviz, or brew install graphviz")
        case .failed(let message), .doubtful(let message): Wording("dot: \(message)")
        case .nothingDrawn(let ending): Wording("dot draws nothing of it (\(ending))")
        case .tooSlow(let seconds): Wording("dot was not done with it after \(seconds) seconds")
        case .sequence(.nothing):
            Wording("the sequence has no step", hint: "write who calls whom: a -> b: what is said")
        case .sequence(.unreadable(let line)):
            Wording(
                "'\(line)' is no line of a sequence",
                hint: "write lanes first, as 'a: Name', then 'a -> b: call', 'b --> a: answer' or 'note a: text'")
        case .sequence(.unknownLane(let name, let nearest)):
            Wording(
                "there is no lane '\(name)'",
                hint: nearest.map { "did you mean '\($0)'?" } ?? "name it in a line of its own first: '\(name): Name'")
        }
    }
}

extension DiagramCode {
    var english: Explanation {
        switch self {
        case .program:
            Explanation(
                "the program that draws diagrams isn't installed, or can't be started",
                example: "```dot alt=\"a leads to b\"\ndigraph { a -> b }\n```", wayOut: "install Graphviz")
        case .failed:
            Explanation(
                "a diagram can't be drawn", example: "```dot alt=\"a leads to b\"\ndigraph { a -> }\n```",
                wayOut: "mend the line that Graphviz names")
        case .doubtful:
            Explanation(
                "a diagram is drawn otherwise than it says",
                example: "```dot alt=\"a\"\ndigraph { a [shape=rond] }\n```",
                wayOut: "write a name that Graphviz knows")
        case .sequence:
            Explanation(
                "a sequence can't be drawn", example: "```sequence alt=\"a calls b\"\na: A\na -> b: call\n```",
                wayOut:
                    "name every lane first, then write a step a line: `a -> b: call`, `b --> a: answer`, `note a: text`"
            )
        }
    }
}

extension SiteFolderFault {
    var english: Wording {
        switch self {
        case .missingAsset(let path, let key, let nearest):
            Wording(
                "\"\(key)\" names \(SiteLayout.assets)/\(path), which isn't there",
                hint: nearest.map { "did you mean \"\($0)\"?" })
        case .navigation(let path, let nearest):
            Wording(
                "\"navigation\" names \"\(path)\", and no language has an article or a folder of that path",
                hint: nearest.map { "did you mean \"\($0)\"?" })
        case .unreadable(let reason): Wording(reason)
        }
    }
}

extension SiteFolderCode {
    var english: Explanation {
        switch self {
        case .missingAsset:
            Explanation(
                "\(SiteLayout.configuration) names a file that isn't in \(SiteLayout.assets)",
                example: "theme: {logo: no-such-logo.svg}",
                wayOut: "put the file into \(SiteLayout.assets), or name one that is there")
        case .navigation:
            Explanation(
                "the navigation in \(SiteLayout.configuration) names no article and no folder",
                example: "navigation: [no-such-article]",
                wayOut: "name articles and folders by their path below the language's folder, without .md")
        case .unreadable:
            Explanation(
                "a file of the folder \(SiteLayout.site) can't be read",
                example: "chmod 000 \(SiteLayout.theme("head"))",
                wayOut: "make it a file that may be read")
        }
    }
}

extension StringsFault {
    var english: Wording {
        switch self {
        case .unreadable(let reason): return Wording(reason)
        case .unknownKey(let key, let nearest):
            return Wording(
                "the interface has no text \"\(key)\"", hint: nearest.map { "did you mean \"\($0)\"?" })
        case .notOneText(let key): return Wording("\"\(key)\" must be one text")
        case .notPluralForms(let key):
            return Wording(
                "\"\(key)\" must have a text for each plural form: zero, one, two, few, many or other")
        case .missing(let language, let keys):
            let list = keys.prefix(8).joined(separator: ", ") + (keys.count > 8 ? ", … (\(keys.count) in all)" : "")
            return Wording(
                "the interface is partly in English on pages in \(language): \(list)",
                hint: "write the missing texts into this file; those in English are in en.yml of Keel's strings")
        }
    }
}

extension StringsCode {
    var english: Explanation {
        switch self {
        case .unreadable:
            Explanation(
                "a strings file can't be read", example: "chmod 000 \(SiteLayout.strings(Language("nl")))",
                wayOut: "make it a file that may be read")
        case .unknownKey:
            Explanation(
                "a strings file has a key that isn't used", example: "nekst: Verder",
                wayOut: "write the key as Keel's own strings files have it")
        case .missing:
            Explanation(
                "the interface has no text in a language of the site", example: "languages: {fi: {title: Suomeksi}}",
                wayOut: "write the texts into a file named after the language in \(SiteLayout.strings)")
        }
    }
}
