package import KeelBase
import KeelContent

extension ExampleChecker {
    /// What a report must say of each article's examples to be still true of them, by the articles' files. Starts no
    /// compiler once an earlier check has asked it what it is.
    ///
    /// - Throws: `ExampleCheckError` when there is no toolchain whose verdicts could be compared.
    package func digests() async throws -> [String: Digest] {
        let root = catalog.root
        let folder = "\(root)/Site/.keel/examples-build"
        try FileSystem.makeDirectory(folder)
        let settings = catalog.configuration.examples
        let toolchain = try await Toolchain.find(
            settings: .init(languageMode: settings.swift, flags: settings.flags), root: root,
            cache: "\(folder)/toolchain.json")
        let plan = ExamplePlanner.plan(catalog, blocks: ExamplePlanner.blocks(of: catalog)) { _ in true }
        let workshop = Workshop(
            root: root, folder: folder, toolchain: toolchain, plan: plan, settings: settings,
            store: ResultStore(path: "\(root)/Site/.keel/examples.results"), slots: Slots(1))
        var digests: [String: Digest] = [:]
        for article in plan.articles {
            for (text, blocks) in zip(article.translations.articles, article.blocks) {
                digests[text.file] = workshop.digest(of: blocks)
            }
        }
        return digests
    }
}
