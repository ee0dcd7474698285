import CSystem
import Foundation
import Synchronization

/// Finds what a program has started that left its process group, or outlived its parent, and ends it.
///
/// Such a process still is in the program's session, has its mark in the environment, or has a parent of which that
/// is true. One that has given up all three is adopted by this process when its parent ends.
struct StrayProcesses: Sendable {
    static let variable = "KEEL_PROCESS_TREE"

    /// The value of `variable` in the program's environment.
    let mark: String

    private static let count = Atomic<Int>(0)

    /// Programs that this process has started and not yet waited for: heads of sessions.
    static let leaders = Mutex<Set<pid_t>>([])

    init() {
        #if os(Linux)
            _ = keel_adopt_orphans()
        #endif
        mark = "\(getpid()).\(Self.count.add(1, ordering: .relaxed).newValue)"
    }

    /// - Parameter leader: has ended, and has not been waited for: its number can't be another's yet.
    func end(startedBy leader: pid_t) {
        // What is being killed may start more meanwhile, though not for long.
        for _ in 0..<20 {
            let strays = processes(startedBy: leader)
            if strays.isEmpty { return }
            for stray in strays { kill(stray, SIGKILL) }
            usleep(1_000)
        }
    }

    /// Those that run, without the leader.
    private func processes(startedBy leader: pid_t) -> Set<pid_t> {
        guard let entries = opendir("/proc") else { return [] }
        defer { closedir(entries) }
        var processes: [Process] = []
        while let entry = readdir(entries) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if let number = pid_t(name), let process = Process(number) { processes.append(process) }
        }
        guard let begin = processes.first(where: { $0.number == leader })?.begin else { return [] }
        let leaders = Self.leaders.withLock(\.self)
        let later = processes.filter { $0.begin >= begin && !leaders.contains($0.number) && $0.number != getpid() }
        var found: Set<pid_t> = []
        for process in later {
            // What this process has started itself is in its own session.
            let isAdopted = process.parent == getpid() && process.session != getsid(0)
            if isAdopted, process.hasEnded { waitpid(process.number, nil, WNOHANG) }
            let mark = process.session == leader ? nil : process.mark
            if process.session == leader || mark == self.mark
                || isAdopted && mark == nil && !leaders.contains(process.session)
            {
                found.insert(process.number)
            }
        }
        while true {
            let children = later.filter { found.contains($0.parent) && !found.contains($0.number) }
            if children.isEmpty { break }
            found.formUnion(children.map(\.number))
        }
        return found.subtracting(later.filter(\.hasEnded).map(\.number))
    }

    /// One line of `/proc/…/stat` (proc(5)).
    private struct Process {
        let number: pid_t
        let parent: pid_t
        let session: pid_t
        /// Clock ticks from the machine's start.
        let begin: Int
        let hasEnded: Bool

        init?(_ number: pid_t) {
            guard let bytes = try? FileSystem.read("/proc/\(number)/stat"),
                // The name in brackets may hold anything.
                let end = bytes.lastIndex(of: ")")
            else { return nil }
            let fields = bytes[(end + 1)...].split(separator: " ")
                .map { String(decoding: $0, as: UTF8.self) }
            guard fields.count > 19, let parent = pid_t(fields[1]), let session = pid_t(fields[3]),
                let begin = Int(fields[19])
            else { return nil }
            self.number = number
            self.parent = parent
            self.session = session
            self.begin = begin
            hasEnded = fields[0] == "Z" || fields[0] == "X"
        }

        /// The value of `StrayProcesses.variable` in its environment.
        var mark: String? {
            guard let bytes = try? FileSystem.read("/proc/\(number)/environ") else { return nil }
            let name = Array("\(StrayProcesses.variable)=".utf8)
            return bytes.split(separator: 0).first { $0.starts(with: name) }
                .map { String(decoding: $0.dropFirst(name.count), as: UTF8.self) }
        }
    }
}
