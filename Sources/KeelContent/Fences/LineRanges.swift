import KeelBase

/// A list of lines such as `2,5-7`.
enum LineRanges {
    enum Fault: Error, Hashable {
        case notALine(String)
        case backwards(String)
        case outside(Int)
    }

    /// The ranges in ascending order, those that touch joined.
    static func parse(_ text: String, count: Int) -> Result<[ClosedRange<Int>], Fault> {
        var ranges: [ClosedRange<Int>] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = part.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map { end in
                end.utf8.allSatisfy(\.isASCIIDigit) ? Int(end) : nil
            }
            guard let first = ends[0], let last = ends.count > 1 ? ends[1] : first else {
                return .failure(.notALine(String(part)))
            }
            guard first <= last else { return .failure(.backwards(String(part))) }
            guard 1...max(count, 1) ~= first, last <= count else { return .failure(.outside(first < 1 ? first : last)) }
            ranges.append(first...last)
        }
        var joined: [ClosedRange<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = joined.last, range.lowerBound <= last.upperBound + 1 {
                joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
        return .success(joined)
    }
}
