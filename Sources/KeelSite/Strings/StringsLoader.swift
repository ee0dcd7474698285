import KeelBase
import KeelContent

/// Reads the texts of a language from Keel's own strings file and the site's.
struct StringsLoader: Sendable {
    let layout: SiteLayout

    /// What neither file has is in English.
    func load(_ language: Language, into diagnostics: inout [Diagnostic]) -> InterfaceStrings {
        var strings = InterfaceStrings(language: language)
        let ownName = strings[.name]
        if let file = builtIn(language) { read(file, into: &strings, &diagnostics) }
        // That of a variant says which it is: nl-BE is no second 'Nederlands'.
        if language.tag.contains("-"), !ownName.isEmpty { _ = strings.set(InterfaceText.name.rawValue, ownName) }
        let path = SiteLayout.strings(language)
        if FileSystem.exists(layout.absolute(path)) {
            do {
                let bytes = try FileSystem.read(layout.absolute(path))
                read(SourceText(path: path, bytes: bytes), into: &strings, &diagnostics)
            } catch {
                diagnostics.append(Diagnostic(StringsFault.unreadable("\(error)"), file: path))
            }
        }
        let missing = strings.missing
        guard !missing.isEmpty else { return strings }
        diagnostics.append(
            Diagnostic(StringsFault.missing(language: language.tag, keys: missing), file: path))
        if let english = builtIn(Language("en")) {
            var fallback = InterfaceStrings(language: Language("en"))
            read(english, into: &fallback, &diagnostics)
            strings.complete(from: fallback)
        }
        return strings
    }

    /// Of the tag itself, else of its language: `pt.yml` for `pt-BR`.
    private func builtIn(_ language: Language) -> SourceText? {
        let name = language.tag.split(separator: "-").first.map(String.init) ?? ""
        guard let text = EmbeddedResources.strings[language.tag] ?? EmbeddedResources.strings[name] else { return nil }
        return SourceText(path: "strings/\(name).yml", bytes: Array(text.utf8))
    }

    private func read(_ source: SourceText, into strings: inout InterfaceStrings, _ diagnostics: inout [Diagnostic]) {
        let file = TextMapping.parse(source)
        diagnostics += file.diagnostics
        for entry in file.entries {
            if let text = CountedText(rawValue: entry.key) {
                read(entry, as: text, source, into: &strings, &diagnostics)
            } else if case .text(let value) = entry.value, strings.set(entry.key, value) {
                continue
            } else {
                diagnostics.append(Diagnostic(Self.fault(of: entry.key), in: source, at: entry.offset))
            }
        }
    }

    private func read(
        _ entry: TextMapping.Entry, as text: CountedText, _ source: SourceText, into strings: inout InterfaceStrings,
        _ diagnostics: inout [Diagnostic]
    ) {
        guard case .mapping(let forms) = entry.value else {
            diagnostics.append(Diagnostic(StringsFault.notPluralForms(entry.key), in: source, at: entry.offset))
            return
        }
        for form in forms {
            if let category = PluralRule.Category(rawValue: form.key), case .text(let value) = form.value {
                strings.set(text, category, value)
            } else {
                diagnostics.append(Diagnostic(StringsFault.notPluralForms(form.key), in: source, at: form.offset))
            }
        }
    }

    private static func fault(of key: String) -> StringsFault {
        let keys = InterfaceText.allCases.map(\.rawValue) + CountedText.allCases.map(\.rawValue)
        return keys.contains(key) ? .notOneText(key) : .unknownKey(key, nearest: suggestion(for: key, among: keys))
    }
}
