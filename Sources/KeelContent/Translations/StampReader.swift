import KeelBase

/// Reads what translations were made from.
struct StampReader {
    let layout: SiteLayout

    /// - Returns: stamps by the translations that they belong to.
    func read(
        _ files: [String], articles: [Translations], broken: [TextID]
    ) -> (stamps: [TextID: Stamp], diagnostics: [Diagnostic]) {
        var owners: [TextID: Translations] = [:]
        for article in articles {
            for translation in article.articles { owners[translation.textID] = article }
        }
        let broken = Set(broken)
        var stamps: [TextID: Stamp] = [:]
        var diagnostics: [Diagnostic] = []
        for file in files {
            let text = TextID(stamp: file)
            let owner = text.flatMap { owners[$0] }
            guard let text, let owner, text.language != owner.sourceLanguage else {
                let isBroken = text.map(broken.contains) ?? false
                if !isBroken { diagnostics.append(.strayStamp(file, isSource: owner != nil)) }
                continue
            }
            do {
                let source = SourceText(path: file, bytes: try FileSystem.read(layout.absolute(file)))
                let (stamp, damaged) = Stamp.parse(source)
                stamps[text] = stamp
                if let diagnostic = Diagnostic.damagedStamp(damaged, stamp, in: source, owner, text) {
                    diagnostics.append(diagnostic)
                }
            } catch {
                diagnostics.append(.unreadable(file, error))
            }
        }
        return (stamps, diagnostics)
    }
}
