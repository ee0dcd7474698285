package import KeelBase
import KeelMarkdown

extension SiteConfiguration {
    /// The configuration of a site; `nil` if there is none to work with. It can come with errors,
    /// so that drafts can be rendered: what is wrong is as if it was not there.
    package static func load(from layout: SiteLayout) -> (configuration: SiteConfiguration?, diagnostics: [Diagnostic])
    {
        do {
            return parse(
                SourceText(
                    path: SiteLayout.configuration,
                    bytes: try FileSystem.read(layout.absolute(SiteLayout.configuration))))
        } catch {
            return (nil, [Diagnostic(ConfigurationFault.missing(reason: "\(error)"), file: SiteLayout.configuration)])
        }
    }

    package static func parse(_ source: SourceText) -> (configuration: SiteConfiguration?, diagnostics: [Diagnostic]) {
        if let offset = firstInvalidUTF8(in: source.bytes) { return (nil, [.notUTF8(in: source, at: offset)]) }
        do {
            let node = try YAMLParser.parse(source, in: source.byteOrderMarkLength..<source.bytes.count)
            guard let node, case .mapping(let entries) = node.content else {
                return (nil, [Diagnostic(ConfigurationFault.noMapping, in: source, at: node?.offset ?? 0)])
            }
            var parser = ConfigurationParser(reader: ValueReader(source: source, area: .configuration))
            let configuration = parser.configuration(entries)
            return (configuration, parser.reader.diagnostics)
        } catch {
            return (nil, [.yamlFault(error, in: source, .configuration)])
        }
    }
}

/// Reads `Site/site.yml`.
private struct ConfigurationParser {
    enum Key: String, CaseIterable { case url, languages, markdown, html, links, examples, theme, navigation }
    enum LanguageKey: String, CaseIterable { case title, description, quotes, footer }
    enum ThemeKey: String, CaseIterable { case logo, css, colors, edit }
    enum LinksKey: String, CaseIterable { case schemes }
    enum ExamplesKey: String, CaseIterable { case swift, warnings, timeout, scope, package, products, flags }

    var reader: ValueReader

    mutating func configuration(_ entries: [YAMLEntry]) -> SiteConfiguration? {
        var configuration = SiteConfiguration(languages: [])
        var names = false
        for entry in entries {
            switch Key(rawValue: entry.key) {
            case .url: configuration.url = siteURL(entry)
            case .languages:
                names = true
                configuration.languages = languages(entry)
            case .markdown: configuration.markdown = markdown(entry)
            case .html:
                if let html = reader.choice(entry, RawHTML.allCases.map { ($0.rawValue, $0) }) {
                    configuration.rawHTML = html
                }
            case .links: configuration.linkSchemes = linkSchemes(entry)
            case .examples: configuration.examples = examples(entry)
            case .theme: configuration.theme = theme(entry)
            case .navigation: configuration.navigation = reader.texts(entry).map(\.text)
            case nil: reader.noteUnknownKey(entry, known: Key.allCases.map(\.rawValue))
            }
        }
        if !names { reader.note(ConfigurationFault.noLanguages, at: 0) }
        return configuration.languages.isEmpty ? nil : configuration
    }

    /// With a slash at its end, so that a page's path can be put after it.
    private mutating func siteURL(_ entry: YAMLEntry) -> String? {
        reader.parsed(entry, expected: .siteAddress) { text in
            guard let scheme = ["https://", "http://"].first(where: text.lowercased().hasPrefix) else { return nil }
            let rest = text.dropFirst(scheme.count)
            guard let first = rest.first, first != "/",
                !rest.contains(where: { $0.isWhitespace || "?#\\\"<>".contains($0) })
            else { return nil }
            return text.hasSuffix("/") ? text : text + "/"
        }
    }

    private mutating func languages(_ entry: YAMLEntry) -> [SiteConfiguration.LanguageSettings] {
        guard case .mapping(let entries) = entry.value.content, !entries.isEmpty else {
            reader.note(ConfigurationFault.languagesAreNoMapping, at: entry.keyOffset)
            return []
        }
        var seen: [String: YAMLEntry] = [:]
        return entries.compactMap { language in
            if let fault = LanguageTag.fault(in: language.key) {
                reader.note(ConfigurationFault.languageTag(language.key, fault), at: language.keyOffset)
                if fault == .malformed { return nil }
            }
            if let other = seen.updateValue(language, forKey: language.key.lowercased()) {
                let first = Diagnostic.Note(
                    ContentRemark.firstGiven(as: other.key), in: reader.source, at: other.keyOffset)
                reader.note(ConfigurationFault.languageTwice(language.key), at: language.keyOffset, notes: [first])
                return nil
            }
            return settings(of: language)
        }
    }

    private mutating func settings(of language: YAMLEntry) -> SiteConfiguration.LanguageSettings? {
        guard case .mapping(let entries) = language.value.content else {
            reader.note(ConfigurationFault.languageWithoutTitle(language.key), at: language.keyOffset)
            return nil
        }
        var (title, description, footer): (String?, String?, String?)
        var quotes: TextLanguage.Quotes?
        for entry in entries {
            switch LanguageKey(rawValue: entry.key) {
            case .title: title = reader.text(entry)
            case .description: description = reader.text(entry)
            case .quotes: quotes = reader.choice(entry, TextLanguage.Quotes.allCases.map { ($0.rawValue, $0) })
            case .footer: footer = reader.text(entry)
            case nil: reader.noteUnknownKey(entry, known: LanguageKey.allCases.map(\.rawValue))
            }
        }
        if !entries.contains(where: { $0.key == LanguageKey.title.rawValue }) {
            reader.note(ConfigurationFault.languageWithoutTitle(language.key), at: language.keyOffset)
        }
        return SiteConfiguration.LanguageSettings(
            language: Language(language.key), title: title ?? language.key, description: description, quotes: quotes,
            footer: footer)
    }

