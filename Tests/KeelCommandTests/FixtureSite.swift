import Foundation
import KeelBase

/// A site in a folder that is removed when the test has ended.
final class FixtureSite: Sendable {
    let path: String

    /// - Parameter files: by path; a `Site/site.yml` with the languages `nl` and `ko` is added if there is none.
    init(_ files: [String: String]) throws {
        path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/keel-\(UUID().uuidString)"
        let configuration = "languages:\n  nl: {title: Proef}\n  ko: {title: 시험}\n"
        for (name, text) in files.merging(["Site/site.yml": configuration], uniquingKeysWith: { given, _ in given }) {
            try write(text, to: name)
        }
    }

    deinit { try? FileSystem.remove(path) }

    func write(_ text: String, to name: String) throws {
        let file = path + "/" + name
        try FileSystem.makeDirectory(String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)]))
        try FileSystem.write(Array(text.utf8), to: file)
    }

    /// Every file of the published site; empty if there is none.
    func published() throws -> [String: Digest] {
        let folder = path + "/Site/public"
        guard FileSystem.isDirectory(folder) else { return [:] }
        var files: [String: Digest] = [:]
        for entry in try FileSystem.list(folder) where !entry.isDirectory {
            files[entry.path] = Digest(try FileSystem.read(folder + "/" + entry.path))
        }
        return files
    }
}
