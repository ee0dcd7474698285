import Foundation
package import KeelContent
import KeelSwift

/// Checks Swift blocks: builds, runs and tests them with the real toolchain.
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

    let plan: ExamplePlan
    let folders: ExampleFolders
    let options: Options

    package init(_ plan: ExamplePlan, in folders: ExampleFolders, options: Options = .init()) {
        self.plan = plan
        self.folders = folders
        self.options = options
    }

    /// - Throws: `ExampleCheckError`, `FileSystemError` or `CancellationError` when nothing can be said about the
    ///   examples. What was found before a cancellation is remembered.
    package func check(
        progress: @escaping @Sendable (ExampleProgress) -> Void = { _ in }
    ) async throws -> ExampleOutcome {
        do {
            let workspace = try await Workspace(folders, plan.settings)
            defer { workspace.removeTemporaries() }
            let products = try await workspace.products(for: plan.settings).build()
            return try await check(in: workspace, products, progress)
        } catch ExampleCheckError.refused(let diagnostics) {
            return ExampleOutcome(refusedFor: diagnostics.map { $0.at(plan.settings.position) })
        }
    }

    private func check(
        in workspace: Workspace, _ products: ProductBuilder.Products?,
        _ progress: @escaping @Sendable (ExampleProgress) -> Void
    ) async throws -> ExampleOutcome {
        let store = ResultStore(path: workspace.results)
        let limiter = ProcessLimiter(options.jobs)
        let resolver = ImportResolver(
            root: workspace.root, folder: workspace.build, toolchain: workspace.toolchain, store: store,
            limiter: limiter, provided: Set(plan.supportModules.filter { !$0.isGenerated }.map(\.name)),
            products: products)
        let blocks = plan.articles.lazy.flatMap { $0.blocks.joined() }
        let unresolved = try await resolver.unresolved(in: blocks.filter { !$0.isSkipped })
        let inactive = try await resolver.inactive(in: blocks.filter { !$0.isSkipped })
        let plan = plan.leavingOut(Set(unresolved.keys))
        if let package = folders.package {
            let contents = PackageContents(plan: plan, root: workspace.root)
            try PackageWriter(files: contents.files).write(to: package)
        }

        let context = BuildContext(
            root: workspace.root, folder: workspace.build, keys: ResultKeys(plan, workspace.toolchain, products),
            store: store, limiter: limiter)
        let articles = plan.articles.filter(isWanted)
        progress(.planned(articles: articles.count))
        let checked: [CheckedArticle]
        do {
            checked = try await check(articles, unresolved, in: context, progress)
        } catch {
            try? store.save(isComplete: false)
            throw error
        }
        try store.save(isComplete: options.isComplete)
        if options.isComplete { context.removeLeftovers(keeping: checked.flatMap(\.modules)) }
        return OutcomeBuilder(context: context, unresolved: unresolved, inactive: inactive, only: wantedFiles).outcome(
            of: checked)
    }

    private var wantedFiles: Set<String>? {
        options.only.map { only in
            let texts = plan.articles.lazy.flatMap(\.translations.articles)
            return Set(texts.filter { only.contains($0.textID) }.map(\.file))
        }
    }

    private func isWanted(_ article: ArticlePlan) -> Bool {
        options.only.map { only in article.translations.articles.contains { only.contains($0.textID) } } ?? true
    }

    private func check(
        _ articles: [ArticlePlan], _ unresolved: [BlockID: SwiftImport], in context: BuildContext,
        _ progress: @escaping @Sendable (ExampleProgress) -> Void
    ) async throws -> [CheckedArticle] {
        let checks = articles.map { ArticleCheck(context: context, plan: $0, unresolved: unresolved) }
        let support = checks.flatMap(\.neededSupport).map(\.name)
        if !support.isEmpty {
            let needed = context.plan.supportModules.filter { support.contains($0.name) }
            try await SupportBuilder(context: context).build(needed)
        }
        for harness in Set(checks.flatMap(\.neededHarnesses)) {
            try await HarnessBuilder(context: context).build(harness)
        }
        var batched = BatchedUnits()
        if context.settings.scope == .block {
            let unknown = checks.filter { $0.blockers.isEmpty }.flatMap { $0.workers.filter { $0.known == nil } }
            batched = BatchCompiler(context: context).start(unknown)
        }
        return try await batched.during { [batched] in
            try await withThrowingTaskGroup(of: (Int, CheckedArticle).self) { group in
                for (index, check) in checks.enumerated() {
                    group.addTask {
                        progress(.checking(article: check.plan.translations.id))
                        let checked = try await check.run(batched)
                        progress(.finished(article: check.plan.translations.id))
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
