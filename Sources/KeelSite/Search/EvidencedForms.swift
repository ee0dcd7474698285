/// Forms by rules that only propose: which of the proposed stems a word has is decided by the other words of the site.
///
/// An ending that is stripped by a rule alone often belongs to the stem (`element` has no partitive `-t`). The stem
/// that other words share, and that is not too short, is the right one nearly always: each proposal weighs the number
/// of other words that propose it, times the square of its length.
enum EvidencedForms {
    /// - Parameter proposals: of one word, longest first, itself in some form among them; with their lengths.
    static func keys(of words: [String], proposals: (String) -> [(key: String, length: Int)]) -> [String] {
        let proposed = words.map { word in
            var seen: Set<String> = []
            return proposals(word).filter { seen.insert($0.key).inserted }
        }
        var support: [String: Int] = [:]
        for proposal in proposed.joined() { support[proposal.key, default: 0] += 1 }
        return zip(words, proposed).map { word, proposed in
            var best = (key: word, weight: 0)
            for (key, length) in proposed {
                let weight = (8 * (support[key, default: 1] - 1) + 1) * length * length
                if weight > best.weight { best = (key, weight) }
            }
            return best.key
        }
    }
}
