/// The longest common subsequence of two lists of digests, for lists in which few digests are repeated.
enum CommonSubsequence {
    /// A digest that is there more often is paired by its order, so that the work stays in proportion.
    private static let repetitionLimit = 64

    /// - Parameter old: `nil` is equal to nothing.
    /// - Returns: for each place in `new`, the place in `old` that it is paired with.
    static func pairs(_ old: [String?], _ new: [String]) -> [Int?] {
        var pairs = [Int?](repeating: nil, count: new.count)
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] {
            pairs[start] = start
            start += 1
        }
        var (oldEnd, newEnd) = (old.count, new.count)
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
            pairs[newEnd] = oldEnd
        }
        var places: [String: [Int]] = [:]
        for index in start..<oldEnd { if let digest = old[index] { places[digest, default: []].append(index) } }

        // Hunt and Szymanski: the longest chain of pairs in which both places rise.
        var ends: [Int] = []
        var links: [(old: Int, new: Int, before: Int?)] = []
        var endLinks: [Int] = []
        var seen: [String: Int] = [:]
        for index in start..<newEnd {
            guard let candidates = places[new[index]] else { continue }
            let number = seen[new[index], default: 0]
            seen[new[index]] = number + 1
            let isRepeated = candidates.count > repetitionLimit
            for place in isRepeated ? Array(candidates.dropFirst(number).prefix(1)) : candidates.reversed() {
                let length = ends.firstIndexNotBelow(place)
                links.append((place, index, length > 0 ? endLinks[length - 1] : nil))
                if length == ends.count {
                    ends.append(place)
                    endLinks.append(links.count - 1)
                } else {
                    ends[length] = place
                    endLinks[length] = links.count - 1
                }
            }
        }
        var link = endLinks.last
        while let current = link {
            pairs[links[current].new] = links[current].old
            link = links[current].before
        }
        return pairs
    }
}

extension Array where Element == Int {
    /// In an ascending list.
    fileprivate func firstIndexNotBelow(_ value: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
