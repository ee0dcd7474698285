import Foundation
import KeelBase
import KeelContent

/// What processes that were killed have left half made.
enum StaleFiles {
    /// To be called under the site's lock: a living process has its own there.
    static func remove(from layout: SiteLayout) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: layout.state)
        where name.hasSuffix(SiteLayout.unfinishedEnding) {
            try FileSystem.remove(layout.state + "/" + name)
        }
    }
}
