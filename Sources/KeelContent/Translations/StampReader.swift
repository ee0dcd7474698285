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
                if !isBroken {
                    let fault = TranslationFault.strayStamp(isOfSource: owner != nil)
                    diagnostics.append(Diagnostic(fault, file: file))
                }
                continue
            }
            do {
                let source = SourceText(path: file, bytes: try FileSystem.read(layout.absolute(file)))
                let (stamp, damaged) = Stamp.parse(source)
                stamps[text] = stamp
                if let fault = fault(of: stamp, damaged, text, source: owner.sourceLanguage) {
                    let position = damaged.first.map { SourcePosition(line: $0 + 1, column: 1) }
                    diagnostics.append(Diagnostic(fault, file: file, position: position))
                }
            } catch {
                diagnostics.append(.unreadable(file, error))
            }
        }
        return (stamps, diagnostics)
    }

    /// `nil` if nothing is wrong with it.
    private func fault(
        of stamp: Stamp, _ damagedLines: [Int], _ text: TextID, source: Language
    ) -> TranslationFault? {
        if !damagedLines.isEmpty { return .damagedLines(count: damagedLines.count, stampOf: text) }
        guard let language = stamp.sourceLanguage else { return .noSourceLine(stampOf: text) }
        return language == source ? nil : .otherSource(language, now: source, stampOf: text)
    }
}
