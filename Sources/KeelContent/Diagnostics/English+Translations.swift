import KeelBase

// The words of findings about translations and their sources.

extension TranslationFault {
    var english: Wording {
        switch self {
        case .outdated(let text, let count, let source):
            Wording(
                "\(count) \(count == 1 ? "section is" : "sections are") not as in \(source)",
                hint: "bring the translation up to date, then run `keel stamp \(text)`")
        case .structure(let difference): Wording(difference.english)
        case .missingID(let here, let there):
            Wording(
                "the section has the id '\(here)', in the source '\(there)'",
                hint: "write {#\(there)} after the heading, so that the reader of another language finds it")
        case .damagedLines(let count, let text):
            Wording(
                "\(count == 1 ? "the line is" : "\(count) lines are") no digest and words, "
                    + "so what stood there counts as changed", hint: Self.stampAgain(text))
        case .noSourceLine(let text):
            Wording("the line 'source: LANGUAGE' is missing", hint: Self.stampAgain(text))
        case .otherSource(let language, let now, let text):
            Wording(
                "the translation was made from '\(language)', and the source is now '\(now)'",
                hint: Self.stampAgain(text))
        case .strayStamp(let isOfSource):
            Wording(
                isOfSource
                    ? "the article is the source itself, and needs no stamp" : "there is no translation of that path",
                hint: "delete the stamp, or rename it with its article")
        }
    }

    private static func stampAgain(_ text: TextID) -> String {
        "if the translation is current, run `keel stamp \(text)`"
    }
}

extension StructureDifference {
    fileprivate var english: String {
        switch self {
        case .level(let here, let there): "the heading has level \(here), in the source \(there)"
        case .missingSection(let title, let id): "the source's section '\(title)' (#\(id)) is not here"
        case .extraSection(let title): "the source has no section like '\(title)'"
        case .count(let kind, let here, let there):
            "\(kind.english(here)) here, \(kind.english(there)) in the source"
        }
    }
}

extension Section.Part.Kind {
    fileprivate func english(_ count: Int) -> String {
        let (singular, plural) =
            switch self {
            case .image: ("image", "images")
            case .link: ("link", "links")
            case .admonition: ("admonition", "admonitions")
            case .quotation: ("quotation", "quotations")
            case .table: ("table", "tables")
            case .row: ("row of a table", "rows of tables")
            case .list: ("list", "lists")
            case .code: ("block of code", "blocks of code")
            }
        return count == 0 ? "no \(singular)" : "\(count) \(count == 1 ? singular : plural)"
    }
}

extension TranslationRemark {
    var english: String {
        switch self {
        case .section(let title, let id, let kind): "'\(title)' (#\(id)) \(kind.english)"
        case .beginning(let kind): "the beginning \(kind.english)"
        case .sourceSection: "the source's section is here"
        case .sourcePlace: "the source's place is here"
        case .difference(let difference, let file, let line): "\(difference.english) (\(file):\(line))"
        }
    }
}

extension SectionChange.Kind {
    fileprivate var english: String {
        switch self {
        case .changed: "has changed"
        case .added: "was added"
        case .removed: "was removed"
        case .moved: "was moved"
        }
    }
}
