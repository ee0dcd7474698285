import Foundation
import KeelBase

/// The sources of this package, for tests of what holds in all of them.
enum HouseSources {
    /// - Returns: the Swift files with their paths below `Sources`.
    static func files() throws -> [(path: String, text: String)] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources").path
        return try FileSystem.list(folder).filter { $0.path.hasSuffix(".swift") }.map { entry in
            (entry.path, String(decoding: try FileSystem.read(folder + "/" + entry.path), as: UTF8.self))
        }
    }
}
