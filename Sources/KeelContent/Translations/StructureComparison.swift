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
                message: "\(count(places.count, kind)) here, \(count(sourcePlaces.count, kind)) in the source",
                // The first one too many, or the section that lacks one.
                offset: places.count > sourcePlaces.count
                    ? places[sourcePlaces.count] : here.heading?.offset ?? translation.frontMatter.bodyOffset,
                sourceOffset: sourcePlaces.count > places.count
                    ? sourcePlaces[places.count] : there.heading?.offset ?? source.frontMatter.bodyOffset)
        }
    }

    private func count(_ count: Int, _ kind: Section.Part.Kind) -> String {
        count == 0 ? "no \(kind.singular)" : "\(count) \(count == 1 ? kind.singular : kind.plural)"
    }
}

extension Section.Part.Kind {
    fileprivate var plural: String {
        switch self {
        case .image: "images"
        case .link: "links"
        case .admonition: "admonitions"
        case .quotation: "quotations"
        case .table: "tables"
        case .row: "rows of tables"
        case .list: "lists"
        case .code: "blocks of code"
        }
    }

    fileprivate var singular: String {
        switch self {
        case .row: "row of a table"
        case .code: "block of code"
        default: rawValue
        }
    }
}
