/// A sequence with its places: lanes from left to right, steps from top to bottom, every text in room of its own.
struct SequenceDrawing: Sendable {
    private static let nameSize = 14.0
    private static let textSize = 13.0
    private static let lineHeight = 17.0
    /// A message of more than this is broken.
    private static let widest = 190.0
    private static let laneHeight = 34.0
    private static let margin = 2.0

    private let diagram: SequenceDiagram
    /// The middle of each lane.
    private let middles: [Double]
    private let laneWidths: [Double]
    /// The lines of each step's text.
    private let texts: [[String]]
    let width: Int
    private(set) var height = 0
    private(set) var svg = HTML()

    init(_ diagram: SequenceDiagram) {
        self.diagram = diagram
        texts = diagram.steps.map { step in
            switch step {
            case .message(_, _, let text, _), .note(_, let text):
                TextWidth.lines(of: text, size: Self.textSize, width: Self.widest)
            }
        }
        laneWidths = diagram.lanes.map { max(64, TextWidth.of($0, size: Self.nameSize) + 28) }
        (middles, width) = Self.places(diagram, texts, laneWidths)
        draw()
    }

    private static func widthOf(_ lines: [String]) -> Double {
        lines.map { TextWidth.of($0, size: textSize) }.max() ?? 0
    }

    /// Lanes as close as their names and what is written between them allow.
    private static func places(
        _ diagram: SequenceDiagram, _ texts: [[String]], _ laneWidths: [Double]
    ) -> (middles: [Double], width: Int) {
        var gaps: [Double] = zip(laneWidths, laneWidths.dropFirst()).map { left, right in (left + right) / 2 + 20 }
        var left = laneWidths.first.map { $0 / 2 } ?? 0
        var right = laneWidths.last.map { $0 / 2 } ?? 0
        func widen(_ range: Range<Int>, to wanted: Double) {
            let missing = wanted - gaps[range].reduce(0, +)
            guard missing > 0 else { return }
            for index in range { gaps[index] += missing / Double(range.count) }
        }
        for (step, lines) in zip(diagram.steps, texts) {
            let width = widthOf(lines)
            switch step {
            case .message(let from, let to, _, _) where from == to:
                if from < gaps.count { widen(from..<from + 1, to: width + 60) } else { right = max(right, width + 50) }
            case .message(let from, let to, _, _): widen(min(from, to)..<max(from, to), to: width + 36)
            case .note(let lanes, _):
                // A note over one lane needs half of itself on either side; over several, room between them.
                let half = width / 2 + 16
                if lanes.count == 1 {
                    let lane = lanes.lowerBound
                    if lane > 0 { widen(lane - 1..<lane, to: half + 14) } else { left = max(left, half) }
                    if lane < gaps.count { widen(lane..<lane + 1, to: half + 14) } else { right = max(right, half) }
                } else {
                    widen(lanes.lowerBound..<lanes.upperBound, to: width - 20)
                }
            }
        }
        var middles: [Double] = []
        var x = margin + left
        for index in laneWidths.indices {
            middles.append(x.rounded())
            if index < gaps.count { x += gaps[index] }
        }
        return (middles, Int((x + right + margin).rounded(.up)))
    }

    private mutating func draw() {
        var steps = HTML()
        var y = Self.margin + Self.laneHeight + 10
        for (step, lines) in zip(diagram.steps, texts) {
            let high = Double(lines.count) * Self.lineHeight
            switch step {
            case .message(let from, let to, _, let isAnswer):
                y += high + 8
                steps += message(from, to, lines, isAnswer, at: y)
                y += from == to ? 26 : 12
            case .note(let lanes, _):
                steps += note(lanes, lines, at: y + 4)
                y += high + 26
            }
        }
        height = Int((y + 8).rounded(.up))
        var frame = HTML()
        for (middle, width) in zip(middles, laneWidths) {
            frame += line("life", (middle, Self.margin + Self.laneHeight), (middle, Double(height) - 2))
            frame += box("lane", middle - width / 2, Self.margin, width, Self.laneHeight, radius: 8)
        }
        for (middle, name) in zip(middles, diagram.lanes) {
            frame += text("name", name, middle, Self.margin + Self.laneHeight / 2 + 5, size: Self.nameSize)
        }
        svg = frame + steps
    }

    private func message(_ from: Int, _ to: Int, _ lines: [String], _ isAnswer: Bool, at y: Double) -> HTML {
        let kind = isAnswer ? "answer" : "call"
        let (start, end) = (middles[from], middles[to])
        if from == to {
            let path = "M\(number(start)) \(number(y - 12))h26v22h-20"
            return "<path class=\"\(kind)\" d=\"\(path)\" fill=\"none\" stroke=\"currentColor\"/>\n"
                + head(at: start + 1, y + 10, pointsRight: false, kind)
                + text("said", lines, start + 36, y - 4, anchor: "start")
        }
        let pointsRight = end > start
        return line(kind, (start, y), (end + (pointsRight ? -7 : 7), y))
            + head(at: end, y, pointsRight: pointsRight, kind)
            + text("said", lines, (start + end) / 2, y - 8)
    }

    private func note(_ lanes: ClosedRange<Int>, _ lines: [String], at y: Double) -> HTML {
        let wide = Self.widthOf(lines) + 24
        let (first, last) = (middles[lanes.lowerBound], middles[lanes.upperBound])
        let width = max(wide, last - first + 40)
        let x = (first + last - width) / 2
        let high = Double(lines.count) * Self.lineHeight
        return box("note", x, y, width, high + 12, radius: 4)
            + text("said", lines, (first + last) / 2, y + high + 2)
    }

    // MARK: Marks

    private func head(at x: Double, _ y: Double, pointsRight: Bool, _ kind: String) -> HTML {
        let back = pointsRight ? -8.0 : 8.0
        let points =
            "\(number(x)),\(number(y)) \(number(x + back)),\(number(y - 4)) \(number(x + back)),\(number(y + 4))"
        return "<polygon class=\"head \(kind)\" points=\"\(points)\" fill=\"currentColor\"/>\n"
    }

    private func line(_ kind: String, _ start: (Double, Double), _ end: (Double, Double)) -> HTML {
        """
        <path class="\(kind)" d="M\(number(start.0)) \(number(start.1))L\(number(end.0)) \(number(end.1))" stroke="currentColor"/>

        """
    }

    private func box(_ kind: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double)
        -> HTML
    {
        """
        <rect class="\(kind)" x="\(number(x))" y="\(number(y))" width="\(number(width))" height="\(number(height))" \
        rx="\(number(radius))" fill="none" stroke="currentColor"/>

        """
    }

    private func text(_ kind: String, _ text: String, _ x: Double, _ y: Double, size: Double) -> HTML {
        """
        <text class="\(kind)" x="\(number(x))" y="\(number(y))" font-size="\(number(size))" text-anchor="middle" \
        fill="currentColor">\(text)</text>

        """
    }

    /// Lines that end at a height.
    private func text(
        _ kind: String, _ lines: [String], _ x: Double, _ y: Double, anchor: String = "middle"
    ) -> HTML {
        lines.enumerated().map { index, line in
            let above = Double(lines.count - 1 - index) * Self.lineHeight
            return """
                <text class="\(kind)" x="\(number(x))" y="\(number(y - above))" font-size="\(number(Self.textSize))" \
                text-anchor="\(anchor)" fill="currentColor">\(line)</text>

                """
        }.joined()
    }

    /// In halves of a pixel.
    private func number(_ value: Double) -> String {
        let halves = Int((value * 2).rounded())
        return halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(Double(halves) / 2)"
    }
}
