import KeelBase

/// Who calls whom, in order, as a `sequence` fence says it:
///
///     view: View
///     presenter: Presenter
///     view -> presenter: what is asked
///     note presenter: what it thinks
///     presenter --> view: what is answered
///
/// The first lines name the lanes, from left to right; a lane without a name of its own may be left out.
struct SequenceDiagram: Sendable, Equatable {
    enum Step: Sendable, Equatable {
        /// - Parameter isAnswer: it is drawn dashed.
        case message(from: Int, to: Int, text: String, isAnswer: Bool)
        case note(lanes: ClosedRange<Int>, text: String)
    }

    private(set) var lanes: [String] = []
    private(set) var steps: [Step] = []
    private var names: [String: Int] = [:]

    /// - Throws: `SequenceFault` at the first line that can't be understood.
    init(_ code: String) throws(SequenceFault) {
        for (index, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let text = line.trimmingSpaces
            if text.isEmpty || text.hasPrefix("#") { continue }
            try read(text, line: index + 1)
        }
        if steps.isEmpty { throw SequenceFault(.nothing, line: 1) }
    }

    private mutating func read(_ text: Substring, line: Int) throws(SequenceFault) {
        guard let colon = text.firstIndex(of: ":") else { throw SequenceFault(.unreadable(String(text)), line: line) }
        let head = text[..<colon].trimmingSpaces
        let words = String(text[text.index(after: colon)...].trimmingSpaces)
        if let (from, to, isAnswer) = arrow(head) {
            let (from, to) = (try lane(from, line), try lane(to, line))
            steps.append(.message(from: from, to: to, text: words, isAnswer: isAnswer))
        } else if head.hasPrefix("note ") {
            var places: [Int] = []
            for name in head.dropFirst(5).split(separator: ",") { places.append(try lane(name.trimmingSpaces, line)) }
            guard let first = places.min(), let last = places.max(), !words.isEmpty else {
                throw SequenceFault(.unreadable(String(text)), line: line)
            }
            steps.append(.note(lanes: first...last, text: words))
        } else if !head.isEmpty, !head.contains(where: \.isWhitespace), names[String(head)] == nil, steps.isEmpty {
            names[String(head)] = lanes.count
            lanes.append(words.isEmpty ? String(head) : words)
        } else {
            throw SequenceFault(.unreadable(String(text)), line: line)
        }
    }

    private func arrow(_ head: Substring) -> (from: Substring, to: Substring, isAnswer: Bool)? {
        for (arrow, isAnswer) in [("-->", true), ("->", false)] {
            guard let range = head.firstRange(of: arrow) else { continue }
            return (head[..<range.lowerBound].trimmingSpaces, head[range.upperBound...].trimmingSpaces, isAnswer)
        }
        return nil
    }

    private func lane(_ name: Substring, _ line: Int) throws(SequenceFault) -> Int {
        if let lane = names[String(name)] { return lane }
        let nearest = suggestion(for: String(name), among: names.keys.sorted())
        throw SequenceFault(.unknownLane(String(name), nearest: nearest), line: line)
    }
}

extension Substring {
    fileprivate var trimmingSpaces: Substring { Substring(utf8.trimmingSpace) }
}
