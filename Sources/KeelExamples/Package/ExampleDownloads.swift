import KeelBase
package import KeelContent

/// Each article's examples as a package of their own, for its readers: in its language, and without what Keel puts
/// between the blocks.
package enum ExampleDownloads {
    /// The packages by the article's file. Articles without code to build, and all articles of a site whose examples
    /// need a package of its own, have none.
    package static func packages(of catalog: Catalog) -> [String: ExamplePackage] {
        let settings = catalog.configuration.examples
        guard settings.products.isEmpty else { return [:] }
        let plan = ExamplePlanner.plan(catalog, blocks: ExamplePlanner.blocks(of: catalog)) { _ in true }
        let packages = plan.articles.concurrentMap { article in
            article.translations.articles.compactMap { text -> (String, ExamplePackage)? in
                let units = article.units(in: text.language)
                guard let name = units.first(where: \.isPackaged)?.name else { return nil }
                let mentions = Set(units.flatMap(\.blocks).flatMap(\.mentionedModules))
                let own = ExamplePlan(
                    articles: [
                        ArticlePlan(translations: article.translations, blocks: article.blocks, units: units)
                    ],
                    importedModules: plan.importedModules,
                    supportModules: plan.supportModules(for: mentions.union(mentions.map { "_Testing_\($0)" })))
                let contents = PackageContents(
                    plan: own, settings: settings, root: catalog.root, name: name,
                    language: text.language)
                return (text.file, ExamplePackage(name: name, files: contents.files.mapValues { Array($0.utf8) }))
            }
        }
        return Dictionary(packages.joined(), uniquingKeysWith: { first, _ in first })
    }
}

/// A Swift package that is not on disk.
package struct ExamplePackage: Sendable, Equatable {
    /// Of its first module.
    package let name: String
    /// By their path in it.
    package let files: [String: [UInt8]]
}

extension ArticlePlan {
    /// The units that have code of a language, with the modules they see.
    fileprivate func units(in language: Language) -> [ExampleUnit] {
        let indices = units.indices.filter { index in
            units[index].variants.contains { $0[0].article.language == language }
        }
        return indices.map { index in
            let unit = units[index]
            return ExampleUnit(
                kind: unit.kind, name: unit.commonName, commonName: unit.commonName, variants: unit.variants,
                parent: unit.parent.flatMap { indices.firstIndex(of: $0) })
        }
    }
}
