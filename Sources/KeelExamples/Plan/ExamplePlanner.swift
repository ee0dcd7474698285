import KeelBase
import KeelContent
import KeelSwift

/// The catalog's Swift blocks as units of work.
enum ExamplePlanner {
    /// - Parameter isUsable: whether a block can be compiled at all; one that imports what isn't there can't, and
    ///   must not keep the others from it.
    static func plan(_ catalog: Catalog, blocks: [[[ExampleBlock]]], isUsable: (BlockPlace) -> Bool) -> ExamplePlan {
        let scope = catalog.configuration.examples.scope
        let units = zip(catalog.articles, blocks).map { translations, languages in
            ScopeReader.units(
                of: translations, blocks: languages.map { $0.filter { isUsable($0.place) && !$0.fence.isMalformed } },
                scope: scope)
        }
        let imported = blocks.joined().joined().flatMap { $0.scan.imports.map(\.module) }
        let reserved = imported + catalog.supportModules.map(\.name) + catalog.configuration.examples.products
        let names = ModuleNames.resolve(units.joined().map(\.claim), reserved: reserved)
        let articles = catalog.articles.indices.map { index in
            ArticlePlan(
                translations: catalog.articles[index], blocks: blocks[index],
                units: units[index].map { unit in
                    ExampleUnit(
                        kind: unit.kind, name: names[unit.claim] ?? unit.claim.stem,
                        commonName: names[unit.claim.ofSource] ?? names[unit.claim] ?? unit.claim.stem,
                        variants: unit.variants, parent: unit.parent)
                })
        }
        return ExamplePlan(
            articles: articles, importedModules: Set(reserved),
            supportModules: SupportModules.inOrder(catalog.supportModules))
    }

    /// All Swift blocks, by article and language.
    static func blocks(of catalog: Catalog) -> [[[ExampleBlock]]] {
        let isBlockScoped = catalog.configuration.examples.scope == .block
        return catalog.articles.concurrentMap { translations in
            translations.articles.map { article in
                let fences = article.fences.compactMap { fence in fence.swift.map { (fence, $0) } }
                return fences.enumerated().map { ordinal, fence in
                    let scope = isBlockScoped ? "block\(ordinal + 1)" : nil
                    return ExampleBlock(article: article, fence: fence.0, swift: fence.1, scope: scope)
                }
            }
        }
    }
}
