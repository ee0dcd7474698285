import KeelBase
import KeelMarkdown

// The words of this module's findings, by area: YAML, configuration, fences, paths, content.

private func didYouMean(_ word: String, _ candidates: [String], otherwise: String? = nil) -> String? {
    suggestion(for: word, among: candidates).map { "did you mean '\($0)'?" } ?? otherwise
}

private func list(_ words: [String]) -> String { words.joined(separator: ", ") }

private func note(_ message: String, in source: SourceText, at offset: Int) -> Diagnostic.Note {
    Diagnostic.Note(message, file: source.path, position: source.position(at: offset))
}

extension YAMLArea {
    fileprivate var syntax: DiagnosticCode { self == .frontMatter ? .frontMatterSyntax : .configurationSyntax }
    fileprivate var unknownKey: DiagnosticCode {
        self == .frontMatter ? .frontMatterUnknownKey : .configurationUnknownKey
    }
    fileprivate var badValue: DiagnosticCode { self == .frontMatter ? .frontMatterBadValue : .configurationBadValue }
}

// MARK: YAML and front matter

extension Diagnostic {
    static func yamlFault(_ fault: YAMLFault, in source: SourceText, _ area: YAMLArea) -> Diagnostic {
        var notes: [Note] = []
        let message: String
        var hint: String? = quotingHint(in: source, at: fault.offset)
        switch fault.kind {
        case .syntax(let problem): message = "not valid YAML: \(problem)"
        case .anchor: message = "anchors and aliases ('&' and '*') are not taken"
        case .tag: message = "tags ('!') are not taken"
        case .keyIsNoText: message = "a key must be a text"
        case .severalDocuments:
            message = "a second YAML document begins here"
            hint = nil
        case .tooDeep:
            message = "nested too deep"
            hint = "if it is meant as text, put it in quotes"
        case .duplicateKey(let key, let first):
            message = "the key '\(key)' is there twice"
            hint = "remove one of the two"
            notes = [note("first given here", in: source, at: first)]
        }
        return Diagnostic(area.syntax, in: source, at: fault.offset, message, hint: hint, notes: notes)
    }

    /// Nearly every fault in front matter is a value that needs quotes: shows the line with them.
    private static func quotingHint(in source: SourceText, at offset: Int) -> String {
        let range = source.lineRange(source.lineIndex(at: offset))
        let line = String(decoding: source.bytes[range], as: UTF8.self)
        if line.contains("\t") { return "indent with spaces, not tabs, and put texts with special signs in quotes" }
        guard let colon = line.firstRange(of: ": ") else { return "put texts with special signs in quotes" }
        let value = line[colon.upperBound...].drop { $0 == " " }
        guard let first = value.first, first != "\"", first != "'", value.count < 200 else {
            return "each line is 'key: value', and a quoted value ends with its quote"
        }
        let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "put the value in quotes: \(line[..<colon.lowerBound]): \"\(escaped)\""
    }

    static func unknownKey(_ entry: YAMLEntry, in source: SourceText, _ area: YAMLArea, known: [String]) -> Diagnostic {
        Diagnostic(
            area.unknownKey, in: source, at: entry.keyOffset, "unknown key '\(entry.key)'",
            hint: didYouMean(entry.key, known, otherwise: "the keys are \(list(known))"))
    }

    static func wrongValue(
        _ entry: YAMLEntry, in source: SourceText, _ area: YAMLArea, expected: String
    ) -> Diagnostic {
        Diagnostic(area.badValue, in: source, at: entry.value.offset, "'\(entry.key)' must be \(expected)")
    }

    static func emptyValue(_ entry: YAMLEntry, in source: SourceText, _ area: YAMLArea) -> Diagnostic {
        Diagnostic(
            area.badValue, in: source, at: entry.keyOffset, "'\(entry.key)' has no value",
            hint: "give it one, or remove the line")
    }

    static func unknownValue(
        _ value: String, of entry: YAMLEntry, in source: SourceText, _ area: YAMLArea, among known: [String]
    ) -> Diagnostic {
        Diagnostic(
            area.badValue, in: source, at: entry.value.offset, "'\(entry.key)' can't be '\(value)'",
            hint: didYouMean(value, known, otherwise: "it can be \(list(known))"))
    }

