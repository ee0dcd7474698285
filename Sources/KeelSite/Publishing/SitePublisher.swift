package import KeelBase
import KeelContent

/// Puts a rendered site in the place of the published one.
package struct SitePublisher: Sendable {
    package let target: String
    private let staging: String

    /// - Parameter root: the folder that holds `Content` and `Site`.
    package init(root: String) {
        target = SiteLayout(root: root).published
        staging = SiteLayout(root: root).publishing
    }

    /// Until the last file is written, the published site is untouched.
    package func publish(_ site: RenderedSite) throws -> StagedFolder.Changes {
        let folder = try StagedFolder(replacing: target, staging: staging)
        do {
            for file in site.files {
                switch file.content {
                case .bytes(let bytes): try folder.write(bytes, to: file.path)
                case .copy(let source): try folder.write(FileSystem.read(source), to: file.path)
                }
            }
            return try folder.commit()
        } catch {
            folder.discard()
            throw error
        }
    }
}
