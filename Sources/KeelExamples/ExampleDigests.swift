package import KeelBase
import KeelContent

extension ExampleChecker {
    /// What a report must say of each article's examples to be still true of them, by the articles' files. Starts no
    /// compiler once an earlier check has asked it what it is.
    ///
    /// - Throws: `ExampleCheckError` when there is no toolchain whose verdicts could be compared.
    package func digests() async throws -> [String: Digest] {
        let (root, folder, toolchain) = try await prepare()
        let settings = catalog.configuration.examples
        let products = ProductBuilder(root: root, folder: folder, settings: settings, toolchain: toolchain)
        let plan = ExamplePlanner.plan(catalog, blocks: ExamplePlanner.blocks(of: catalog)) { _ in true }
        let workshop = Workshop(
            root: root, folder: folder, toolchain: toolchain, plan: plan, settings: settings,
            store: ResultStore(path: SiteLayout(root: root).exampleResults), slots: Slots(1),
            products: try products.current())
        var digests: [String: Digest] = [:]
        for article in plan.articles {
            for (text, blocks) in zip(article.translations.articles, article.blocks) {
                digests[text.file] = workshop.digest(of: blocks)
            }
        }
        return digests
    }
}
