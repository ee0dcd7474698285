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

    /// Around the first difference: what is expected and what was printed, and how many lines each has beside those.
    private static func diff(_ expected: [String], _ printed: [String]) -> [String] {
        let start = max(0, zip(expected, printed).prefix { $0 == $1 }.count - 2)
        let (old, new) = (expected.dropFirst(start), printed.dropFirst(start))
        // `CollectionDifference` is quadratic; the beginning says enough.
        let limit = 8
        var lines = start > 0 ? ["  … \(start) equal lines"] : []
        lines += changes(Array(old.prefix(limit)), Array(new.prefix(limit)))
        if old.count > limit { lines.append("- … \(old.count - limit) more lines") }
        if new.count > limit { lines.append("+ … \(new.count - limit) more lines") }
        return lines.map { $0.count > 200 ? "\($0.prefix(200))…" : $0 }
    }

    private static func changes(_ expected: [String], _ printed: [String]) -> [String] {
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in printed.difference(from: expected) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [String] = []
        var (old, new) = (0, 0)
        while old < expected.count || new < printed.count {
            if removed.contains(old) {
                lines.append("- " + expected[old])
                old += 1
            } else if inserted.contains(new) {
                lines.append("+ " + printed[new])
                new += 1
            } else {
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
