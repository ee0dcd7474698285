import Foundation

/// A file of a staged folder that is written piece by piece, beside the old one of the same path: as long as the two
/// are the same it may turn out that nothing has changed.
package final class StagedFile {
    private let path: String
    private let oldPath: String
    private var descriptor: Int32
    /// `-1` once the two differ.
    private var old: Int32
    private let whenClosed: (_ isSame: Bool) -> Void

    init(_ path: String, replacing oldPath: String, whenClosed: @escaping (_ isSame: Bool) -> Void) throws {
        self.path = path
        self.oldPath = oldPath
        self.whenClosed = whenClosed
        descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        old = Foundation.open(oldPath, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileSystemError("write", path) }
    }

    package func append(_ bytes: [UInt8]) throws {
        if old >= 0, FileSystem.piece(of: old, bytes.count) != bytes { dropOld() }
        try FileSystem.append(bytes, to: descriptor, of: path)
    }

    /// To be called once, after the last piece.
    package func close() throws {
        let isSame = old >= 0 && FileSystem.piece(of: old, 1)?.isEmpty == true && takeOld()
        whenClosed(isSame)
        guard Foundation.close(descriptor) == 0 else {
            descriptor = -1
            throw FileSystemError("write", path)
        }
        descriptor = -1
    }

    deinit {
        dropOld()
        if descriptor >= 0 { Foundation.close(descriptor) }
    }

    /// Puts the old file, which is the same, in the place of the new one.
    private func takeOld() -> Bool {
        let name = path + ".same"
        guard link(oldPath, name) == 0 else { return false }
        if rename(name, path) == 0 { return true }
        unlink(name)
        return false
    }

    private func dropOld() {
        if old >= 0 { Foundation.close(old) }
        old = -1
    }
}
