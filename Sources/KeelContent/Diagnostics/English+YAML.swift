import KeelBase

// The words of findings about the configuration, front matter and their YAML.

extension ConfigurationFault {
    var english: Wording {
        switch self {
        case .missing(let reason):
            Wording(reason, hint: "a site needs this file; the least it can say is\n\(Self.leastLanguages)")
        case .noMapping:
            Wording(
                "the configuration must be lines of 'key: value'",
                hint: "the least it can say is\n\(Self.leastLanguages)")
        case .noLanguages:
            Wording(
                "'languages' is missing", hint: "name each language and its site's title:\n\(Self.leastLanguages)")
        case .languagesAreNoMapping:
            Wording(
                "'languages' must have a language in each line, with the title of its site",
                hint: Self.leastLanguages)
        case .languageWithoutTitle(let tag):
            Wording("the language '\(tag)' needs a title", hint: "\(tag): {title: \"…\"}")
        case .languageTwice(let tag):
            Wording("the language '\(tag)' is there twice", hint: "case does not matter in a language's tag")
        case .languageTag(let tag, .malformed):
            Wording(
                "'\(tag)' is no language tag", hint: "use the two or three letters of BCP 47, such as nl or pt-BR")
        case .languageTag(let tag, .notALanguage): Wording("'\(tag)' is no known language")
        case .languageTag(let tag, .country(let meant)):
            Wording(
                "'\(tag)' is a country's code, and browsers and screen readers take it for a language",
                hint: "did you mean '\(meant)'?")
        }
    }

    private static let leastLanguages = "languages:\n  nl: {title: \"Mijn site\"}"
}

extension FrontMatterFault {
    var english: Wording {
        switch self {
        case .unclosed:
            Wording(
                "front matter opened here, never closed",
                hint: "close it with a line '---' before the text; for a rule at the very top write '***'")
        case .otherForm(let opening, let form):
            Wording(
                "what begins here with '\(opening)' is not read as front matter, and would be shown",
                hint: "write it between lines '---'" + (form == .yaml ? "" : ", and each value as 'key: value'"))
        case .notFirst:
            Wording(
                "this looks like front matter, which is read at the start of the file only",
                hint: "remove the space and the empty lines before its first '---'; for a rule write '***'")
        case .notOpened:
            Wording(
                "this looks like front matter, and no line '---' opens it",
                hint: "write it between two lines '---', of which the first is the first of the file")
        case .noMapping:
            Wording(
                "front matter must be lines of 'key: value'", hint: "for a rule at the very top write '***'")
        }
    }
}

extension ValueFault {
    var english: Wording {
        switch kind {
        case .syntax(let fault, let line): fault.english(line: line)
        case .unknownKey(let key, let known):
            Wording(
                "unknown key '\(key)'",
                hint: English.didYouMean(key, known, otherwise: "the keys are \(English.list(known))"))
        case .wrongValue(let key, let expected): Wording("'\(key)' must be \(expected.english)")
        case .noValue(let key): Wording("'\(key)' has no value", hint: "give it one, or remove the line")
        case .unknownValue(let value, let key, let known):
            Wording(
                "'\(key)' can't be '\(value)'",
                hint: English.didYouMean(value, known, otherwise: "it can be \(English.list(known))"))
        }
    }
}

extension YAMLFault.Kind {
    fileprivate func english(line: String) -> Wording {
        switch self {
        case .syntax(let problem): Wording("not valid YAML: \(problem)", hint: Self.quotingHint(line))
        case .anchor:
            Wording("anchors and aliases ('&' and '*') are not taken", hint: Self.quotingHint(line))
        case .tag: Wording("tags ('!') are not taken", hint: Self.quotingHint(line))
        case .keyIsNoText: Wording("a key must be a text", hint: Self.quotingHint(line))
        case .severalDocuments: Wording("a second YAML document begins here")
        case .tooDeep: Wording("nested too deep", hint: "if it is meant as text, put it in quotes")
        case .duplicateKey(let key, _): Wording("the key '\(key)' is there twice", hint: "remove one of the two")
        }
    }

    /// Nearly every fault in front matter is a value that needs quotes: shows the line with them.
    private static func quotingHint(_ line: String) -> String {
        if line.contains("\t") { return "indent with spaces, not tabs, and put texts with special signs in quotes" }
        guard let colon = line.firstRange(of: ": ") else { return "put texts with special signs in quotes" }
        let value = line[colon.upperBound...].drop { $0 == " " }
        if let first = value.first, first == "{" || first == "[" {
            return "inside braces and brackets put texts with special signs in quotes, and close what is opened"
        }
        guard let first = value.first, first != "\"", first != "'", value.count < 200 else {
            return "each line is 'key: value', and a quoted value ends with its quote"
        }
        let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "put the value in quotes: \(line[..<colon.lowerBound]): \"\(escaped)\""
    }
}

extension ExpectedValue {
    /// After `must be`.
    fileprivate var english: String {
        switch self {
        case .text: "a text"
        case .line: "a text on one line"
        case .texts: "a text or a list of texts"
        case .mapping: "a mapping of keys and values"
        case .boolean: "true or false"
        case .wholeNumber: "a whole number"
        case .positiveNumber: "a number greater than zero"
        case .date: "a date such as 2026-11-30"
        case .moduleName: "a module name: ASCII letters, digits and '_', not beginning with a digit"
        case .languageMode: "a Swift language mode, such as 6"
        case .siteAddress: "the address of the site, such as https://example.org/docs/"
        case .editAddress: "an address with {path} in it, such as https://example.org/edit/{path}"
        case .schemes: "the beginnings of addresses, without the colon, such as slack"
        case .asset: "the path of a file below \(SiteLayout.assets)"
        case .color: "a colour, or a list of one by day and one by night"
        }
    }
}
