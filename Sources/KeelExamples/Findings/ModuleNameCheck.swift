import KeelBase
import KeelContent

/// Finds `module:` keys that can't name a Swift module of the examples.
enum ModuleNameCheck {
    /// - Parameter reserved: names of modules that examples import.
    static func diagnostics(for articles: [ArticlePlan], reserved: [String]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        var inTranslations: [(source: String, diagnostic: Diagnostic)] = []
        /// By the name in lower case, the article that has it.
        var owners: [String: (name: String, article: Article)] = [:]
        for translations in articles.map(\.translations) {
            let source = translations.sourceArticle
            for article in translations.articles where article.file != source.file {
                guard let name = article.frontMatter.module, name != source.frontMatter.module else { continue }
                // What the source says can't be read, and that has been reported.
                if source.frontMatter.module == nil, source.frontMatter.offsets["module"] != nil { continue }
                let message = ModuleNameText.translated(translations.sourceLanguage)
                inTranslations.append((source.file, report(message, in: article, notes: [note(source)])))
            }
            guard let name = source.frontMatter.module else { continue }
            if !ModuleNames.isUpperCamelCase(name) {
                let suggestion = ModuleNames.camelCase(name)
                let hint = ModuleNames.isUpperCamelCase(suggestion) ? ModuleNameText.write(suggestion) : nil
                diagnostics.append(report(ModuleNameText.spelling(name), in: source, hint: hint))
            } else if ModuleNames.isReserved(name, reserved) {
                diagnostics.append(report(ModuleNameText.reserved(name), in: source))
            } else if let owner = owners[name.lowercased()] {
                diagnostics.append(
                    report(ModuleNameText.taken(name, by: owner.name), in: source, notes: [note(owner.article)]))
            } else {
                owners[name.lowercased()] = (name, source)
            }
        }
        // A wrong name in the source is not the one that a translation repeats.
        let wrong = Set(diagnostics.flatMap { [$0.file] + $0.notes.compactMap(\.file) })
        return diagnostics + inTranslations.filter { !wrong.contains($0.source) }.map(\.diagnostic)
    }

    private static func report(
        _ message: String, in article: Article, hint: String? = nil, notes: [Diagnostic.Note] = []
    ) -> Diagnostic {
        Diagnostic(
            .exampleModuleName, file: article.file, position: position(in: article), message, hint: hint, notes: notes)
    }

    private static func note(_ article: Article) -> Diagnostic.Note {
        .init(ModuleNameText.other, file: article.file, position: position(in: article))
    }

    private static func position(in article: Article) -> SourcePosition {
        article.source.position(at: article.frontMatter.offsets["module"] ?? 0)
    }
}

/// The words for a `module:` that can't be.
private enum ModuleNameText {
    static let other = "the other article is here"

    static func translated(_ source: Language) -> String {
        "the module is named in the source language '\(source)', and not in a translation"
    }

    static func spelling(_ name: String) -> String {
        "'\(name)' is no name for a module here: ASCII letters and digits, beginning with a capital letter"
    }

    static func write(_ name: String) -> String { "write '\(name)'" }

    static func reserved(_ name: String) -> String {
        "'\(name)' is the name of another module, or of one that is made for tests"
    }

    static func taken(_ name: String, by other: String) -> String {
        name == other
            ? "the module '\(name)' is another article's"
            : "the module '\(name)' differs from another article's '\(other)' only in case"
    }
}
