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
        // A link is somebody's, too: the folder that it leads to is published into.
        self.target = FileSystem.realPath(target) ?? target
        self.staging = staging
    }

    /// What somebody else has put where files of the site would be.
    ///
    /// - Throws: `FileSystemError` when the folder can't be looked through.
    package func obstacles(to site: CheckedSite) throws -> [Diagnostic] {
        let foreign = try WrittenFiles(in: target).foreign(in: target)
        let displaced = WrittenFiles(site.site.inventory.outputs.map(\.path)).displacing(foreign)
        guard !displaced.isEmpty else { return [] }
        let files = FilesInTheWay(folder: SiteLayout.published, paths: displaced)
        return [Diagnostic(OutputFault.foreign(files), file: SiteLayout.published)]
    }

    /// Renders the site beside the published one, which is untouched until the result is committed.
    ///
    /// - Throws: `FileSystemError`, `FilesInTheWay`, `ZipError`, `CancellationError`; nothing is left behind then.
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
