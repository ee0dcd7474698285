import KeelBase
package import KeelContent

/// Writes edits into the articles that they were made from.
package enum Promotion {
    /// An article that is not any more what it was when it was checked.
    package struct ChangedMeanwhile: Error, Sendable {
        package let files: [String]
    }

    /// Of all edits those of some texts, and those that write the same into other languages' texts of the same
    /// articles: code that languages share stays shared.
    package static func edits(_ edits: [SourceEdit], of texts: Set<TextID>, in catalog: Catalog) -> [SourceEdit] {
        let files = Set(catalog.articles.flatMap(\.articles).filter { texts.contains($0.textID) }.map(\.file))
        let articles = Dictionary(
            catalog.articles.flatMap { translations in translations.articles.map { ($0.file, translations.id) } },
            uniquingKeysWith: { first, _ in first })
        let wanted = edits.filter { files.contains($0.file) }
        let written = Dictionary(grouping: wanted, by: { articles[$0.file] }).mapValues { Set($0.map(\.replacement)) }
        return edits.filter { edit in
            files.contains(edit.file) || written[articles[edit.file]]?.contains(edit.replacement) ?? false
        }
    }

    /// - Returns: how many places were written in which file.
    /// - Throws: `ChangedMeanwhile` before anything is written.
    package static func apply(_ edits: [SourceEdit], to catalog: Catalog) throws -> [String: Int] {
        let byFile = Dictionary(grouping: edits, by: \.file)
        let sources = catalog.articles.flatMap(\.articles).map(\.source).filter { byFile[$0.path] != nil }
        let changed = sources.filter { source in
            (try? FileSystem.read(catalog.layout.absolute(source.path))) != source.bytes
        }
        guard changed.isEmpty else { throw ChangedMeanwhile(files: changed.map(\.path).sorted()) }
        for source in sources {
            var bytes = source.bytes
            // Bottom up, so that the places of the others stay what they are.
            for edit in (byFile[source.path] ?? []).sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
                bytes.replaceSubrange(edit.range, with: edit.replacement)
            }
            try FileSystem.replace(catalog.layout.absolute(source.path), with: bytes)
        }
        return byFile.mapValues(\.count)
    }
}
