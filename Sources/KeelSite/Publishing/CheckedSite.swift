package import KeelBase
package import KeelContent

/// A site of which all is known and nothing is rendered: the files that it consists of, what its links lead to, and
/// what is wrong.
package struct CheckedSite: Sendable {
    let site: Site
    /// By the article's place in the catalog.
    let links: [ArticleIndex: ArticleLinks]
    let downloads: Downloads
    package let diagnostics: [Diagnostic]
    /// By address, then by place.
    package let externalLinks: [ExternalLink]
    /// Articles and home pages in all languages.
    package let pageCount: Int

    /// - Parameters:
    ///   - report: what is true of the examples now; `nil` if they were never checked.
    ///   - diagrams: drawn beforehand; a `dot` block that has no drawing is shown as code.
    package init(
        catalog: Catalog, report: Report?, downloads: Downloads = Downloads(), diagrams: Diagrams = Diagrams()
    ) {
        let folder = SiteFolder(catalog.layout, configuration: catalog.configuration)
        let inventory = Inventory(catalog: catalog, assets: folder.assets, downloads: downloads.files)
        let site = Site(
            catalog: catalog, inventory: inventory, report: report, diagrams: diagrams.drawings, folder: folder)
        let pages = inventory.outputs.compactMap { output in
            if case .article(let index) = output.owner { index } else { nil }
        }
        let checked = pages.concurrentMap { ($0, ArticleLinks(catalog[$0], in: site)) }
        links = Dictionary(checked, uniquingKeysWith: { first, _ in first })
        let slots = Slot.Name.allCases.compactMap { folder.slots[$0] }
            .flatMap { SlotLinks(slot: $0, map: site.map).diagnostics() }
        let found =
            folder.diagnostics + inventory.diagnostics + slots + diagrams.diagnostics
            + Self.navigationFindings(in: catalog) + checked.flatMap(\.1.diagnostics)
        diagnostics = found.sortedByPlace()
        externalLinks = checked.flatMap(\.1.external)
            .sorted { ($0.address, $0.file, $0.position) < ($1.address, $1.file, $1.position) }
        pageCount = pages.count + site.languages.count { site.path(of: .home, $0) != nil }
        self.site = site
        self.downloads = downloads
    }

    /// Names in the site's navigation that are nothing's.
    private static func navigationFindings(in catalog: Catalog) -> [Diagnostic] {
        var paths = Set(catalog.articles.map(\.id.path))
        for path in paths {
            var folder = SitePath.folder(of: path)
            while !folder.isEmpty, paths.insert(folder).inserted { folder = SitePath.folder(of: folder) }
        }
        return catalog.configuration.navigation.filter { !paths.contains($0) }.map { path in
            let nearest = suggestion(for: path, among: paths.sorted())
            return Diagnostic(SiteFolderFault.navigation(path, nearest: nearest), file: SiteLayout.configuration)
        }
    }
}
