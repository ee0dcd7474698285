import KeelBase
import KeelMarkdown

/// Where a translation is built differently from its source. Sections that are known to be out of date are left out.
struct StructureComparison {
    struct Difference {
        let message: String
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
        return missingIDs() + (Diagnostic.structure(differences, source, translation).map { [$0] } ?? [])
    }

    /// Ids that authors gave to sections of the source and that the same sections lack here.
    private func missingIDs() -> [Diagnostic] {
        zip(source.headings, alignment.pairs).compactMap { heading, place in
            guard let place, heading.hasExplicitID, !outdated.contains(heading.id),
                translation.headings[place].id != heading.id
            else { return nil }
            return .missingID(heading, of: source, at: translation.headings[place], in: translation)
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
                        message: "the heading has level \(other.level), in the source \(heading.level)",
                        offset: other.offset, sourceOffset: heading.offset))
            } else if other == nil {
                differences.append(
                    Difference(
                        message: "the source's section '\(heading.text)' (#\(heading.id)) is not here",
                        offset: lastOffset, sourceOffset: heading.offset))
            }
        }
        guard !hasRemovals else { return differences }
        return differences
            + alignment.extra.map { index in
                let heading = translation.headings[index]
                return Difference(
                    message: "the source has no section like '\(heading.text)'", offset: heading.offset,
                    sourceOffset: 0)
            }
    }

    private func sectionDifferences() -> [Difference] {
        let sourceShapes = SectionShape.sections(of: source)
        let shapes = SectionShape.sections(of: translation)
        let places = [(-1, -1)] + alignment.pairs.enumerated().compactMap { index, place in place.map { (index, $0) } }
        return places.flatMap { sourceIndex, index -> [Difference] in
            let id = sourceIndex < 0 ? "" : source.headings[sourceIndex].id
            guard !outdated.contains(id), sourceShapes.indices.contains(sourceIndex + 1),
                shapes.indices.contains(index + 1)
            else { return [] }
            return SectionShape.Part.allCases.compactMap { part in
                let there = sourceShapes[sourceIndex + 1].offsets[part] ?? []
                let here = shapes[index + 1].offsets[part] ?? []
                guard here.count != there.count,
                    part != .row || hasSameTables(shapes[index + 1], sourceShapes[sourceIndex + 1])
                else { return nil }
                let offset = index < 0 ? translation.frontMatter.bodyOffset : translation.headings[index].offset
                let sourceOffset = sourceIndex < 0 ? source.frontMatter.bodyOffset : source.headings[sourceIndex].offset
                return Difference(
                    message: "\(count(here.count, part)) here, \(count(there.count, part)) in the source",
                    // The first one too many, or the section that lacks one.
                    offset: here.count > there.count ? here[there.count] : offset,
                    sourceOffset: there.count > here.count ? there[here.count] : sourceOffset)
            }
        }
    }

    /// Else the rows are told with their tables.
    private func hasSameTables(_ here: SectionShape, _ there: SectionShape) -> Bool {
        here.offsets[.table]?.count == there.offsets[.table]?.count
    }

    private func count(_ count: Int, _ part: SectionShape.Part) -> String {
        count == 0 ? "no \(part.singular)" : "\(count) \(count == 1 ? part.singular : part.plural)"
    }
}
