import KeelContent

/// The answer as text: a table, then the sections that are out of date.
@MainActor
enum StatusText {
    static func writer(_ format: Format) -> @MainActor @Sendable (Status.ViewModel, any Output) -> Void {
        switch format {
        case .terminal: { write($0, to: $1) }
        // GitHub Actions shows what begins with `::error` where a person looks.
        case .github: { write($0, to: $1, isAnnotating: true) }
        case .json: StatusJSON.write
        }
    }

    private static func write(_ viewModel: Status.ViewModel, to output: any Output, isAnnotating: Bool = false) {
        let shown = viewModel.totals.map(\.language)
        var rows = [["article"] + shown]
        for article in viewModel.articles {
            let texts = Dictionary(
                article.translations.map { ($0.language, $0.text) }, uniquingKeysWith: { first, _ in first })
            rows.append([article.path] + shown.map { texts[$0] ?? "" })
        }
        rows.append(["all"] + viewModel.totals.map { "\($0.percentage) %" })
        var lines = aligned(rows)
        for translation in viewModel.articles.flatMap(\.translations) where !translation.changes.isEmpty {
            lines += ["", "\(translation.file): \(translation.text)"]
            lines += aligned(
                translation.changes.map { change in
                    let place = change.sourceLine.map { "\(change.sourceFile):\($0)" } ?? ""
                    return [
                        "  \(change.kind)", change.id.isEmpty ? "(beginning)" : "\(change.title) #\(change.id)", place,
                    ]
                })
        }
        if let lacking = viewModel.lacking {
            let languages = viewModel.required.joined(separator: ", ")
            let verdict = lacking == 0 ? "complete in \(languages)" : "not complete in \(languages): \(lacking) to do"
            lines += ["", isAnnotating && lacking > 0 ? "::error title=keel::\(verdict)" : verdict]
        }
        output.write(lines.map { $0.safeForTerminal + "\n" }.joined())
    }

    /// Columns as wide as their widest text on a terminal.
    private static func aligned(_ rows: [[String]]) -> [String] {
        func width(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + $1.terminalWidth } }
        var widths: [Int] = []
        for row in rows {
            for (column, text) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], width(text))
            }
        }
        return rows.map { row in
            var line = row.enumerated().map { column, text in
                text + String(repeating: " ", count: widths[column] - width(text))
            }.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
