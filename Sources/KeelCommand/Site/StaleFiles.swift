import Foundation
import KeelBase

/// What processes that were killed have left half made.
enum StaleFiles {
    /// Removes the `….new` of a folder. To be called under the site's lock: a living process has its own there.
    static func remove(from folder: String) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasSuffix(".new") {
            try FileSystem.remove(folder + "/" + name)
        }
    }
}
