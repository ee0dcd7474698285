import CSystem
import Foundation
import Synchronization

/// A started child process.
final class ChildProcess: Sendable {
    let process: pid_t
    /// The ends of its pipes that are read here; `nil` for errors that go where output goes.
    private let output: FileDescriptor
    private let errors: FileDescriptor?
    private let limits: Program.Limits
    private let strays: StrayProcesses?
    private let state = Mutex<State>(State())

    struct State {
        var isReaped = false
        var reason: Program.Result.Ending?
        var isKilled = false
        /// When a warned child is warned again, and when it is killed.
        var next: DispatchTime?
        var end: DispatchTime?
    }

    init(_ program: Program, mergingErrors: Bool) throws {
        guard let path = Program.find(program.executable) else {
            throw FileSystemError("start", program.executable, code: ENOENT)
        }
        let outputPipe = try Pipe()
        let errorPipe = mergingErrors ? nil : try Pipe()

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, outputPipe.write.number, 1)
        posix_spawn_file_actions_adddup2(&actions, (errorPipe ?? outputPipe).write.number, 2)
        if let directory = program.directory { posix_spawn_file_actions_addchdir_np(&actions, directory) }

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var noSignals = sigset_t()
        var defaultSignals = sigset_t()
        sigemptyset(&noSignals)
        sigemptyset(&defaultSignals)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT] { sigaddset(&defaultSignals, signal) }
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        posix_spawnattr_setsigdefault(&attributes, &defaultSignals)
        // A session is a group as well.
        posix_spawnattr_setflags(
            &attributes, Int16(Self.spawnFlags | Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)))

        limits = program.limits
        strays = limits.endsStrays ? StrayProcesses() : nil
        var environment = ProcessInfo.processInfo.environment
        for (name, value) in program.environment { environment[name] = value }
        if let strays { environment[StrayProcesses.variable] = strays.mark }
        var arguments: [UnsafeMutablePointer<CChar>?] = ([path] + program.arguments).map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer {
            for string in arguments + variables { free(string) }
        }

        var process: pid_t = 0
        let code = withExtendedLifetime((outputPipe, errorPipe)) {
            StrayProcesses.leaders.withLock {
                let code = posix_spawn(&process, path, &actions, &attributes, &arguments, &variables)
                if code == 0 { $0.insert(process) }
                return code
            }
        }
        guard code == 0 else { throw FileSystemError("start", program.executable, code: code) }
        self.process = process
        output = outputPipe.read
        errors = errorPipe?.read
    }

    /// Ends the child's whole group. After the child has been waited for, its number may belong to another.
    func terminate(because reason: Program.Result.Ending) {
        state.withLock {
            guard !$0.isReaped else { return }
            if $0.reason == nil { $0.reason = reason }
            $0.isKilled = true
            kill(-process, SIGKILL)
        }
    }

    /// Ends the child, with a warning if it is to have one.
    private func stop(because reason: Program.Result.Ending) {
        guard let warning = limits.warning else { return terminate(because: reason) }
        let isOver = state.withLock {
            guard !$0.isReaped, !$0.isKilled else { return false }
            let now = DispatchTime.now()
            if let end = $0.end, now > end { return true }
            if $0.end == nil {
                $0.reason = reason
                $0.end = now + warning.seconds
            }
            if $0.next.map({ now > $0 }) ?? true {
                $0.next = now + 0.05
                warn(by: warning.signal)
            }
            return false
        }
        if isOver { terminate(because: reason) }
    }

    /// Sends a signal to each of the child's threads, or to the child where these can't be found.
    private func warn(by signal: Int32) {
        #if os(Linux)
            let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
            // The main thread's number is the lowest, unless they have begun anew.
            for thread in threads.compactMap({ pid_t($0) }).sorted() { tgkill(process, thread, signal) }
            if !threads.isEmpty { return }
        #endif
        kill(process, signal)
    }

    func wait(timeout: Double?, onOutput: (([UInt8]) -> Void)?) -> Program.Result {
        let deadline = timeout.map { DispatchTime.now() + $0 }
        var collected = Collected(limit: limits.output)
        let output = self.output.number
        let errors = self.errors?.number
        var open = [output, errors].compactMap(\.self)
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        var ending: Int32?
        // The pipes may outlive the child when a grandchild holds them: once the child has ended, only what is
        // already there is read.
        while !open.isEmpty {
            var polled = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            let ready = poll(&polled, nfds_t(polled.count), ending == nil ? 50 : 0)
            if ready < 0, errno != EINTR { break }
            for item in polled where item.revents != 0 {
                let count = read(item.fd, &chunk, chunk.count)
                if count > 0 {
                    collected.add(chunk[..<count], isOutput: item.fd == output, keepsEnd: errors == nil)
                    if item.fd == output { onOutput?(Array(chunk[..<count])) }
                } else if count == 0 || errno != EINTR {
                    open.removeAll { $0 == item.fd }
                }
            }
            if ready <= 0, ending != nil { break }
            if collected.isFull { stop(because: .flooded) }
            if let deadline, DispatchTime.now() > deadline { stop(because: .timedOut) }
            // A grandchild that has left the group may write forever.
            if ending != nil, collected.isFull { break }
            if ending == nil { ending = reap(blocking: false) }
        }
        while ending == nil {
            if let deadline, DispatchTime.now() > deadline { stop(because: .timedOut) }
            ending = reap(blocking: deadline == nil)
            if ending == nil { usleep(2_000) }
        }
        let reason = state.withLock { $0.reason }
        return Program.Result(
            ending: reason ?? (collected.isFull ? .flooded : Self.ending(ofStatus: ending ?? 0)),
            output: collected.output, errors: collected.errors)
    }

    /// What a child has written, as far as it is kept.
    private struct Collected {
        let limit: Int?
        var output: [UInt8] = []
        var errors: [UInt8] = []
        private var count = 0

        var isFull: Bool { limit.map { count > $0 } ?? false }

        init(limit: Int?) {
            self.limit = limit
        }

        mutating func add(_ bytes: ArraySlice<UInt8>, isOutput: Bool, keepsEnd: Bool) {
            count += bytes.count
            guard let limit else {
                if isOutput { output += bytes } else { errors += bytes }
                return
            }
            if isOutput, !keepsEnd {
                output += bytes.prefix(max(0, limit - output.count))
            } else if isOutput {
                Self.append(bytes, to: &output, limit)
            } else {
                Self.append(bytes, to: &errors, limit)
            }
        }

        /// Keeps the end, up to twice the limit of it.
        private static func append(_ bytes: ArraySlice<UInt8>, to kept: inout [UInt8], _ limit: Int) {
            kept += bytes
            if kept.count > 2 * limit { kept.removeFirst(kept.count - limit) }
        }
    }

    /// The child's wait status once it has ended. What it left running is ended with it.
    private func reap(blocking: Bool) -> Int32? {
        // `WNOWAIT` keeps the number taken until the group has been signalled.
        var info = siginfo_t()
        let flags = WEXITED | WNOWAIT | (blocking ? 0 : WNOHANG)
        guard waitid(P_PID, id_t(process), &info, flags) == 0 else { return errno == EINTR ? nil : 0 }
        guard info.si_signo == SIGCHLD else { return nil }
        strays?.end(startedBy: process)
        return state.withLock {
            kill(-process, SIGKILL)
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
            $0.isReaped = true
            StrayProcesses.leaders.withLock { _ = $0.remove(process) }
            return status
        }
    }

    /// A session of its own; where pipes can't be made so that no other program inherits them, all else is closed.
    private static var spawnFlags: Int32 {
        #if canImport(Darwin)
            0x0400 | POSIX_SPAWN_CLOEXEC_DEFAULT
        #else
            0x80
        #endif
    }

    private static func ending(ofStatus status: Int32) -> Program.Result.Ending {
        let signal = status & 0x7F
        return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
    }
}
