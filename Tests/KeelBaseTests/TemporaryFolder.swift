import Foundation
import KeelBase
import Testing

/// A folder that is removed when the test has ended.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/keel-\(UUID().uuidString)"
        try FileSystem.makeDirectory(path)
    }

    deinit { try? FileSystem.remove(path) }

    func write(_ text: String, to name: String) throws {
        let file = path + "/" + name
        if let slash = file.lastIndex(of: "/") { try FileSystem.makeDirectory(String(file[..<slash])) }
        try FileSystem.write(Array(text.utf8), to: file)
    }

    func read(_ name: String) throws -> String {
        String(decoding: try FileSystem.read(path + "/" + name), as: UTF8.self)
    }

    func status(_ name: String) throws -> stat {
        var status = stat()
        try #require(lstat(path + "/" + name, &status) == 0)
        return status
    }
}
