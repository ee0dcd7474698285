import KeelBase

/// A finding as compilers print theirs: place, message, the line with a caret, hint and notes.
struct FindingText {
    private let finding: Make.Finding.ViewModel
    private let style: TerminalStyle

    init(_ finding: Make.Finding.ViewModel, style: TerminalStyle) {
        self.finding = finding
        self.style = style
    }

    var text: String {
        ([headline] + excerpt + extras).map { $0 + "\n" }.joined()
    }

    private var headline: String {
        let place = Self.place(finding.file, finding.position)
        let severity = style.paint("\(finding.severity.rawValue):", finding.severity == .error ? .error : .warning)
        let message = style.paint(finding.message.safeForTerminal, .bold)
        return "\(place): \(severity) \(message) \(style.paint("[\(finding.code)]", .faint))"
    }

    private var excerpt: [String] {
        guard let excerpt = finding.excerpt else { return [] }
        let number = String(excerpt.lineNumber)
        let gutter = String(repeating: " ", count: number.count)
        return [
            style.paint(" \(number) |", .faint) + " \(excerpt.text)",
            style.paint(" \(gutter) |", .faint) + " \(excerpt.indentation)" + style.paint("^", .caret),
        ]
    }

    private var extras: [String] {
        let hint = finding.hint.map { ["  hint: \(Self.indented($0))"] } ?? []
        return hint
            + finding.notes.map { note in
                let place = note.file.map { Self.place($0, note.position) + ": " } ?? ""
                return "  \(place)note: \(Self.indented(note.message))"
            }
    }

    /// Further lines stand below the first.
    private static func indented(_ text: String) -> String {
        text.safeForTerminal.replacing("\n", with: "\n    ")
    }

    private static func place(_ file: String, _ position: SourcePosition?) -> String {
        let place = position.map { ":\($0.line):\($0.column)" } ?? ""
        return file.safeForTerminal + place
    }
}
