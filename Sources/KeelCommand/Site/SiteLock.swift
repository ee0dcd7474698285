import Foundation
import KeelBase
import KeelContent
import Synchronization

/// Keeps two processes from working in one site. The system gives it up when its holder ends, however it ends.
final class SiteLock: Sendable {
    /// Another process holds it.
    struct Taken: Error {
        /// `nil` if it can't be told.
        let holder: Int32?
    }

    private let descriptor: Mutex<Int32?>

    /// - Throws: `Taken`, `FileSystemError`.
    init(of layout: SiteLayout) throws {
        try FileSystem.makeDirectory(layout.state)
        let path = layout.lock
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw FileSystemError("open", path) }
        while flock(file, LOCK_EX | LOCK_NB) != 0 {
            let code = errno
            if code == EINTR { continue }
            let holder = (try? FileSystem.read(path)).flatMap { Int32(String(decoding: $0, as: UTF8.self)) }
            close(file)
            guard code == EWOULDBLOCK else { throw FileSystemError("lock", path, code: code) }
            throw Taken(holder: holder)
        }
        // For the message of the one that finds it taken.
        let number = Array(String(getpid()).utf8)
        if ftruncate(file, 0) == 0 { _ = pwrite(file, number, number.count, 0) }
        descriptor = Mutex(file)
    }

    func release() {
        descriptor.withLock {
            guard let file = $0 else { return }
            // A program that is just being started may have the file open a moment longer.
            flock(file, LOCK_UN)
            close(file)
            $0 = nil
        }
    }

    deinit { release() }
}
