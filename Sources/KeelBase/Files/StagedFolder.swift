import CSystem
import Foundation

/// A new version of a folder, made beside it and put in its place in one step.
///
/// Until `commit()` the old folder is untouched; a process killed at any moment leaves the old folder or the
/// new one. A file that has not changed is linked from the old folder, so it keeps its time stamp and its inode.
package final class StagedFolder {
    package struct Changes: Sendable, Equatable {
        package var written = 0
        package var unchanged = 0
        package var removed = 0

        package init(written: Int = 0, unchanged: Int = 0, removed: Int = 0) {
            (self.written, self.unchanged, self.removed) = (written, unchanged, removed)
        }
    }

    private let target: String
    private let staging: String
    private var folders: Set<String> = []
    private var files: Set<String> = []
    private var changes = Changes()

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
        if let slash = path.lastIndex(of: "/") {
            let folder = String(path[..<slash])
            if folders.insert(folder).inserted { try FileSystem.makeDirectory(staging + "/" + folder) }
        }
        files.insert(path)
        let old = target + "/" + path
        let new = staging + "/" + path
        if let current = try? FileSystem.read(old), current == bytes, link(old, new) == 0 {
            changes.unchanged += 1
        } else {
            try FileSystem.write(bytes, to: new)
            changes.written += 1
        }
    }

    /// Puts the new version in place and removes the old one.
    package func commit() throws -> Changes {
        if FileSystem.isDirectory(target) {
            changes.removed = try FileSystem.list(target).count { !$0.isDirectory && !files.contains($0.path) }
            try exchange(staging, target)
            try FileSystem.remove(staging)
        } else {
            if let slash = target.lastIndex(of: "/") { try FileSystem.makeDirectory(String(target[..<slash])) }
            guard rename(staging, target) == 0 else { throw FileSystemError("put in place", target) }
        }
        return changes
    }

    /// Drops the new version; the old folder stays as it is.
    package func discard() {
        try? FileSystem.remove(staging)
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