    static func unclosedFrontMatter(in source: SourceText, suspect: Int?) -> Diagnostic {
        Diagnostic(
            .frontMatterUnclosed, file: source.path, position: SourcePosition(line: 1, column: 1),
            "front matter opened here, never closed",
            hint: "close it with a line '---' before the text; for a rule at the very top write '***'",
            notes: suspect.map { [note("this line is neither YAML nor '---'", in: source, at: $0)] } ?? [])
    }

    static func frontMatterIsNoMapping(in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            .frontMatterSyntax, in: source, at: offset, "front matter must be lines of 'key: value'",
            hint: "for a rule at the very top write '***'")
    }
}

// MARK: Configuration

extension Diagnostic {
    static func noConfiguration(_ error: any Error) -> Diagnostic {
        Diagnostic(
            .configurationMissing, file: SiteConfiguration.path, "\(error)",
            hint: "a site needs this file; the least it can say is\nlanguages:\n  nl: {title: \"Mijn site\"}")
    }

    static func configurationIsNoMapping(in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            .configurationSyntax, in: source, at: offset, "the configuration must be lines of 'key: value'",
            hint: "the least it can say is\nlanguages:\n  nl: {title: \"Mijn site\"}")
    }

    static func noLanguages(in source: SourceText) -> Diagnostic {
        Diagnostic(
            .configurationBadValue, in: source, at: 0, "'languages' is missing",
            hint: "name each language and its site's title:\nlanguages:\n  nl: {title: \"Mijn site\"}")
    }

    static func languagesAreNoMapping(_ entry: YAMLEntry, in source: SourceText) -> Diagnostic {
        Diagnostic(
            .configurationBadValue, in: source, at: entry.keyOffset,
            "'languages' must have a language in each line, with the title of its site",
            hint: "languages:\n  nl: {title: \"Mijn site\"}")
    }

    static func languageWithoutTitle(_ language: YAMLEntry, in source: SourceText) -> Diagnostic {
        Diagnostic(
            .configurationBadValue, in: source, at: language.keyOffset, "the language '\(language.key)' needs a title",
            hint: "\(language.key): {title: \"…\"}")
    }

    static func languageTwice(_ language: YAMLEntry, _ first: YAMLEntry, in source: SourceText) -> Diagnostic {
        Diagnostic(
            .configurationBadValue, in: source, at: language.keyOffset,
            "the language '\(language.key)' is there twice", hint: "case does not matter in a language's tag",
            notes: [note("first given here, as '\(first.key)'", in: source, at: first.keyOffset)])
    }

    static func languageTag(_ language: YAMLEntry, _ fault: LanguageTag.Fault, in source: SourceText) -> Diagnostic {
        let tag = language.key
        switch fault {
        case .malformed:
            return Diagnostic(
                .configurationBadValue, in: source, at: language.keyOffset, "'\(tag)' is no language tag",
                hint: "use the two or three letters of BCP 47, such as nl or pt-BR")
        case .notALanguage:
            return Diagnostic(
                .configurationLanguageTag, in: source, at: language.keyOffset, "'\(tag)' is no known language")
        case .country(let meant):
            return Diagnostic(
                .configurationLanguageTag, in: source, at: language.keyOffset,
                "'\(tag)' is a country's code, and browsers and screen readers take it for a language",
                hint: "did you mean '\(meant)'?")
        }
    }
}

// MARK: Paths

