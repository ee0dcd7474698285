import CSystem
import Foundation
import Synchronization

/// A new version of a folder, made beside it and put in its place in one step.
///
/// Until `commit()` the old folder is untouched; a process killed at any moment leaves the old folder or the
/// new one. A version that is never put in place is removed. A file that has not changed is linked from the old
/// folder, so it keeps its time stamp and its inode. What in the old folder is not on its list of written files is
/// linked into the new one as it is. Several threads may write at once, each its own files.
package final class StagedFolder: Sendable {
    package struct Changes: Sendable, Equatable {
        package var written = 0
        package var unchanged = 0
        package var removed = 0
        /// What is not Keel's and stays: files, and folders with a `/` at the end.
        package var kept: [String] = []

        package init(written: Int = 0, unchanged: Int = 0, removed: Int = 0, kept: [String] = []) {
            (self.written, self.unchanged, self.removed, self.kept) = (written, unchanged, removed, kept)
        }
    }

    private let target: String
    private let staging: String

    private struct State {
        var folders: Set<String> = []
        var files: Set<String> = []
        var changes = Changes()
        var isDone = false
    }
    private let state = Mutex(State())

    /// - Parameters:
    ///   - target: the folder to be replaced; it need not exist.
    ///   - staging: where the new version is made; on the same file system. What an earlier process left there
    ///     is removed.
    package init(replacing target: String, staging: String) throws {
        self.target = target
        self.staging = staging
        try FileSystem.remove(staging)
        try FileSystem.makeDirectory(staging)
    }

    /// - Parameter path: relative to the folder, with `/` between parts.
    package func write(_ bytes: [UInt8], to path: String) throws {
        try add(path)
        let (old, new) = (target + "/" + path, staging + "/" + path)
        let isSame = FileSystem.size(old) == bytes.count && (try? FileSystem.read(old)) == bytes
        if isSame, link(old, new) == 0 { return count(isSame: true) }
        try FileSystem.write(bytes, to: new)
        count(isSame: false)
    }

    /// A file that is written piece by piece.
    /// - Parameter path: relative to the folder, with `/` between parts.
    package func open(_ path: String) throws -> StagedFile {
        try add(path)
        return try StagedFile(staging + "/" + path, replacing: target + "/" + path) { self.count(isSame: $0) }
    }

    /// Takes over a file from elsewhere, whatever its size.
    /// - Parameter path: relative to the folder, with `/` between parts.
    package func copy(_ source: String, to path: String) throws {
        let file = try open(path)
        try FileSystem.read(source, inPiecesOf: 1 << 20) { try file.append($0) }
        try file.close()
    }

    private func add(_ path: String) throws {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) }
        // Made under the lock, so that who finds a folder in the set finds it on the disk.
        try state.withLock {
            $0.files.insert(path)
            guard let folder, $0.folders.insert(folder).inserted else { return }
            try FileSystem.makeDirectory(staging + "/" + folder)
        }
    }

    private func count(isSame: Bool) {
        state.withLock {
            $0.changes.unchanged += isSame ? 1 : 0
            $0.changes.written += isSame ? 0 : 1
        }
    }

    /// Puts the new version in place and removes the old one.
    ///
    /// - Throws: `FilesInTheWay`, `FileSystemError`; the old folder is as it was then.
    package func commit() throws -> Changes {
        var changes = state.withLock(\.changes)
        let new = WrittenFiles(state.withLock(\.files))
        try FileSystem.write(new.list, to: "\(staging)/\(WrittenFiles.name)")
        if FileSystem.isDirectory(target) {
            let old = try WrittenFiles(in: target)
            let foreign = try old.foreign(in: target)
            let displaced = new.displacing(foreign)
            guard displaced.isEmpty else { throw FilesInTheWay(folder: target, paths: displaced) }
            changes.kept = WrittenFiles.names(of: foreign)
            changes.removed = try FileSystem.list(target).count {
                !$0.isDirectory && old.contains($0.path) && !new.contains($0.path)
            }
            try keep(foreign, from: target, in: staging)
            try exchange(staging, target)
            // What came while the new version was put in place.
            try keep(old.foreign(in: staging), from: staging, in: target)
            try FileSystem.remove(staging)
        } else {
            if let slash = target.lastIndex(of: "/") { try FileSystem.makeDirectory(String(target[..<slash])) }
            guard rename(staging, target) == 0 else { throw FileSystemError("put in place", target) }
        }
        state.withLock { $0.isDone = true }
        return changes
    }

    /// Links what is another's, so that no moment and no crash loses it. What is there already stays.
    private func keep(_ foreign: [FileSystem.Entry], from old: String, in new: String) throws {
        for entry in foreign {
            let parent = entry.path.lastIndex(of: "/").map { entry.path[..<$0] } ?? ""
            try FileSystem.makeDirectory("\(new)/\(entry.isDirectory ? entry.path[...] : parent)")
            if !entry.isDirectory, linkat(AT_FDCWD, "\(old)/\(entry.path)", AT_FDCWD, "\(new)/\(entry.path)", 0) != 0,
                errno != EEXIST
            {
                throw FileSystemError("keep", "\(old)/\(entry.path)")
            }
        }
    }

    /// Drops the new version; the old folder stays as it is.
    package func discard() {
        let isDone = state.withLock { state in
            defer { state.isDone = true }
            return state.isDone
        }
        if !isDone { try? FileSystem.remove(staging) }
    }

    deinit { discard() }
}

/// Files that Keel did not write, where it would write its own.
package struct FilesInTheWay: Error, Hashable, Sendable, CustomStringConvertible {
    package let folder: String
    /// In the folder.
    package let paths: [String]

    package init(folder: String, paths: [String]) {
        self.folder = folder
        self.paths = paths
    }

    package var description: String {
        "\(folder) has \(paths.count == 1 ? "a file that Keel did not write" : "files that Keel did not write") in the "
            + "place of its own: \(paths.prefix(5).joined(separator: ", "))"
            + (paths.count > 5 ? " and \(paths.count - 5) more" : "")
    }
}

/// Swaps two folders in one step.
private func exchange(_ first: String, _ second: String) throws {
    #if os(Linux)
        let renameExchange: UInt32 = 2
        guard renameat2(AT_FDCWD, first, AT_FDCWD, second, renameExchange) == 0 else {
            throw FileSystemError("replace", second)
        }
    #else
        guard renamex_np(first, second, UInt32(RENAME_SWAP)) == 0 else { throw FileSystemError("replace", second) }
    #endif
}
