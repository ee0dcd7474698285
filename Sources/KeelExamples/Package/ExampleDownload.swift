import KeelContent

/// An article's examples as a package of their own, for its readers: in its language, and without what Keel puts
/// between the blocks.
package struct ExampleDownload: Sendable {
    /// Of the article.
    package let file: String
    /// Of the package: that of its first module.
    package let name: String
    private let site: ExamplePlan
    private let article: ArticlePlan
    private let language: Language

    /// `nil` if the article has no code to build.
    fileprivate init?(of article: Article, _ plan: ArticlePlan, in site: ExamplePlan) {
        let units = plan.units(in: article.language)
        guard let name = units.first(where: \.isPackaged)?.name else { return nil }
        file = article.file
        self.name = name
        self.site = site
        self.article = ArticlePlan(translations: plan.translations, blocks: plan.blocks, units: units)
        language = article.language
    }

    /// The files of the package by their path in it. Made anew each time: they are many, and most are asked for once.
    package var files: [String: [UInt8]] {
        let plan = ExamplePlan(
            settings: site.settings, articles: [article], importedModules: site.importedModules,
            supportModules: site.supportModules(for: article.units.flatMap(\.blocks)))
        return PackageContents(plan: plan, name: name, language: language).files.mapValues { Array($0.utf8) }
    }
}

extension ExamplePlan {
    /// All articles of a site whose examples need a package of its own have none.
    package var downloads: [ExampleDownload] {
        guard settings.products.isEmpty else { return [] }
        return articles.flatMap { article in
            article.translations.articles.compactMap { ExampleDownload(of: $0, article, in: self) }
        }
    }
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
