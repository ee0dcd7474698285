import KeelBase
import KeelContent

/// Knows which translations are asked for.
@MainActor
final class StatusInteractor: Answering {
    private let presenter: any AnswerPresenting<Status.Response>
    private let worker: any CatalogReading

    init(presenter: any AnswerPresenting<Status.Response>, worker: any CatalogReading) {
        self.presenter = presenter
        self.worker = worker
    }

    func answer(request: Status.Request) async {
        presenter.present(response: await response(to: request))
    }

    private func response(to request: Status.Request) async -> Status.Response {
        let catalog: Catalog
        do {
            catalog = try await worker.catalog(root: request.root).catalog
        } catch {
            return Status.Response(ending: .unreadable(reason: "\(error)"))
        }
        let languages = catalog.configuration.languages.map(\.language)
        var response = Status.Response(ending: .finished, languages: languages, required: request.required)
        if let unknown = request.required.first(where: { !languages.contains($0) }) {
            response.ending = .unknownLanguage(unknown)
            return response
        }
        let selections = request.selections
        for row in TranslationTable(catalog).rows {
            let id = row.translations.id
            let cells = row.cells.filter { cell in
                selections.isEmpty || selections.contains { $0.includes(TextID(cell.language, id)) }
            }
            if !cells.isEmpty {
                response.rows.append(TranslationTable.Row(translations: row.translations, cells: cells))
            }
        }
        let isEmpty: (ContentFilter) -> Bool = { selection in
            !languages.contains(selection.language)
                || !catalog.articles.contains { selection.includes(TextID(selection.language, $0.id)) }
        }
        if let nothing = selections.first(where: isEmpty) {
            let names = catalog.articles.flatMap { translations in languages.map { "\(TextID($0, translations.id))" } }
            response.ending = .nothingSelected(nothing, candidates: languages.map(\.tag) + names)
        }
        return response
    }
}
