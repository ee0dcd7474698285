import Foundation
import KeelBase

/// A folder that is removed with the value that holds it.
package final class TemporaryFolder: Sendable {
    /// Without links, as programs name their folder.
    package let path: String

    package init() throws {
        path = Self.unusedPath
        try FileSystem.makeDirectory(path)
    }

    package init(copyOf other: String) throws {
        path = Self.unusedPath
        try FileManager.default.copyItem(atPath: other, toPath: path)
    }

    private static var unusedPath: String {
        FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/keel-\(UUID().uuidString)"
    }

    deinit { try? FileSystem.remove(path) }

    /// Folders on the way are made.
    package func write(_ bytes: [UInt8], to name: String) throws {
        let file = "\(path)/\(name)"
        try FileSystem.makeDirectory(String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)]))
        try FileSystem.write(bytes, to: file)
    }

    package func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

    package func read(_ name: String) throws -> String {
        String(decoding: try FileSystem.read("\(path)/\(name)"), as: UTF8.self)
    }

    package func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }
}

/// All files below a folder by their paths; none if there is no folder.
package func files(below folder: String) throws -> [String: [UInt8]] {
    guard FileSystem.isDirectory(folder) else { return [:] }
    var files: [String: [UInt8]] = [:]
    for entry in try FileSystem.list(folder) where !entry.isDirectory {
        files[entry.path] = try FileSystem.read("\(folder)/\(entry.path)")
    }
    return files
}
