package import KeelContent

/// Where a check reads and writes.
package struct ExampleFolders: Sendable {
    /// What the articles' files are relative to; the compiler is started there.
    package var root: String
    /// For what is built. May be deleted at any time.
    package var build: String
    /// The file of what was found out. May be deleted at any time.
    package var results: String
    /// Where the examples are written as a package of their own; `nil` for nowhere.
    package var package: String?
    /// What is no part of the package that the examples import, though it lies in its folder.
    package var documentation: [String]

    package init(of layout: SiteLayout) {
        root = layout.root
        build = layout.exampleBuild
        results = layout.exampleResults
        package = layout.examples
        documentation = [layout.absolute(SiteLayout.content), layout.absolute(SiteLayout.site)]
    }
}
