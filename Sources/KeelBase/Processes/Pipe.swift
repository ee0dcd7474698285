import CSystem
import Foundation

/// A pipe whose ends are not inherited by programs that other threads start meanwhile: held open there, it would not
/// end with its own program.
struct Pipe {
    let read: FileDescriptor
    let write: FileDescriptor

    init() throws {
        var ends: [Int32] = [0, 0]
        #if os(Linux)
            guard pipe2(&ends, O_CLOEXEC) == 0 else { throw FileSystemError("make", "a pipe") }
        #else
            // There is no way to do it in one step; `ChildProcess` closes in each program all that is not meant for it.
            guard pipe(&ends) == 0 else { throw FileSystemError("make", "a pipe") }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        #endif
        read = FileDescriptor(ends[0])
        write = FileDescriptor(ends[1])
    }
}

/// An open file of this process, closed when nothing has it any more.
final class FileDescriptor: Sendable {
    let number: Int32

    init(_ number: Int32) { self.number = number }

    deinit { close(number) }
}
