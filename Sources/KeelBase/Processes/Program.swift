import Foundation

/// Another program to be run, as the head of a session of its own, with no standard input.
package struct Program: Sendable {
    /// A path, or a name to be looked for in `PATH`.
    package var executable: String
    package var arguments: [String]
    /// Added to this process's environment; `nil` removes a variable.
    package var environment: [String: String?]
    /// The working folder; `nil` for this process's.
    package var directory: String?
    package var limits = Limits()

    package init(
        _ executable: String, _ arguments: [String] = [], environment: [String: String?] = [:],
        directory: String? = nil
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.directory = directory
    }

    /// What a program may do that is not trusted to end, to be brief, or to clean up.
    package struct Limits: Sendable {
        /// Bytes of output and errors together.
        package var output: Int?
        /// Sent again and again to the threads of a program that goes beyond its time or its output, which have some
        /// seconds to say where they are; `nil` to kill it at once.
        package var warning: (signal: Int32, seconds: Double)?
        /// Whether to look for what it started outside of its process group, and end that too. Takes a look at all
        /// processes of the machine, and is done on Linux only.
        package var endsStrays = false

        package init() {}
    }

    package struct Result: Sendable {
        package enum Ending: Sendable, Hashable {
            case exited(Int32)
            case signalled(Int32)
            /// It was ended because it took longer than it was given.
            case timedOut
            /// It was ended because it wrote more than it may.
            case flooded
            /// It was ended because the task that ran it was cancelled.
            case cancelled
        }

        package var ending: Ending
        package var output: [UInt8]
        package var errors: [UInt8]

        package var succeeded: Bool { ending == .exited(0) }
    }

    /// Where an executable of that name is in `PATH`.
    package static func find(_ name: String) -> String? {
        if name.contains("/") { return access(name, X_OK) == 0 ? name : nil }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").lazy.map { "\($0)/\(name)" }
            .first { access($0, X_OK) == 0 && !FileSystem.isDirectory($0) }
    }

    /// Runs the program to its end. Cancelling the task ends the program and what it started.
    ///
    /// Of output beyond the limit the beginning is kept, of errors (and of both, if they are merged) the end.
    ///
    /// - Parameters:
    ///   - timeout: seconds until it is ended; `nil` for no limit.
    ///   - mergingErrors: standard error goes where standard output goes.
    ///   - onOutput: called with each piece of standard output as it comes, on a thread of its own.
    /// - Throws: `FileSystemError` when it cannot be started.
    package func run(
        timeout: Double? = nil, mergingErrors: Bool = false, onOutput: (@Sendable ([UInt8]) -> Void)? = nil
    ) async throws -> Result {
        try Task.checkCancellation()
        let child = try ChildProcess(self, mergingErrors: mergingErrors)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                // A thread of its own: waiting for a child must not take one of the task pool's.
                Thread.detachNewThread {
                    continuation.resume(returning: child.wait(timeout: timeout, onOutput: onOutput))
                }
            }
        } onCancel: {
            child.terminate(because: .cancelled)
        }
    }
}
