import Foundation

/// Which files of a folder are Keel's: those of a list that lies in the folder itself. Whatever else is there is
/// somebody's, is never replaced and never removed.
package struct WrittenFiles: Sendable {
    /// Of the list, in the folder. A line for each path, with `%` and line ends as `%25`, `%0A` and `%0D`.
    package static let name = ".keel-files"

    private let paths: Set<String>
    /// All folders that a path leads through.
    private let folders: Set<String>

    package init(_ paths: Set<String>) {
        self.paths = paths
        var folders: Set<String> = []
        for path in paths {
            // From the innermost: where one is known, those above it are.
            for folder in Self.folders(of: path).reversed() {
                if !folders.insert(folder).inserted { break }
            }
        }
        self.folders = folders
    }

    package init(_ paths: some Sequence<String>) {
        self.init(Set(paths))
    }

    /// - Parameter folder: one without a list holds nothing of Keel's.
    /// - Throws: `FileSystemError` if there is a list that can't be read.
    package init(in folder: String) throws {
        let list = folder + "/" + Self.name
        guard FileSystem.exists(list) else {
            self.init([])
            return
        }
        let lines = String(decoding: try FileSystem.read(list), as: UTF8.self).split(separator: "\n")
        let paths = lines.map { $0.contains("%") ? Self.unescaped($0) : String($0) }
        // A list from elsewhere can't name what is outside.
        self.init(
            paths.filter {
                !$0.split(separator: "/", omittingEmptySubsequences: false).contains { $0.isEmpty || $0 == ".." }
            })
    }

    /// The list itself.
    package var list: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(paths.reduce(0) { $0 + $1.utf8.count + 1 })
        for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            bytes += path.utf8.contains(where: Self.isEscaped) ? Self.escaped(path).utf8 : path.utf8
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }

    package func contains(_ path: String) -> Bool { paths.contains(path) || path == Self.name }

    /// Whether a file of Keel's is somewhere below.
    package func isThrough(_ folder: String) -> Bool { folders.contains(folder) }

    /// Sorted by their bytes.
    package func paths(notIn other: WrittenFiles) -> [String] {
        paths.subtracting(other.paths).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    package func union(_ other: WrittenFiles) -> WrittenFiles { WrittenFiles(paths.union(other.paths)) }

    /// What of a folder is somebody else's: files, and folders in which nothing is Keel's, each before what is in it.
    package func foreign(in folder: String) throws -> [FileSystem.Entry] {
        guard FileSystem.isDirectory(folder) else { return [] }
        return try FileSystem.list(folder).filter { $0.isDirectory ? !isThrough($0.path) : !contains($0.path) }
    }

    /// Those of another's files, and of folders without any, that have the place of a file or a folder of this list.
    package func displacing(_ foreign: [FileSystem.Entry]) -> [String] {
        let displaced = foreign.filter { entry in
            contains(entry.path) || !entry.isDirectory && isThrough(entry.path)
                || Self.folders(of: entry.path).contains(where: paths.contains)
        }
        let filled = Set(displaced.lazy.flatMap { Self.folders(of: $0.path) })
        return displaced.map(\.path).filter { !filled.contains($0) }
    }

    /// Names to tell people: a folder that is another's as a whole is one name, with a `/` at its end.
    package static func names(of foreign: [FileSystem.Entry]) -> [String] {
        let folders = Set(foreign.lazy.filter(\.isDirectory).map(\.path))
        return foreign.filter { entry in !Self.folders(of: entry.path).contains(where: folders.contains) }
            .map { $0.isDirectory ? $0.path + "/" : $0.path }
    }

    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "%") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    private static func escaped(_ path: String) -> String {
        path.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func unescaped(_ line: Substring) -> String {
        String(line).replacing("%0A", with: "\n").replacing("%0D", with: "\r").replacing("%25", with: "%")
    }

    /// `a` and `a/b` of `a/b/c`.
    private static func folders(of path: String) -> [String] {
        zip(path.utf8.indices, path.utf8).filter { $0.1 == UInt8(ascii: "/") }.map { String(path[..<$0.0]) }
    }
}