extension Diagnostic {
    static func slug(_ slug: String, _ fault: PathRules.Fault, in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            fault == .outside ? .slugOutside : .slugInvalid, in: source, at: offset,
            "the slug '\(printable(slug))' \(words(fault))", hint: pathHint(fault))
    }

    static func alias(_ alias: String, _ fault: PathRules.Fault, in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            fault == .outside ? .slugOutside : .slugInvalid, in: source, at: offset,
            "the alias '\(printable(alias))' \(words(fault))", hint: pathHint(fault))
    }

    static func fileName(_ path: String, _ fault: PathRules.Fault) -> Diagnostic {
        Diagnostic(.contentFileName, file: "Content/\(path)", "the name \(words(fault))", hint: "rename it")
    }

    private static func pathHint(_ fault: PathRules.Fault) -> String {
        switch fault {
        case .suffix: "leave the ending out"
        case .index: "call the article's file index.md"
        case .empty: "remove the line, and the page is named after its file"
        default: "a slug is the page's path below its language's folder, such as 'guide/first'"
        }
    }

    private static func words(_ fault: PathRules.Fault) -> String {
        switch fault {
        case .empty: "is empty"
        case .outside: "leads out of the folder of its language"
        case .emptyPart: "has an empty part"
        case .control: "has invisible control characters"
        case .sign(let sign): "has '\(sign)', which file names can't have on Windows"
        case .percentEncoded: "has a percent-encoded character, which browsers decode"
        case .reserved(let name): "is '\(name)', the name of a device on Windows"
        case .edge: "has a part that begins with a dot or ends with one, or has a space there"
        case .tooLong: "has a part of more than 200 bytes"
        case .suffix: "has the ending of a file"
        case .index: "is that of a section's own page"
        }
    }

    private static func printable(_ text: String) -> String {
        String(text.map { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? "\u{FFFD}" : $0 })
    }

    static func pathTaken(_ claim: PageClaims.Claim, by holder: PageClaims.Claim) -> Diagnostic {
        let rest = claim.origin == .alias ? "the alias is left out" : "one of the two needs another slug or name"
        return Diagnostic(
            .slugCollision, file: claim.file, position: claim.position,
            "'\(claim.path)' is the place of \(holder.file) already", hint: rest, notes: [holderNote(holder)])
    }

    static func pathDiffersInForm(_ claim: PageClaims.Claim, _ holder: PageClaims.Claim) -> Diagnostic {
        let difference =
            claim.path.precomposedForm.utf8.elementsEqual(holder.path.precomposedForm.utf8)
            ? "the Unicode normal form of their names" : "upper and lower case"
        return Diagnostic(
            .slugCaseCollision, file: claim.file, position: claim.position,
            "'\(claim.path)' and '\(holder.path)' of \(holder.file) differ in \(difference) only",
            hint: "they are one file on macOS and Windows: rename one of the two", notes: [holderNote(holder)])
    }

    static func pathBelowFile(_ claim: PageClaims.Claim, _ holder: PageClaims.Claim) -> Diagnostic {
        Diagnostic(
            .slugCollision, file: claim.file, position: claim.position,
            "'\(claim.path)' needs a folder where \(holder.file) puts the file '\(holder.path)'",
            hint: "rename one of the two", notes: [holderNote(holder)])
    }

    private static func holderNote(_ holder: PageClaims.Claim) -> Note {
        Note("the other one is here", file: holder.file, position: holder.position)
    }
}

// MARK: Content

extension Diagnostic {
    static func noContent(_ error: any Error, languages: [Language]) -> Diagnostic {
        let folder = languages.first?.tag ?? "nl"
        return Diagnostic(
            .contentMissing, file: "Content", "\(error)", hint: "articles are Markdown files in Content/\(folder)")
    }

    static func unreadable(_ file: String, _ error: any Error) -> Diagnostic {
        Diagnostic(.contentUnreadable, file: file, "\(error)")
    }

    static func notUTF8(in source: SourceText, at offset: Int) -> Diagnostic {
        let isUTF16 = source.bytes.starts(with: [0xFF, 0xFE]) || source.bytes.starts(with: [0xFE, 0xFF])
        return Diagnostic(
            .contentNotUTF8, in: source, at: offset,
            isUTF16 ? "the file is UTF-16, not UTF-8" : "this byte is not part of UTF-8 text",
            hint: "save the file as UTF-8")
    }

    static func noTitle(in source: SourceText) -> Diagnostic {
        Diagnostic(
            .contentNoTitle, file: source.path, position: SourcePosition(line: 1, column: 1),
            "the article has no title", hint: "begin its text with '# Title', or put 'title: …' into its front matter")
    }

