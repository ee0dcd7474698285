import Foundation

/// The two streams that a view writes to.
@MainActor
protocol Output: AnyObject {
    func write(_ text: String)
    func writeError(_ text: String)
}

extension Output {
    /// Why a command could not do its work.
    func writeFailure(_ text: String) { writeError("keel: error: \(text.safeForTerminal)\n") }

    /// A JSON object on a line of its own.
    func write(_ members: [(String, JSON)]) { write(JSON.object(members).text + "\n") }
}

/// The process's own streams.
///
/// A reader that has gone away (`keel build | head`) loses the words, not the work; a disk that is full is told
/// by the exit code.
@MainActor
final class StandardOutput: Output {
    /// Whether anything was lost, other than to a reader that has gone.
    private(set) var hasFailed = false
    private var closed: Set<Int32> = []

    init() {
        signal(SIGPIPE, SIG_IGN)
    }

    func write(_ text: String) { write(text, to: STDOUT_FILENO) }
    func writeError(_ text: String) { write(text, to: STDERR_FILENO) }

    private func write(_ text: String, to descriptor: Int32) {
        guard !closed.contains(descriptor) else { return }
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if count < 0, errno == EAGAIN {
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&waiting, 1, -1)
            } else if count == 0 || errno != EINTR {
                if errno != EPIPE { hasFailed = true }
                closed.insert(descriptor)
                return
            }
        }
    }
}
