import KeelContent

/// Which block of a translation is which of the source.
enum BlockPairs {
    typealias Pair = (source: ExampleBlock?, translation: ExampleBlock?)

    static func pair(_ source: [ExampleBlock], _ translation: [ExampleBlock]) -> [Pair] {
        var pairs: [Pair] = []
        let ids = Set(source.compactMap(\.fence.pairingID)).intersection(translation.compactMap(\.fence.pairingID))
        for id in ids.sorted() {
            pairs.append((source.first { $0.fence.pairingID == id }, translation.first { $0.fence.pairingID == id }))
        }
        let others = source.filter { !ids.contains($0.fence.pairingID ?? "") }
        let translated = translation.filter { !ids.contains($0.fence.pairingID ?? "") }
        return pairs + aligned(others, translated)
    }

    /// By order; where the numbers differ, equal blocks are matched first, so that one missing block does not
    /// make all those after it look changed.
    private static func aligned(_ source: [ExampleBlock], _ translation: [ExampleBlock]) -> [Pair] {
        if source.count == translation.count { return zip(source, translation).map { ($0, $1) } }
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in translation.map(\.outline).difference(from: source.map(\.outline)) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var pairs: [Pair] = []
        var one = 0
        var other = 0
        while one < source.count || other < translation.count {
            if removed.contains(one), inserted.contains(other) {
                pairs.append((source[one], translation[other]))
                (one, other) = (one + 1, other + 1)
            } else if one < source.count, removed.contains(one) || other >= translation.count {
                pairs.append((source[one], nil))
                one += 1
            } else if other < translation.count, inserted.contains(other) || one >= source.count {
                pairs.append((nil, translation[other]))
                other += 1
            } else {
                pairs.append((source[one], translation[other]))
                (one, other) = (one + 1, other + 1)
            }
        }
        return pairs
    }
}
