/// One line at the foot of a terminal, drawn over itself.
struct ProgressBar {
    private static let cells = 24
    private static let clearLine = "\r\u{1B}[K"

    private let style: TerminalStyle
    private var isShown = false

    init(style: TerminalStyle) {
        self.style = style
    }

    mutating func draw(_ progress: Make.Progress.ViewModel) -> String {
        isShown = true
        var line = progress.text
        if let total = progress.total, total > 0 {
            let filled = min(Self.cells, progress.done * Self.cells / total)
            let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: Self.cells - filled)
            line += " [\(bar)] \(progress.done)/\(total)"
        }
        if let subject = progress.subject { line += " \(subject.safeForTerminal)" }
        return Self.clearLine + fitting(line)
    }

    mutating func erase() -> String {
        defer { isShown = false }
        return isShown ? Self.clearLine : ""
    }

    /// A line that wrapped could not be drawn over.
    private func fitting(_ line: String) -> String {
        var width = 0
        let end = line.unicodeScalars.firstIndex { scalar in
            width += scalar.terminalWidth
            return width >= style.width
        }
        return String(line.unicodeScalars[..<(end ?? line.unicodeScalars.endIndex)])
    }
}
