package import KeelBase
import KeelContent

extension ExampleChecker {
    /// What a report must say of each article's examples to be still true of them, by the articles' files. Starts no
    /// compiler once an earlier check has asked it what it is.
    ///
    /// - Throws: `ExampleCheckError` when there is no toolchain whose verdicts could be compared.
    package func digests() async throws -> [String: Digest] {
        let workspace = try await Workspace(folders, plan.settings)
        let products = try workspace.products(for: plan.settings).current()
        let keys = ResultKeys(plan, workspace.toolchain, products)
        var digests: [String: Digest] = [:]
        for article in plan.articles {
            for (text, blocks) in zip(article.translations.articles, article.blocks) {
                digests[text.file] = keys.digest(of: blocks)
            }
        }
        return digests
    }
}
