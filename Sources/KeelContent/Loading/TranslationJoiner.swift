import KeelBase

/// Joins the texts of one path to an article, and finds which of its languages is the source.
enum TranslationJoiner {
    static func join(
        _ results: [ArticleReader.Result], languages: [Language]
    ) -> (articles: [Translations], diagnostics: [Diagnostic]) {
        let rank = Dictionary(zip(languages, languages.indices), uniquingKeysWith: { first, _ in first })
        let broken = Set(results.filter { $0.article == nil }.map(\.id))
        var diagnostics: [Diagnostic] = []
        let groups = Dictionary(grouping: results.compactMap(\.article), by: \.id)
        let articles = groups.sorted { $0.key < $1.key }.map { id, texts in
            let texts = texts.sorted { rank[$0.language, default: 0] < rank[$1.language, default: 0] }
            var named: (language: Language, article: Article)?
            for text in texts {
                guard let source = text.frontMatter.source else { continue }
                func report(_ fault: ContentFault, notes: [Diagnostic.Note] = []) {
                    diagnostics.append(Diagnostic(fault, in: text.source, at: text.sourceOffset, notes: notes))
                }
                if rank[source] == nil {
                    report(.unknownSource(source, languages: languages))
                } else if !texts.contains(where: { $0.language == source }) {
                    let missing = TextID(source, id)
                    if !broken.contains(missing) { report(.sourceWithoutText(missing)) }
                } else if let first = named, first.language != source {
                    let other = Diagnostic.Note(
                        ContentRemark.other, in: first.article.source, at: first.article.sourceOffset)
                    report(.sourcesDiffer(source, other: first.language, in: first.article.file), notes: [other])
                } else if named == nil {
                    named = (source, text)
                }
            }
            return Translations(id: id, sourceLanguage: named?.language ?? texts[0].language, articles: texts)
        }
        return (articles, diagnostics + caseVariants(articles))
    }

    /// Articles of different languages whose paths differ in nothing but case, and so are not joined.
    private static func caseVariants(_ articles: [Translations]) -> [Diagnostic] {
        Dictionary(grouping: articles, by: { $0.id.path.foldedForm }).values.flatMap { variants in
            variants.dropFirst().map { variant in
                let (text, other) = (variant.articles[0], variants[0].articles[0])
                return Diagnostic(ContentFault.notJoined(text.id, other: other.id, of: other.file), file: text.file)
            }
        }
    }
}

extension Article {
    /// Where its source language is named.
    fileprivate var sourceOffset: Int { frontMatter.offsets["source"] ?? 0 }
}
