package import KeelBase
package import KeelContent

/// Puts a site in the place of the published one.
package struct SitePublisher: Sendable {
    package let target: String
    private let staging: String

    package init(_ layout: SiteLayout) {
        self.init(target: layout.published, staging: layout.publishing)
    }

    /// - Parameter staging: on the same file system.
    package init(target: String, staging: String) {
        self.target = target
        self.staging = staging
    }

    /// Renders the site beside the published one, which is untouched until the result is committed.
    ///
    /// - Throws: `FileSystemError`, `ZipError`, `CancellationError`; nothing is left behind then.
    package func render(_ site: CheckedSite) throws -> StagedFolder {
        let folder = try StagedFolder(replacing: target, staging: staging)
        do {
            try SiteWriter(site, into: folder).write()
            return folder
        } catch {
            folder.discard()
            throw error
        }
    }
}
