package import KeelBase

/// Puts a site in the place of the published one.
package struct SitePublisher: Sendable {
    /// `Site/public` of the site's root folder.
    package let target: String
    private let staging: String

    /// - Parameter root: the folder that holds `Content` and `Site`.
    package init(root: String) {
        self.init(target: root + "/Site/public", staging: root + "/Site/.keel/public.new")
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
