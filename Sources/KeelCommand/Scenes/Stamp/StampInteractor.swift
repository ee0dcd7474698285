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
            let files = catalog.articles.flatMap { $0.articles.map(\.file) } + catalog.brokenFiles
            for selection in request.selections where !files.contains(where: selection.includes(file:)) {
                return Stamping.Response(
                    ending: .nothingSelected(selection, candidates: files.compactMap { ContentFilter($0)?.name }))
            }
            let faulty = FaultyArticles(diagnostics, catalog)
            let articles = Dictionary(
                catalog.articles.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            var outcomes: [Stamping.Outcome] = []
            for file in files where isSelected(file, request.selections) {
                guard let filter = ContentFilter(file) else { continue }
                let id = ArticleID(filter.path)
                let translations = articles[id]
                let isNamed = request.selections.contains { $0 == filter }
                // A folder that is named, or everything, may hold sources.
                if translations?.sourceLanguage == filter.language, !isNamed { continue }
                let stamp = Stamp.file(of: id, in: filter.language)
                let result = await result(filter, translations, faulty, root: request.root, stamp: stamp)
                outcomes.append(Stamping.Outcome(name: filter.name, file: stamp, result: result))
            }
            return Stamping.Response(ending: .finished, outcomes: outcomes)
        } catch {
            return Stamping.Response(ending: .unreadable(reason: "\(error)"))
        }
    }

    private func isSelected(_ file: String, _ selections: [ContentFilter]) -> Bool {
        selections.isEmpty || selections.contains { $0.includes(file: file) }
    }

    private func result(
        _ filter: ContentFilter, _ translations: Translations?, _ faulty: FaultyArticles, root: String,
        stamp path: String
    ) async -> Stamping.Outcome.Result {
        let id = ArticleID(filter.path)
        if let file = faulty.file(of: id, in: filter.language) { return .refused(.isBroken(file: file)) }
        guard let translations else { return .refused(.isBroken(file: "Content/\(filter.name).md")) }
        if translations.sourceLanguage == filter.language { return .refused(.isSource) }
        let stamp = Stamp(of: translations.sourceArticle)
        do {
            let isNew = try await worker.write(stamp.text(for: id, in: filter.language), to: "\(root)/\(path)")
            return isNew ? .written(blocks: stamp.blockCount) : .unchanged(blocks: stamp.blockCount)
        } catch {
            return .refused(.unwritable(reason: "\(error)"))
        }
    }
}

/// Articles with errors in a text. Whichever it is, it may be the source.
private struct FaultyArticles {
    private var files: [ArticleID: [String]] = [:]

    init(_ diagnostics: [Diagnostic], _ catalog: Catalog) {
        let faulty = Set(diagnostics.filter { $0.severity == .error }.map(\.file)).union(catalog.brokenFiles)
        for file in faulty.sorted() {
            if let filter = ContentFilter(file) { files[ArticleID(filter.path), default: []].append(file) }
        }
    }

    /// The text's own file before another's.
    func file(of id: ArticleID, in language: Language) -> String? {
        let own = "Content/\(language)/\(id).md"
        return files[id].flatMap { $0.contains(own) ? own : $0.first }
    }
}
