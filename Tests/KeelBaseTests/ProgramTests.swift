import Foundation
import KeelBase
import Synchronization
import TestSupport
import Testing

struct ProgramTests {
    private func shell(_ script: String, environment: [String: String?] = [:], directory: String? = nil) -> Program {
        Program("sh", ["-c", script], environment: environment, directory: directory)
    }

    @Test func `Output, errors and exit code come back`() async throws {
        let result = try await shell("echo out; echo err >&2; exit 3").run()
        #expect(result.ending == .exited(3))
        #expect(!result.succeeded)
        #expect(String(decoding: result.output, as: UTF8.self) == "out\n")
        #expect(String(decoding: result.errors, as: UTF8.self) == "err\n")
    }

    @Test func `Errors merged into the output keep the order`() async throws {
        let result = try await shell("echo 1; echo 2 >&2; echo 3").run(mergingErrors: true)
        #expect(String(decoding: result.output, as: UTF8.self) == "1\n2\n3\n")
        #expect(result.errors.isEmpty)
    }

    @Test func `More output than a pipe holds comes whole, on both streams`() async throws {
        let result = try await shell("head -c 1000000 /dev/zero; head -c 700000 /dev/zero >&2").run()
        #expect(result.succeeded)
        #expect(result.output.count == 1_000_000)
        #expect(result.errors.count == 700_000)
    }

    @Test func `Pieces of output are handed over as they come`() async throws {
        let pieces = Mutex<[UInt8]>([])
        let result = try await shell("echo one; echo two").run { piece in pieces.withLock { $0 += piece } }
        #expect(pieces.withLock { $0 } == result.output)
    }

    @Test func `Variables are added and removed, the folder is set, standard input is empty`() async throws {
        let folder = try TemporaryFolder()
        let result = try await shell(
            #"printf '%s|%s|' "$KEEL_A" "${HOME-none}"; cat; pwd -P"#, environment: ["KEEL_A": "a", "HOME": nil],
            directory: folder.path
        ).run()
        let real = try #require(realpath(folder.path, nil))
        defer { free(real) }
        #expect(String(decoding: result.output, as: UTF8.self) == "a|none|\(String(cString: real))\n")
    }

