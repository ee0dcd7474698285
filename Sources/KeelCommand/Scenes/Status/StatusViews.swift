import KeelContent

/// A view of the scene: what the router starts, whatever the format.
@MainActor
protocol StatusView: StatusDisplaying {
    var interactor: (any StatusInteracting)? { get set }
    /// Set by the last view model.
    var exitCode: Int32 { get }
}

/// A table, then the sections that are out of date.
@MainActor
final class StatusTerminalView: StatusView {
    var interactor: (any StatusInteracting)?
    private(set) var exitCode: Int32 = 0
    private let output: any Output
    /// For GitHub Actions, which shows what begins with `::error` where a person looks.
    private let isAnnotating: Bool

    init(output: any Output, isAnnotating: Bool = false) {
        self.output = output
        self.isAnnotating = isAnnotating
    }

    func displayStatus(viewModel: Status.Show.ViewModel) {
        exitCode = viewModel.exitCode
        if let failure = viewModel.failure {
            output.writeFailure(failure)
            return
        }
        let shown = viewModel.totals.map(\.language)
        var rows = [["article"] + shown]
        for article in viewModel.articles {
            let texts = Dictionary(
                article.translations.map { ($0.language, $0.text) }, uniquingKeysWith: { first, _ in first })
            rows.append([article.path] + shown.map { texts[$0] ?? "" })
        }
        rows.append(["all"] + viewModel.totals.map { "\($0.percentage) %" })
        var lines = Self.aligned(rows)
        for translation in viewModel.articles.flatMap(\.translations) where !translation.changes.isEmpty {
            lines += ["", "\(translation.file): \(translation.text)"]
            lines += Self.aligned(
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

/// An object a line for each article in each language, a summary last.
@MainActor
final class StatusJSONLinesView: StatusView {
    var interactor: (any StatusInteracting)?
    private(set) var exitCode: Int32 = 0
    private let output: any Output

    init(output: any Output) {
        self.output = output
    }

    func displayStatus(viewModel: Status.Show.ViewModel) {
        exitCode = viewModel.exitCode
        if let failure = viewModel.failure {
            output.writeFailure(failure)
            return
        }
        for article in viewModel.articles {
            for translation in article.translations { write(translation, of: article) }
        }
        output.write([
            ("type", "summary"), ("articles", .integer(viewModel.articles.count)),
            (
                "languages",
                .array(
                    viewModel.totals.map { total in
                        .object(
                            [("language", .string(total.language))]
                                + total.counts.map { ($0.status, .integer($0.count)) }
                                + [("percentage", .integer(total.percentage))])
                    })
            ),
            ("required", .array(viewModel.required.map { .string($0) })), ("lacking", JSON(viewModel.lacking)),
        ])
    }

    private func write(_ translation: Status.Translation, of article: Status.Article) {
        output.write([
            ("type", "translation"), ("article", .string(article.path)), ("language", .string(translation.language)),
            ("source", .string(article.source)), ("file", .string(translation.file)),
            ("status", .string(translation.status)), ("percentage", JSON(translation.percentage)),
            (
                "sections",
                .array(
                    translation.changes.map { change in
                        .object([
                            ("change", .string(change.kind)), ("id", .string(change.id)),
                            ("title", .string(change.title)), ("line", JSON(change.line)),
                            ("source_file", .string(change.sourceFile)), ("source_line", JSON(change.sourceLine)),
                        ])
                    })
            ),
        ])
    }
}
