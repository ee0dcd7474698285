import Foundation
import KeelBase
package import KeelContent
import KeelSwift

/// Checks the Swift blocks of a site: builds, runs and tests them with the real toolchain, and writes them as a
/// package.
package struct ExampleChecker: Sendable {
    package struct Options: Sendable {
        /// Texts to check; `nil` for all. The package is always written whole.
        package var only: Set<TextID>?
        /// How many programs may run at once.
        package var jobs: Int

        /// - Parameter jobs: `nil` for as many as there are processors.
        package init(only: Set<TextID>? = nil, jobs: Int? = nil) {
            self.only = only
            self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
        }

        var isComplete: Bool { only == nil }
    }

    let catalog: Catalog
    let options: Options

    package init(catalog: Catalog, options: Options = .init()) {
        self.catalog = catalog
        self.options = options
    }

    /// - Throws: `ExampleCheckError`, `FileSystemError` or `CancellationError` when nothing can be said about the
    ///   examples. What was found before a cancellation is remembered.
    package func check(
        progress: @escaping @Sendable (ExampleProgress) -> Void = { _ in }
    ) async throws -> ExampleOutcome {
        let (root, folder, toolchain) = try await prepare()
        let settings = catalog.configuration.examples
        let products = try await ProductBuilder(root: root, folder: folder, settings: settings, toolchain: toolchain)
            .build()
        let store = ResultStore(path: SiteLayout(root: root).exampleResults)
        let slots = Slots(options.jobs)
        let blocks = ExamplePlanner.blocks(of: catalog)
        let resolver = ImportResolver(
            root: root, folder: folder, toolchain: toolchain, store: store, slots: slots,
            provided: Set(catalog.supportModules.map(\.name)), products: products)
        let unresolved = try await resolver.unresolved(in: blocks.joined().joined().filter { !$0.isSkipped })
        let plan = ExamplePlanner.plan(catalog, blocks: blocks) { unresolved[$0] == nil }
        let package = PackageContents(plan: plan, settings: settings, root: root)
        try PackageWriter(files: package.files).write(to: SiteLayout(root: root).examples)

        let workshop = Workshop(
            root: root, folder: folder, toolchain: toolchain, plan: plan, settings: settings, store: store,
            slots: slots, products: products)
        let articles = plan.articles.filter(isWanted)
        progress(.planned(articles: articles.count, blocks: articles.reduce(0) { $0 + $1.blocks.joined().count }))
        let checked: [CheckedArticle]
        do {
            checked = try await check(articles, unresolved, in: workshop, progress)
        } catch {
            try? store.save(isComplete: false)
            throw error
        }
        try store.save(isComplete: options.isComplete)
        if options.isComplete { workshop.removeLeftovers(keeping: checked.flatMap(\.modules)) }
        return OutcomeBuilder(workshop: workshop, unresolved: unresolved, only: options.only).outcome(
            of: checked)
    }

    /// The site's folder, where things are built, and the toolchain. The folders are absolute, because programs are
    /// started in folders of their own.
    func prepare() async throws -> (root: String, folder: String, toolchain: Toolchain) {
        guard let resolved = realpath(catalog.root, nil) else { throw FileSystemError("open", catalog.root) }
        defer { free(resolved) }
        let root = String(cString: resolved)
        let folder = SiteLayout(root: root).exampleBuild
        try FileSystem.makeDirectory(folder)
        let settings = catalog.configuration.examples
        let toolchain = try await Toolchain.find(
            settings: .init(languageMode: settings.swift, flags: settings.flags), root: root,
            cache: "\(folder)/toolchain.json")
        return (root, folder, toolchain)
    }

    private func isWanted(_ article: ArticlePlan) -> Bool {
        guard let only = options.only else { return true }
        return article.translations.articles.contains { only.contains($0.textID) }
    }

    private func check(
        _ articles: [ArticlePlan], _ unresolved: [BlockPlace: SwiftImport], in workshop: Workshop,
        _ progress: @escaping @Sendable (ExampleProgress) -> Void
    ) async throws -> [CheckedArticle] {
        let checks = articles.map { ArticleCheck(workshop: workshop, plan: $0, unresolved: unresolved) }
        let support = checks.flatMap(\.neededSupport).map(\.name)
        if !support.isEmpty {
            let needed = workshop.plan.supportModules.filter { support.contains($0.name) }
            try await SupportBuilder(workshop: workshop).build(needed)
        }
        for tool in Set(checks.flatMap(\.neededTools)) { try await ToolBuilder(workshop: workshop).build(tool) }
        var batched = BatchedUnits()
        if workshop.settings.scope == .block {
            let unknown = checks.filter { $0.blockers.isEmpty }.flatMap { $0.workers.filter { $0.known == nil } }
            batched = BatchCompiler(workshop: workshop).start(unknown)
        }
        return try await batched.during { [batched] in
            try await withThrowingTaskGroup(of: (Int, CheckedArticle).self) { group in
                for (index, check) in checks.enumerated() {
                    group.addTask {
                        progress(.checking(article: check.plan.translations.id))
                        let checked = try await check.run(batched)
                        progress(.finished(article: check.plan.translations.id, hasFailed: checked.hasFailed))
                        return (index, checked)
                    }
                }
                var results = [CheckedArticle?](repeating: nil, count: checks.count)
                for try await (index, checked) in group { results[index] = checked }
                return results.compactMap(\.self)
            }
        }
    }
}
