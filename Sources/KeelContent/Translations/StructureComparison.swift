import KeelBase
import KeelMarkdown

/// Where a translation is built differently from its source. Sections that are known to be out of date are left out.
struct StructureComparison {
    private struct Difference {
        let what: StructureDifference
        let offset: Int
        let sourceOffset: Int
    }

    private let source: Article
    private let translation: Article
    private let alignment: HeadingAlignment
    private let outdated: Set<String>
    private let hasRemovals: Bool

    init(_ source: Article, _ translation: Article, _ alignment: HeadingAlignment, changes: [SectionChange]) {
        self.source = source
        self.translation = translation
        self.alignment = alignment
        outdated = Set(changes.map(\.id))
        hasRemovals = changes.contains { $0.kind == .removed }
    }

    func diagnostics() -> [Diagnostic] {
        let differences = (headingDifferences() + sectionDifferences()).sorted { $0.offset < $1.offset }
        return missingIDs() + [diagnostic(differences)].compactMap(\.self)
    }

    /// The first difference, with the others as notes; `nil` if there is none.
    private func diagnostic(_ differences: [Difference]) -> Diagnostic? {
        guard let first = differences.first else { return nil }
        let place = Diagnostic.Note(TranslationRemark.sourcePlace, in: source.source, at: first.sourceOffset)
        let others = differences.dropFirst().map { difference in
            let line = source.source.position(at: difference.sourceOffset).line
            let remark = TranslationRemark.difference(difference.what, file: source.file, line: line)
            return Diagnostic.Note(remark, in: translation.source, at: difference.offset)
        }
        return Diagnostic(
            TranslationFault.structure(first.what), in: translation.source, at: first.offset, notes: [place] + others)
    }

    /// Ids that authors gave to sections of the source and that the same sections lack here.
    private func missingIDs() -> [Diagnostic] {
        zip(source.headings, alignment.pairs).compactMap { heading, place in
            guard let place, heading.hasExplicitID, !outdated.contains(heading.id),
                translation.headings[place].id != heading.id
            else { return nil }
            let here = translation.headings[place]
            let note = Diagnostic.Note(TranslationRemark.sourceSection, in: source.source, at: heading.offset)
            return Diagnostic(
                TranslationFault.missingID(here: here.id, there: heading.id), in: translation.source, at: here.offset,
                notes: [note])
        }
    }

    private func headingDifferences() -> [Difference] {
        var differences: [Difference] = []
        var lastOffset = 0
        for (heading, place) in zip(source.headings, alignment.pairs) {
            let other = place.map { translation.headings[$0] }
            if let other { lastOffset = other.offset }
            if outdated.contains(heading.id) { continue }
            if let other, other.level != heading.level {
                differences.append(
                    Difference(
                        what: .level(here: other.level, there: heading.level),
                        offset: other.offset, sourceOffset: heading.offset))
            } else if other == nil {
                differences.append(
                    Difference(
                        what: .missingSection(title: heading.text, id: heading.id),
                        offset: lastOffset, sourceOffset: heading.offset))
            }
        }
        guard !hasRemovals else { return differences }
        return differences
            + alignment.extra.map { index in
                let heading = translation.headings[index]
                return Difference(
                    what: .extraSection(title: heading.text), offset: heading.offset,
                    sourceOffset: 0)
            }
    }

    private func sectionDifferences() -> [Difference] {
        let (sources, sections) = (source.sections, translation.sections)
        let pairs =
            [(0, 0)] + alignment.pairs.enumerated().compactMap { index, place in place.map { (index + 1, $0 + 1) } }
        return pairs.flatMap { there, here -> [Difference] in
            outdated.contains(sources[there].id) ? [] : differences(sections[here], sources[there])
        }
    }

    private func differences(_ here: Section, _ there: Section) -> [Difference] {
        Section.Part.Kind.allCases.compactMap { kind in
            let (places, sourcePlaces) = (here.offsets(of: kind), there.offsets(of: kind))
            guard places.count != sourcePlaces.count else { return nil }
            // Else the rows are told with their tables.
            if kind == .row, here.offsets(of: .table).count != there.offsets(of: .table).count { return nil }
            return Difference(
                what: .count(kind, here: places.count, there: sourcePlaces.count),
                // The first one too many, or the section that lacks one.
                offset: places.count > sourcePlaces.count
                    ? places[sourcePlaces.count] : here.heading?.offset ?? translation.frontMatter.bodyOffset,
                sourceOffset: sourcePlaces.count > places.count
                    ? sourcePlaces[places.count] : there.heading?.offset ?? source.frontMatter.bodyOffset)
        }
    }
}
