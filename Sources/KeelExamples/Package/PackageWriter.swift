import KeelBase

/// Puts a package into a folder, where it can be built.
struct PackageWriter {
    /// By path in the package.
    let files: [String: String]

    /// Writes what has changed and removes what is not in the package any more; SwiftPM's own files stay.
    func write(to folder: String) throws {
        try FileSystem.makeDirectory(folder)
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
        var kept: Set<String> = []
        for path in files.keys {
            for (index, byte) in zip(path.indices, path.utf8) where byte == "/" {
                kept.insert(String(path[..<index]))
            }
        }
        for top in ["Sources", "Tests"] where FileSystem.isDirectory("\(folder)/\(top)") {
            for entry in try FileSystem.list("\(folder)/\(top)").reversed() {
                let path = "\(top)/\(entry.path)"
                let isKept = entry.isDirectory ? kept.contains(path) : files[path] != nil
                if !isKept { try FileSystem.remove("\(folder)/\(path)") }
            }
        }
    }
}