    #if os(Linux)
        @Test func `Programs that start at the same time do not inherit each other's pipes`() async throws {
            let pipes = try await withThrowingTaskGroup(of: (own: Set<Substring>, other: Set<Substring>).self) {
                group in
                for _ in 0..<300 {
                    group.addTask {
                        let listing = try await self.shell("ls -l /proc/$$/fd; :").run().output
                        let ends = String(decoding: listing, as: UTF8.self).matches(of: /(\d+) -> (pipe:\[\d+\])/)
                        let isOwn = { (descriptor: Substring) in descriptor == "1" || descriptor == "2" }
                        return (
                            Set(ends.filter { isOwn($0.output.1) }.map(\.output.2)),
                            Set(ends.filter { !isOwn($0.output.1) }.map(\.output.2))
                        )
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            let own = pipes.reduce(into: Set<Substring>()) { $0.formUnion($1.own) }
            #expect(own.count == 600)
            // Tests that run beside this one may leave theirs to any program.
            #expect(pipes.allSatisfy { $0.other.isDisjoint(with: own) })
        }
    #endif

    @Test func `A signal that ends the program is told`() async throws {
        #expect(try await shell("kill -TERM $$").run().ending == .signalled(SIGTERM))
    }

    @Test func `A program that is not there cannot be started`() async throws {
        let error = await #expect(throws: FileSystemError.self) { try await Program("keel-no-such-program").run() }
        #expect(error?.code == ENOENT)
        #expect(Program.find("keel-no-such-program") == nil)
        #expect(Program.find("sh")?.hasSuffix("/sh") == true)
    }

    @Test(.timeLimit(.minutes(5)))
    func `A program that takes too long is ended with what it started`() async throws {
        let folder = try TemporaryFolder()
        let result = try await shell("sleep 100 & echo $! > child; echo started; wait", directory: folder.path)
            .run(timeout: 0.3)
        #expect(result.ending == .timedOut)
        #expect(String(decoding: result.output, as: UTF8.self) == "started\n")
        try await expectEnd(of: try folder.read("child"))
    }

    @Test(.timeLimit(.minutes(5)))
    func `Cancelling the task ends the program and what it started`() async throws {
        let folder = try TemporaryFolder()
        let started = AsyncStream.makeStream(of: Void.self)
        let program = shell("sleep 100 & echo $! > child; echo started; wait", directory: folder.path)
        let task = Task { try await program.run { _ in started.continuation.yield() } }
        for await _ in started.stream { break }
        task.cancel()
        #expect(try await task.value.ending == .cancelled)
        try await expectEnd(of: try folder.read("child"))
    }

    @Test func `A task that was cancelled before starts nothing`() async throws {
        let folder = try TemporaryFolder()
        let program = shell("touch started", directory: folder.path)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await program.run()
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(!FileSystem.exists(folder.path + "/started"))
    }

    @Test(.timeLimit(.minutes(5)))
    func `What a program leaves running does not hold its caller, and is ended with it`() async throws {
        let folder = try TemporaryFolder()
        let result = try await shell("sleep 100 & echo $! > child; echo done", directory: folder.path).run()
        #expect(result.succeeded)
        #expect(String(decoding: result.output, as: UTF8.self) == "done\n")
        try await expectEnd(of: try folder.read("child"))
    }

    @Test(.timeLimit(.minutes(5)))
    func `A program that writes too much is ended, and the beginning is kept`() async throws {
        var program = shell("yes hello")
        program.limits.output = 10_000
        let result = try await program.run()
        #expect(result.ending == .flooded)
        #expect(String(decoding: result.output, as: UTF8.self).hasPrefix("hello\nhello\n"))
        #expect(result.output.count == 10_000)
    }

    @Test(.timeLimit(.minutes(5)))
    func `A program is warned before it is ended`() async throws {
        var program = shell("trap 'echo warned >&2; exit' USR1; while true; do sleep 0.05; done")
        program.limits.warning = (SIGUSR1, seconds: 60)
        let result = try await program.run(timeout: 0.5)
        #expect(result.ending == .timedOut)
        #expect(String(decoding: result.errors, as: UTF8.self) == "warned\n")
    }

    #if os(Linux)
        @Test(
            .timeLimit(.minutes(5)),
            arguments: [
                "setsid sleep 100.5 &", "setsid env -i /bin/sleep 100.5 &", "(setsid sh -c 'sleep 100.5 & wait' &)",
            ])
        func `What has left the group is ended too`(command: String) async throws {
            let folder = try TemporaryFolder()
            var program = shell(
                "\(command)\nsleep 0.3; ps -eo pid=,sid=,args= > all; echo $$ > self", directory: folder.path)
            program.limits.endsStrays = true
            #expect(try await program.run().succeeded)
            let before = try folder.read("all").split(separator: "\n").filter { $0.hasSuffix("sleep 100.5") }
            for line in before where !line.contains("sh -c") {
                try await expectEnd(of: String(line.split(separator: " ")[0]))
            }
            #expect(!before.isEmpty)
        }
    #endif

    /// Waits until no process of that number runs (one that has ended may wait a moment to be collected).
    private func expectEnd(of number: String) async throws {
        let process = try #require(pid_t(number.trimmingCharacters(in: .whitespacesAndNewlines)))
        for _ in 0..<500 {
            if kill(process, 0) != 0 { return }
            #if os(Linux)
                let status = (try? FileSystem.read("/proc/\(process)/stat")).map { String(decoding: $0, as: UTF8.self) }
                if status?.contains(") Z ") != false { return }
            #endif
            try await Task.sleep(for: .milliseconds(10))
        }
        Issue.record("process \(process) still runs")
    }
}