    private mutating func markdown(_ entry: YAMLEntry) -> MarkdownOptions {
        if case .scalar(let text, _) = entry.value.content {
            if text == "commonmark" { return .commonMark }
            reader.noteUnknownValue(text, of: entry, known: ["commonmark"])
            return MarkdownOptions()
        }
        var options = MarkdownOptions()
        for entry in reader.mapping(entry) ?? [] {
            guard let option = MarkdownOptions.switches.first(where: { $0.name == entry.key }) else {
                reader.noteUnknownKey(entry, known: MarkdownOptions.switches.map(\.name))
                continue
            }
            if let value = reader.boolean(entry) { options[keyPath: option.path] = value }
        }
        return options
    }

    private mutating func linkSchemes(_ entry: YAMLEntry) -> [String] {
        var schemes: [String] = []
        for entry in reader.mapping(entry) ?? [] {
            switch LinksKey(rawValue: entry.key) {
            case .schemes:
                schemes = reader.texts(entry).map { $0.text.lowercased() }
                if !schemes.allSatisfy(isScheme) { reader.noteWrongValue(entry, expected: .schemes) }
            case nil: reader.noteUnknownKey(entry, known: LinksKey.allCases.map(\.rawValue))
            }
        }
        return schemes
    }

    private mutating func theme(_ entry: YAMLEntry) -> ThemeSettings {
        var theme = ThemeSettings()
        for entry in reader.mapping(entry) ?? [] {
            switch ThemeKey(rawValue: entry.key) {
            case .logo: theme.logo = asset(entry)
            case .css: theme.css = asset(entry)
            case .edit:
                theme.edit = reader.parsed(entry, expected: .editAddress) { text in
                    text.hasPrefix("https://") && text.contains("{path}") ? text : nil
                }
            case .colors: theme.colors = (reader.mapping(entry) ?? []).compactMap { color($0) }
            case nil: reader.noteUnknownKey(entry, known: ThemeKey.allCases.map(\.rawValue))
            }
        }
        return theme
    }

    private mutating func asset(_ entry: YAMLEntry) -> String? {
        reader.parsed(entry, expected: .asset) { text in
            text.hasPrefix("/") || text.split(separator: "/").contains("..") ? nil : text
        }
    }

    /// One value, or one by day and one by night.
    private mutating func color(_ entry: YAMLEntry) -> ThemeSettings.Color? {
        guard ThemeSettings.colorNames.contains(entry.key) else {
            reader.noteUnknownKey(entry, known: ThemeSettings.colorNames)
            return nil
        }
        let values = reader.texts(entry).map(\.text)
        guard (1...2).contains(values.count), values.allSatisfy(ThemeSettings.Color.isValue) else {
            reader.noteWrongValue(entry, expected: .color)
            return nil
        }
        return ThemeSettings.Color(name: entry.key, day: values[0], night: values[values.count - 1])
    }

    private mutating func examples(_ entry: YAMLEntry) -> SiteConfiguration.Examples {
        var examples = SiteConfiguration.Examples()
        for entry in reader.mapping(entry) ?? [] {
            let key = ExamplesKey(rawValue: entry.key)
            if key == .swift || key == .flags, examples.position == nil {
                examples.position = reader.source.position(at: entry.keyOffset)
            }
            switch key {
            case .swift:
                examples.swift = reader.parsed(entry, expected: .languageMode, languageMode) ?? examples.swift
            case .warnings:
                let areErrors = reader.choice(entry, [("error", true), ("allow", false)])
                examples.warningsAreErrors = areErrors ?? examples.warningsAreErrors
            case .timeout: examples.timeout = reader.positiveNumber(entry) ?? examples.timeout
            case .scope:
                let scopes = SiteConfiguration.ExampleScope.allCases.map { ($0.rawValue, $0) }
                examples.scope = reader.choice(entry, scopes) ?? examples.scope
            case .package: examples.package = reader.text(entry)
            case .products: examples.products = reader.texts(entry).map(\.text)
            case .flags: examples.flags = reader.texts(entry).map(\.text)
            case nil: reader.noteUnknownKey(entry, known: ExamplesKey.allCases.map(\.rawValue))
            }
        }
        return examples
    }

    private func languageMode(_ text: String) -> String? {
        text.first?.isNumber == true && text.utf8.allSatisfy { $0.isASCIIDigit || $0 == "." }
            ? text : nil
    }
}

extension MarkdownOptions {
    /// The extensions by their names in `Site/site.yml`.
    static var switches: [(name: String, path: WritableKeyPath<MarkdownOptions, Bool>)] {
        [
            ("heading-ids", \.headingIDs), ("fence-indentation", \.repairsFenceIndentation), ("tables", \.tables),
            ("footnotes", \.footnotes), ("strikethrough", \.strikethrough), ("task-lists", \.taskLists),
            ("bare-links", \.bareLinks), ("admonitions", \.admonitions), ("figures", \.figures),
            ("typography", \.typography), ("emphasis", \.emphasis), ("pitfalls", \.lints),
        ]
    }
}

/// RFC 3986, section 3.1, without the colon.
private func isScheme(_ text: String) -> Bool {
    text.utf8.count > 1 && text.utf8.first?.isASCIILetter == true
        && text.utf8.allSatisfy { $0.isASCIIAlphanumeric || "+-.".utf8.contains($0) }
}