    static func secondTitle(_ heading: Heading, first: Heading, in source: SourceText) -> Diagnostic {
        Diagnostic(
            .contentSecondTitle, in: source, at: heading.offset, "a second level-1 heading",
            hint: "a page has one title: write '##' for its sections",
            notes: [note("the first is here", in: source, at: first.offset)])
    }

    static func unknownSource(
        _ language: Language, languages: [Language], in source: SourceText, at offset: Int
    ) -> Diagnostic {
        let tags = languages.map(\.tag)
        return Diagnostic(
            .contentSource, in: source, at: offset, "the source '\(language)' is no language of this site",
            hint: didYouMean(language.tag, tags, otherwise: "the languages are \(list(tags))"))
    }

    static func sourceWithoutText(
        _ language: Language, _ id: ArticleID, in source: SourceText, at offset: Int
    ) -> Diagnostic {
        Diagnostic(
            .contentSource, in: source, at: offset, "the source language '\(language)' has no such article",
            hint: "it would be Content/\(language)/\(id).md")
    }

    static func sourcesDiffer(
        _ language: Language, _ other: Language, _ article: Article, in source: SourceText, at offset: Int
    ) -> Diagnostic {
        Diagnostic(
            .contentSource, in: source, at: offset,
            "the source is '\(language)' here and '\(other)' in \(article.file)",
            hint: "an article has one source, for all its languages",
            notes: [note("the other is here", in: article.source, at: article.frontMatter.offsets["source"] ?? 0)])
    }

    static func notJoined(_ article: Article, _ other: Article) -> Diagnostic {
        Diagnostic(
            .contentNotJoined, file: article.file,
            "'\(article.id)' and '\(other.id)' of \(other.file) differ in case only, and are two articles",
            hint: "translations of one article have the same path: rename one")
    }

    static func strayFile(_ path: String) -> Diagnostic {
        Diagnostic(
            .contentUnknownFolder, file: "Content/\(path)", "the file is in no language's folder, and is left out",
            hint: "move it into one, such as Content/nl/\(path)")
    }

    static func unknownFolder(_ folder: String, languages: [String]) -> Diagnostic {
        Diagnostic(
            .contentUnknownFolder, file: "Content/\(folder)",
            "'\(folder)' is no language of this site, and its articles are left out",
            hint: didYouMean(folder, languages + ["support", "stamps"], otherwise: nil)
                ?? "add it to 'languages' in Site/site.yml")
    }

    static func languageWithoutFolder(_ language: Language) -> Diagnostic {
        Diagnostic(
            .contentNoFolder, file: "Content/\(language)", "the language '\(language)' has no articles",
            hint: "make the folder, or remove the language from Site/site.yml")
    }

    static func looseSupportFile(_ path: String) -> Diagnostic {
        Diagnostic(
            .contentUnknownFolder, file: "Content/\(path)", "the file is in no module's folder, and is left out",
            hint: "a support module is a folder: Content/support/Name/File.swift")
    }

    static func otherEnding(_ path: String) -> Diagnostic {
        Diagnostic(
            .contentFileName, file: "Content/\(path)", "the file is copied as it is, and is no article",
            hint: "articles end in '.md', in lower case")
    }

    static func specialFile(_ path: String) -> Diagnostic {
        Diagnostic(.contentNotAFile, file: "Content/\(path)", "neither a file nor a folder, and left out")
    }

    static func deadLink(_ path: String) -> Diagnostic {
        Diagnostic(.contentLink, file: "Content/\(path)", "the symbolic link leads nowhere")
    }

    static func linkOutside(_ path: String) -> Diagnostic {
        Diagnostic(
            .contentLink, file: "Content/\(path)", "the symbolic link leads out of Content, and is not followed",
            hint: "put the file itself here")
    }

    static func linkToNoFile(_ path: String) -> Diagnostic {
        Diagnostic(
            .contentLink, file: "Content/\(path)", "the symbolic link leads to a folder, and is not followed",
            hint: "links to single files inside Content are")
    }
}
