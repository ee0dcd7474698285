import KeelBase
import KeelContent

/// Turns the state of translations into words, numbers and an exit code.
@MainActor
final class StatusPresenter: AnswerPresenting {
    private weak var view: (any AnswerDisplaying<Status.ViewModel>)?

    init(view: any AnswerDisplaying<Status.ViewModel>) {
        self.view = view
    }

    func present(response: Status.Response) {
        let required = response.required
        let lacking = response.rows.flatMap(\.cells).count { required.contains($0.language) && !$0.status.isComplete }
        let failure = Self.failure(response)
        view?.display(
            viewModel: Status.ViewModel(
                languages: response.languages.map(\.tag), articles: response.rows.map(Self.article),
                totals: response.languages.compactMap { Self.total($0, response.rows) },
                lacking: required.isEmpty ? nil : lacking, required: required.map(\.tag), failure: failure?.text,
                exitCode: failure?.code ?? (lacking > 0 ? 1 : 0)))
    }

    private static func failure(_ response: Status.Response) -> (text: String, code: Int32)? {
        let languages = response.languages.map(\.tag)
        switch response.ending {
        case .finished: return nil
        case .unreadable(let reason): return (reason, 3)
        case .unknownLanguage(let language):
            let hint = suggestion(for: language.tag, among: languages).map { "did you mean `\($0)`?" }
            return (
                "`\(language)` is no language of this site\nhint: "
                    + (hint ?? "the languages are \(languages.joined(separator: ", "))"), 2
            )
        case .nothingSelected(let filter, let candidates): return (filter.namesNothing(among: candidates), 2)
        }
    }

    private static func article(_ row: TranslationTable.Row) -> Status.Article {
        let source = row.translations.sourceArticle
        return Status.Article(
            path: row.translations.id.path, source: source.language.tag,
            translations: row.cells.map { cell in
                Status.Translation(
                    language: cell.language.tag,
                    file: cell.article?.file ?? TextID(cell.language, row.translations.id).file,
                    status: cell.status.rawValue, text: text(cell), percentage: cell.percentage,
                    changes: (cell.state?.changes ?? []).map { change in
                        Status.Change(
                            kind: change.kind.rawValue, id: change.id, title: change.title, line: change.line,
                            sourceFile: source.file, sourceLine: change.sourceLine)
                    })
            })
    }

    private static func text(_ cell: TranslationTable.Cell) -> String {
        switch cell.status {
        case .source, .current, .draft, .broken, .missing: return cell.status.rawValue
        case .unstamped: return "not stamped"
        case .outdated:
            let count = cell.state?.changes.count ?? 0
            return "\(cell.percentage ?? 0) %, \(count) section\(count == 1 ? "" : "s") old"
        }
    }

    /// `nil` if the language is not among what was asked for.
    private static func total(_ language: Language, _ rows: [TranslationTable.Row]) -> Status.Total? {
        let cells = rows.flatMap(\.cells).filter { $0.language == language }
        guard !cells.isEmpty else { return nil }
        return Status.Total(
            language: language.tag,
            counts: TranslationTable.Status.allCases.compactMap { status in
                let count = cells.count { $0.status == status }
                return count == 0 ? nil : Status.Total.Count(status: status.rawValue, count: count)
            }, percentage: cells.reduce(0) { $0 + ($1.percentage ?? 0) } / cells.count)
    }
}
