/// What a script printed beside what an `output` block shows.
enum OutputComparison {
    /// The first place where they differ.
    struct Difference: Equatable {
        /// Line of the expected output, from 0; its number of lines when something is printed after its end.
        var line: Int
        var expected: String?
        var printed: String?
        /// The whole comparison, one line each: `- expected`, `+ printed`, `  both`.
        var lines: [String]
    }

    /// - Parameter isUnordered: the lines may come in any order.
    /// - Returns: `nil` if they are the same. Space at the ends of lines and empty lines at the end don't count;
    ///   `…` on a line of its own stands for any lines.
    static func compare(expected: String, printed: String, isUnordered: Bool) -> Difference? {
        let expected = lines(expected)
        let printed = lines(printed)
        if isUnordered { return compareUnordered(expected, printed) }
        // The part up to the first `…` must come first, the last part last, and those between in order.
        let parts = expected.split(separator: "…", omittingEmptySubsequences: false)
        var position = 0
        for (index, part) in parts.enumerated() {
            let isLast = index == parts.count - 1
            if index == 0 {
                let common = zip(part, printed).prefix { $0 == $1 }.count
                if common < part.count || isLast && printed.count > part.count {
                    return difference(expected, printed, at: common, printedAt: common)
                }
                position = part.count
            } else if isLast {
                let start = printed.count - part.count
                guard start >= position, printed[start...].elementsEqual(part) else {
                    return difference(expected, printed, at: part.startIndex, printedAt: nil)
                }
            } else {
                let candidates = position...max(position, printed.count - part.count)
                let start = candidates.first { printed.dropFirst($0).starts(with: part) }
                guard let start else { return difference(expected, printed, at: part.startIndex, printedAt: nil) }
                position = start + part.count
            }
        }
        return nil
    }

    private static func compareUnordered(_ expected: [String], _ printed: [String]) -> Difference? {
        var left = printed
        for (index, line) in expected.enumerated() where line != "…" {
            guard let found = left.firstIndex(of: line) else {
                return difference(expected, printed, at: index, printedAt: nil)
            }
            left.remove(at: found)
        }
        guard !expected.contains("…"), let first = left.first else { return nil }
        return Difference(
            line: expected.count, expected: nil, printed: first, lines: diff(expected.sorted(), printed.sorted()))
    }

    private static func difference(
        _ expected: [String], _ printed: [String], at line: Int, printedAt: Int?
    ) -> Difference {
        Difference(
            line: line, expected: expected.indices.contains(line) ? expected[line] : nil,
            printed: printedAt.flatMap { printed.indices.contains($0) ? printed[$0] : nil },
            lines: expected.count + printed.count > 2 ? diff(expected, printed) : [])
    }

    private static func diff(_ expected: [String], _ printed: [String]) -> [String] {
        // `CollectionDifference` is quadratic; a long output says enough by its beginning.
        let limit = 200
        let changes = Array(printed.prefix(limit)).difference(from: Array(expected.prefix(limit)))
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in changes {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [String] = []
        var old = 0
        var new = 0
        while old < min(expected.count, limit) || new < min(printed.count, limit) {
            if removed.contains(old) {
                lines.append("- " + expected[old])
                old += 1
            } else if inserted.contains(new) {
                lines.append("+ " + printed[new])
                new += 1
            } else {
                guard old < expected.count, new < printed.count else { break }
                lines.append("  " + printed[new])
                old += 1
                new += 1
            }
        }
        return lines
    }

    private static func lines(_ text: String) -> [String] {
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map { line in
            String(line.reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" }.reversed())
        }
        while lines.last == "" { lines.removeLast() }
        return lines
    }
}
