import Foundation
import KeelBase

/// Puts a package into a folder, where it can be built.
struct PackageWriter {
    /// By path in the package.
    let files: [String: String]

    /// Writes what has changed and removes what is not in the package any more. What others have put there stays, such
    /// as what SwiftPM builds.
    ///
    /// - Throws: `FilesInTheWay`, when nothing is written; `FileSystemError`.
    func write(to folder: String) throws {
        let new = WrittenFiles(files.keys)
        let old = try WrittenFiles(in: folder)
        let displaced = files.keys.filter { FileSystem.exists("\(folder)/\($0)") && !old.contains($0) }.sorted()
        guard displaced.isEmpty else { throw FilesInTheWay(folder: folder, paths: displaced) }
        try FileSystem.makeDirectory(folder)
        // Until the old ones are gone, both are Keel's.
        try list(old.union(new), in: folder)
        var folders: Set<String> = []
        for (path, text) in files {
            let full = "\(folder)/\(path)"
            let bytes = Array(text.utf8)
            if let old = try? FileSystem.read(full), old == bytes { continue }
            if let slash = path.lastIndex(of: "/"), folders.insert(String(path[..<slash])).inserted {
                try FileSystem.makeDirectory("\(folder)/\(path[..<slash])")
            }
            // A new time stamp, even when an old content comes back: SwiftPM goes by it.
            try FileSystem.replace(full, with: bytes)
        }
        try removeFiles(of: old, but: new, from: folder)
        try list(new, in: folder)
    }

    private func list(_ written: WrittenFiles, in folder: String) throws {
        let path = "\(folder)/\(WrittenFiles.name)"
        let list = written.list
        if (try? FileSystem.read(path)) != list { try FileSystem.replace(path, with: list) }
    }

    /// And the folders that are empty then.
    private func removeFiles(of old: WrittenFiles, but new: WrittenFiles, from folder: String) throws {
        for path in old.paths(notIn: new) {
            try FileSystem.remove("\(folder)/\(path)")
            var parent = path[...]
            while let slash = parent.lastIndex(of: "/") {
                parent = parent[..<slash]
                guard rmdir("\(folder)/\(parent)") == 0 else { break }
            }
        }
    }
}
