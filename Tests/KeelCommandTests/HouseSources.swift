import Foundation
import KeelBase

/// The sources of this package, for tests of what holds in all of them.
enum HouseSources {
    /// The package's folder.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    /// - Returns: the Swift files with their paths below `Sources`.
    static func files() throws -> [(path: String, text: String)] {
        let folder = root + "/Sources"
        return try FileSystem.list(folder).filter { $0.path.hasSuffix(".swift") }.map { entry in
            (entry.path, String(decoding: try FileSystem.read(folder + "/" + entry.path), as: UTF8.self))
        }
    }
}
