/// What has become of the blocks that a translation was made from.
struct StampComparison {
    private let old: [Stamp.Entry]
    private let new: [SourceBlock]
    /// The id of the section that each old block stood in.
    private let oldSections: [String]
    private let oldTitles: [String: String]
    /// For each new block its old place: in order, or elsewhere.
    private let pairs: [Int?]
    private let moves: [Int: Int]
    /// The sections that there are now; what stands above the first heading always is.
    private let present: Set<String>

    init(_ stamp: Stamp, with blocks: [SourceBlock]) {
        old = stamp.entries
        new = blocks
        present = Set(blocks.map(\.section)).union([""])
        var section = ""
        var sections: [String] = []
        var titles: [String: String] = ["": ""]
        for entry in stamp.entries {
            if let id = entry.headingID {
                section = id
                titles[id] = entry.headingText
            }
            sections.append(section)
        }
        oldSections = sections
        oldTitles = titles
        pairs = CommonSubsequence.pairs(stamp.entries.map(\.digest), blocks.map(\.digest))
        moves = Self.moves(stamp.entries, blocks, pairs)
    }

    /// Of the blocks left over on both sides, those that are the same.
    private static func moves(_ old: [Stamp.Entry], _ new: [SourceBlock], _ pairs: [Int?]) -> [Int: Int] {
        let paired = Set(pairs.compactMap { $0 })
        var places: [String: [Int]] = [:]
        for index in old.indices.reversed() where !paired.contains(index) {
            if let digest = old[index].digest { places[digest, default: []].append(index) }
        }
        var moves: [Int: Int] = [:]
        for index in new.indices where pairs[index] == nil {
            if let place = places[new[index].digest]?.popLast() { moves[index] = place }
        }
        return moves
    }

    var currentBlocks: Int { pairs.count { $0 != nil } + moves.count }

    /// The sections that are not as they were, by id.
    func changes() -> (sections: [String: SectionChange.Kind], removed: [(id: String, title: String)]) {
        var kinds: [String: SectionChange.Kind] = [:]
        func mark(_ section: String, _ kind: SectionChange.Kind) {
            if kinds[section] == nil || kinds[section] == .moved { kinds[section] = kind }
        }
        /// Sections of which something is as it was.
        var known: Set<String> = []
        for (index, block) in new.enumerated() {
            if pairs[index] != nil {
                known.insert(block.section)
            } else if let place = moves[index] {
                known.insert(block.section)
                mark(block.section, .moved)
                if oldSections[place] != block.section { mark(oldSections[place], .moved) }
            }
        }
        for (index, block) in new.enumerated() where pairs[index] == nil && moves[index] == nil {
            let isNew = oldTitles[block.section] == nil && !known.contains(block.section)
            mark(block.section, isNew ? .added : .changed)
        }
        let removed = markLosses(mark)
        return (kinds.filter { present.contains($0.key) }, removed)
    }

    /// Blocks that are gone: their sections have changed, or are gone too.
    private func markLosses(_ mark: (String, SectionChange.Kind) -> Void) -> [(id: String, title: String)] {
        var newPlaces: [Int: Int] = [:]
        for (index, place) in pairs.enumerated() { if let place { newPlaces[place] = index } }
        for (index, place) in moves { newPlaces[place] = index }
        /// Sections of which something is left.
        let left = Set(newPlaces.keys.map { oldSections[$0] })
        var removed: [(id: String, title: String)] = []
        var lastSection = ""
        for (index, entry) in old.enumerated() {
            if let place = newPlaces[index] {
                lastSection = new[place].section
            } else if entry.digest != nil {
                let section = oldSections[index]
                if present.contains(section) {
                    mark(section, .changed)
                } else if left.contains(section) {
                    // A heading is gone and its text has joined the section before, or has another heading.
                    let following = old.indices[index...].lazy.compactMap { newPlaces[$0] }.first
                    mark(following.map { new[$0].section } ?? lastSection, .changed)
                } else if removed.last?.id != section {
                    removed.append((section, oldTitles[section] ?? ""))
                }
            }
        }
        return removed
    }
}
