/// The candidate nearest to a mistyped word, or `nil` when none is near enough to be meant.
package func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
    // No name is longer that somebody could have mistyped.
    guard word.utf8.count <= 400 else { return nil }
    let letters = Array(word.lowercased())
    let limit = max(1, letters.count / 3)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates where candidate.utf8.count <= 4 * (letters.count + limit) {
        let other = Array(candidate.lowercased())
        guard abs(other.count - letters.count) <= limit else { continue }
        let distance = editDistance(letters, other)
        if distance <= limit, distance < (best?.distance ?? .max) { best = (distance, candidate) }
    }
    return best?.candidate
}

/// Optimal string alignment: insertions, deletions, replacements and swaps of neighbours count one each.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in 0..<left.count {
        var current = [row + 1]
        for column in 0..<right.count {
            var cost = Swift.min(
                previous[column] + (left[row] == right[column] ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                cost = Swift.min(cost, beforePrevious[column - 1] + 1)
            }
            current.append(cost)
        }
        (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
}
