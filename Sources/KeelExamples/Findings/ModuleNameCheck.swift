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
                let fault = ModuleNameFault.notInSource(translations.sourceLanguage)
                inTranslations.append((source.file, report(fault, in: article, notes: [note(source)])))
            }
            guard let name = source.frontMatter.module else { continue }
            if !ModuleNames.isUpperCamelCase(name) {
                let suggestion = ModuleNames.camelCase(name)
                let isGood = ModuleNames.isUpperCamelCase(suggestion)
                diagnostics.append(report(.spelling(name, suggestion: isGood ? suggestion : nil), in: source))
            } else if ModuleNames.isReserved(name, reserved) {
                diagnostics.append(report(.reserved(name), in: source))
            } else if let owner = owners[name.lowercased()] {
                diagnostics.append(report(.taken(name, by: owner.name), in: source, notes: [note(owner.article)]))
            } else {
                owners[name.lowercased()] = (name, source)
            }
        }
        // A wrong name in the source is not the one that a translation repeats.
        let wrong = Set(diagnostics.flatMap { [$0.file] + $0.notes.compactMap(\.file) })
        return diagnostics + inTranslations.filter { !wrong.contains($0.source) }.map(\.diagnostic)
    }

    private static func report(
        _ fault: ModuleNameFault, in article: Article, notes: [Diagnostic.Note] = []
    ) -> Diagnostic {
        Diagnostic(fault, file: article.file, position: position(in: article), notes: notes)
    }

    private static func note(_ article: Article) -> Diagnostic.Note {
        .init(ExampleRemark.otherArticleHere, file: article.file, position: position(in: article))
    }

    private static func position(in article: Article) -> SourcePosition {
        article.source.position(at: article.frontMatter.offsets["module"] ?? 0)
    }
}
