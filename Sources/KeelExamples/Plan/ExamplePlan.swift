import KeelBase
package import KeelContent
import KeelSwift

/// The Swift code of articles, read and sorted into what is compiled together. Made once a run, and handed to all that
/// ask something of it.
package struct ExamplePlan: Sendable {
    let settings: SiteConfiguration.Examples
    let articles: [ArticlePlan]
    /// Names of modules that are not the articles' own.
    let importedModules: Set<String>
    /// Modules that a block may import because the site has them, each after those it imports itself.
    let supportModules: [PlannedSupportModule]
}

extension ExamplePlan {
    package init(of catalog: Catalog) {
        self.init(
            of: catalog.articles, supportModules: catalog.supportModules, settings: catalog.configuration.examples)
    }

    /// - Parameter articles: of a site, or of any other documents.
    package init(
        of articles: [Translations], supportModules: [SupportModule], settings: SiteConfiguration.Examples
    ) {
        let blocks = articles.concurrentMap { Self.blocks(of: $0, settings.scope) }
        let imported = blocks.joined().joined().flatMap { $0.imports.map(\.module) }
        self.init(
            of: Array(zip(articles, blocks)), settings,
            importedModules: Set(imported + supportModules.map(\.name) + settings.products),
            supportModules: SupportModules.inOrder(supportModules), leavingOut: [])
    }

    /// The same without blocks that can't be compiled, because they import what isn't there: they must not keep the
    /// others from it.
    func leavingOut(_ unusable: Set<BlockID>) -> ExamplePlan {
        if unusable.isEmpty { return self }
        return ExamplePlan(
            of: articles.map { ($0.translations, $0.blocks) }, settings, importedModules: importedModules,
            supportModules: supportModules, leavingOut: unusable)
    }

    private init(
        of articles: [(Translations, [[ExampleBlock]])], _ settings: SiteConfiguration.Examples,
        importedModules: Set<String>, supportModules: [PlannedSupportModule], leavingOut unusable: Set<BlockID>
    ) {
        let units = articles.concurrentMap { translations, languages in
            ScopeReader.units(
                of: translations,
                blocks: languages.map { $0.filter { !unusable.contains($0.id) && !$0.fence.isMalformed } })
        }
        let names = ModuleNames.resolve(units.joined().map(\.claim), reserved: importedModules)
        self.settings = settings
        self.importedModules = importedModules
        self.supportModules = supportModules
        self.articles = zip(articles, units).map { article, units in
            ArticlePlan(
                translations: article.0, blocks: article.1,
                units: units.map { unit in
                    ExampleUnit(
                        kind: unit.kind, name: names[unit.claim] ?? unit.claim.stem,
                        commonName: names[unit.claim.ofSource] ?? names[unit.claim] ?? unit.claim.stem,
                        variants: unit.variants, parent: unit.parent)
                })
        }
    }

    /// All Swift blocks of an article, by language.
    private static func blocks(
        of translations: Translations, _ scope: SiteConfiguration.ExampleScope
    ) -> [[ExampleBlock]] {
        translations.articles.map { article in
            let fences = article.fences.compactMap { fence in fence.swift.map { (fence, $0) } }
            return fences.enumerated().map { ordinal, fence in
                ExampleBlock(
                    article: article, fence: fence.0, swift: fence.1,
                    scope: scope == .block ? "block\(ordinal + 1)" : nil)
            }
        }
    }
}
