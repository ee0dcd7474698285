import KeelMarkdown

/// Which heading of a translation is which of its source: the one with the same id, and between those the next one of
/// the same level.
struct HeadingAlignment {
    /// For each heading of the source, the translation's.
    private(set) var pairs: [Int?]
    /// Headings of the translation that are none of the source's.
    let extra: [Int]

    /// - Parameters:
    ///   - added: ids of the source that the translation can't have yet.
    ///   - removed: ids that the translation may still have and the source has not.
    init(_ source: [Heading], _ translation: [Heading], added: Set<String> = [], removed: Set<String> = []) {
        var pairs = [Int?](repeating: nil, count: source.count)
        let places = Dictionary(
            translation.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
        // Without the option, no heading has an id.
        for (index, heading) in source.enumerated() where !heading.id.isEmpty { pairs[index] = places[heading.id] }
        var taken = Set(pairs.compactMap { $0 })
        var next = 0
        for (index, heading) in source.enumerated() {
            if let place = pairs[index] {
                next = place + 1
                continue
            }
            if added.contains(heading.id) { continue }
            while translation.indices.contains(next), removed.contains(translation[next].id) { next += 1 }
            if translation.indices.contains(next), !taken.contains(next), translation[next].level == heading.level {
                pairs[index] = next
                taken.insert(next)
                next += 1
            }
        }
        self.pairs = pairs
        extra = translation.indices.filter { !taken.contains($0) }
    }
}
