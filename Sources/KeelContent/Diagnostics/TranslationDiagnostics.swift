package import KeelBase
import KeelMarkdown

// The words of findings about translations and their sources.

extension DiagnosticCode {
    package static let translationOutdated = DiagnosticCode(
        "translation.outdated", .warning, "sections of the source have changed since the translation was stamped")
    package static let translationStructure = DiagnosticCode(
        "translation.structure", .warning, "a translation is built differently from its source")
    package static let translationMissingID = DiagnosticCode(
        "translation.missing-id", .warning, "a section of a translation lacks the id that the source gives it")
    package static let translationStampDamaged = DiagnosticCode(
        "translation.stamp-damaged", .warning, "a stamp has lines that say nothing")
    package static let translationStampStray = DiagnosticCode(
        "translation.stamp-stray", .warning, "a stamp belongs to no translation")
}

package enum TranslationCodes {
    package static let all: [DiagnosticCode] = [
        .translationOutdated, .translationStructure, .translationMissingID, .translationStampDamaged,
        .translationStampStray,
    ]
}

extension Diagnostic {
    static func outdated(_ state: TranslationState, _ translation: Article, _ source: Article) -> Diagnostic {
        let count = state.changes.count
        let notes = state.changes.map { change -> Note in
            let name = change.id.isEmpty ? "the beginning" : "'\(change.title)' (#\(change.id))"
            let verb =
                switch change.kind {
                case .changed: "has changed"
                case .added: "was added"
                case .removed: "was removed"
                case .moved: "was moved"
                }
            return Note(
                "\(name) \(verb)", file: change.sourceLine == nil ? nil : source.file,
                position: change.sourceLine.map { SourcePosition(line: $0, column: 1) })
        }
        return Diagnostic(
            .translationOutdated, file: translation.file,
            position: SourcePosition(line: state.changes.lazy.compactMap(\.line).first ?? 1, column: 1),
            "\(count) \(count == 1 ? "section is" : "sections are") not as in \(source.file)",
            hint: "bring the translation up to date, then run `keel stamp \(translation.textID)`",
            notes: notes)
    }

    static func missingID(
        _ heading: Heading, of source: Article, at here: Heading, in translation: Article
    ) -> Diagnostic {
        Diagnostic(
            .translationMissingID, in: translation.source, at: here.offset,
            "the section has the id '\(here.id)', in the source '\(heading.id)'",
            hint: "write {#\(heading.id)} after the heading, so that the reader of another language finds it",
            notes: [Note("the source's section is here", in: source.source, at: heading.offset)])
    }

    /// The first difference, with the others as notes; `nil` if there is none.
    static func structure(
        _ differences: [StructureComparison.Difference], _ source: Article, _ translation: Article
    ) -> Diagnostic? {
        guard let first = differences.first else { return nil }
        let others = differences.dropFirst().map { difference in
            let line = source.source.position(at: difference.sourceOffset).line
            return Note(
                "\(difference.message) (\(source.file):\(line))", in: translation.source, at: difference.offset)
        }
        return Diagnostic(
            .translationStructure, in: translation.source, at: first.offset, first.message,
            notes: [Note("the source's place is here", in: source.source, at: first.sourceOffset)] + others)
    }

    /// `nil` if nothing is wrong with it.
    static func damagedStamp(
        _ lines: [Int], _ stamp: Stamp, in source: SourceText, _ article: Translations, _ translation: TextID
    ) -> Diagnostic? {
        let way = "if the translation is current, run `keel stamp \(translation)`"
        if let first = lines.first {
            return Diagnostic(
                .translationStampDamaged, file: source.path, position: SourcePosition(line: first + 1, column: 1),
                "\(lines.count == 1 ? "the line is" : "\(lines.count) lines are") no digest and words, "
                    + "so what stood there counts as changed", hint: way)
        }
        guard stamp.sourceLanguage != nil, stamp.sourceLanguage != article.sourceLanguage else {
            return stamp.sourceLanguage == nil
                ? Diagnostic(
                    .translationStampDamaged, file: source.path, "the line 'source: LANGUAGE' is missing", hint: way)
                : nil
        }
        return Diagnostic(
            .translationStampDamaged, file: source.path,
            "the translation was made from '\(stamp.sourceLanguage?.tag ?? "")', and the source is now "
                + "'\(article.sourceLanguage)'", hint: way)
    }

    static func strayStamp(_ file: String, isSource: Bool) -> Diagnostic {
        Diagnostic(
            .translationStampStray, file: file,
            isSource ? "the article is the source itself, and needs no stamp" : "there is no translation of that path",
            hint: "delete the stamp, or rename it with its article")
    }
}
