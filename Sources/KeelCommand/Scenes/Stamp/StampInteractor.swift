import KeelBase
import KeelContent

/// Knows which translations may be stamped. Knows no wording.
@MainActor
final class StampInteractor: Answering {
    private let presenter: any AnswerPresenting<Stamping.Response>
    private let worker: any StampWorking

    init(presenter: any AnswerPresenting<Stamping.Response>, worker: any StampWorking) {
        self.presenter = presenter
        self.worker = worker
    }

    func answer(request: Stamping.Request) async {
        presenter.present(response: await response(to: request))
    }

    private func response(to request: Stamping.Request) async -> Stamping.Response {
        do {
            let (catalog, diagnostics) = try await worker.catalog(root: request.root)
            let texts = catalog.texts
            for selection in request.selections where !texts.contains(where: selection.includes) {
                return Stamping.Response(
                    ending: .nothingSelected(selection, candidates: texts.map(\.description)))
            }
            let faulty = FaultyArticles(diagnostics, catalog)
            let articles = Dictionary(
                catalog.articles.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            var outcomes: [Stamping.Outcome] = []
            for text in texts where isSelected(text, request.selections) {
                let translations = articles[text.article]
                let isNamed = request.selections.contains { $0.names(text) }
                // A folder that is named, or everything, may hold sources.
                if translations?.sourceLanguage == text.language, !isNamed { continue }
                let result = await result(text, translations, faulty, in: catalog.layout)
                outcomes.append(Stamping.Outcome(text: text, result: result))
            }
            return Stamping.Response(ending: .finished, outcomes: outcomes)
        } catch {
            return Stamping.Response(ending: .unreadable(reason: "\(error)"))
        }
    }

    private func isSelected(_ text: TextID, _ selections: [ContentFilter]) -> Bool {
        selections.isEmpty || selections.contains { $0.includes(text) }
    }

    private func result(
        _ text: TextID, _ translations: Translations?, _ faulty: FaultyArticles, in layout: SiteLayout
    ) async -> Stamping.Outcome.Result {
        if let faulty = faulty.text(standingFor: text) { return .refused(.isBroken(faulty)) }
        guard let translations else { return .refused(.isBroken(text)) }
        if translations.sourceLanguage == text.language { return .refused(.isSource) }
        let stamp = Stamp(of: translations.sourceArticle)
        do {
            let isNew = try await worker.write(stamp.text(for: text), to: layout.absolute(text.stamp))
            return isNew ? .written(blocks: stamp.blockCount) : .unchanged(blocks: stamp.blockCount)
        } catch {
            return .refused(.unwritable(reason: "\(error)"))
        }
    }
}

/// Articles with errors in a text. Whichever it is, it may be the source.
private struct FaultyArticles {
    private var texts: [ArticleID: [TextID]] = [:]

    init(_ diagnostics: [Diagnostic], _ catalog: Catalog) {
        let errors = diagnostics.filter { $0.severity == .error }.compactMap { TextID(file: $0.file) }
        for text in Set(errors).union(catalog.brokenTexts).sorted() { texts[text.article, default: []].append(text) }
    }

    /// The text itself before another one of its article; `nil` if the article has no errors.
    func text(standingFor text: TextID) -> TextID? {
        texts[text.article].flatMap { $0.contains(text) ? text : $0.first }
    }
}
