/// Where a check reads and writes.
package struct ExampleFolders: Sendable {
    /// What the articles' files are relative to; the compiler is started there.
    package var root: String
    /// For what is built and found out. May be deleted at any time.
    package var state: String
    /// Where the examples are written as a package of their own; `nil` for nowhere.
    package var package: String?
    /// What is no part of the package that the examples import, though it lies in its folder.
    package var documentation: [String]

    package init(root: String, state: String, package: String? = nil, documentation: [String] = []) {
        self.root = root
        self.state = state
        self.package = package
        self.documentation = documentation
    }
}
