import KeelBase

/// Reads `Content/stamps`.
struct StampReader {
    let root: String

    /// - Parameter files: below `Content`.
    /// - Returns: stamps by their files, `Content/stamps/nl/vip-cycle.txt`, as Keel names them.
    func read(
        _ files: [String], articles: [Translations], broken: [String]
    ) -> (stamps: [String: Stamp], diagnostics: [Diagnostic]) {
        var owners: [String: (article: Translations, language: Language)] = [:]
        for article in articles {
            for translation in article.articles {
                owners[Stamp.file(of: article.id, in: translation.language)] = (article, translation.language)
            }
        }
        let broken = Set(broken.map { $0.precomposedForm })
        var stamps: [String: Stamp] = [:]
        var diagnostics: [Diagnostic] = []
        for path in files {
            let file = "Content/\(path)"
            let name = file.precomposedForm
            guard let owner = owners[name], owner.language != owner.article.sourceLanguage else {
                let article = name.hasSuffix(".txt") ? "Content" + name.dropLast(4).dropFirst(14) + ".md" : ""
                if !broken.contains(article) { diagnostics.append(.strayStamp(file, isSource: owners[name] != nil)) }
                continue
            }
            do {
                let source = SourceText(path: file, bytes: try FileSystem.read("\(root)/\(file)"))
                let (stamp, damaged) = Stamp.parse(source)
                stamps[name] = stamp
                if let diagnostic = Diagnostic.damagedStamp(damaged, stamp, in: source, owner.article, owner.language) {
                    diagnostics.append(diagnostic)
                }
            } catch {
                diagnostics.append(.unreadable(file, error))
            }
        }
        return (stamps, diagnostics)
    }
}
