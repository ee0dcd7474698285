import KeelBase

// The words of findings about the configuration.

extension Diagnostic {
    static func noConfiguration(_ error: any Error) -> Diagnostic {
        Diagnostic(
            .configurationMissing, file: SiteLayout.configuration, "\(error)",
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
            notes: [Note("first given here, as '\(first.key)'", in: source, at: first.keyOffset)])
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
