import Foundation
import KeelBase

extension Program {
    /// A program of the examples, which may hang, print forever and start others.
    static func untrusted(
        _ path: String, _ arguments: [String] = [], directory: String, toolchain: Toolchain
    ) -> Program {
        let hasSymbolizer = toolchain.symbolizer != nil
        let environment = [
            "SWIFT_BACKTRACE": hasSymbolizer
                ? "enable=no" : "enable=yes,color=no,interactive=no,registers=none,images=none,limit=32",
            "NO_COLOR": "1",
            "TMPDIR": directory,
            // A set's order is the same in each run, so that what was printed once is true the next time.
            "SWIFT_DETERMINISTIC_HASHING": "1",
        ]
        var program = Program(path, arguments, environment: environment, directory: directory)
        program.limits.output = outputLimit
        program.limits.endsStrays = true
        // `SIGPROF` is the only one that libdispatch's threads take. The runtime takes some seconds for its trace.
        program.limits.warning = hasSymbolizer ? (SIGPROF, seconds: 1) : (SIGTRAP, seconds: 10)
        return program
    }

    /// Bytes that a program of the examples may print.
    static let outputLimit = 1 << 20
}

extension StopReason {
    /// `nil` if the program came to its end.
    ///
    /// - Parameter limit: the seconds that it was given.
    init?(_ ending: Program.Result.Ending, limit: Double) {
        switch ending {
        case .exited(0): return nil
        case .exited(let code): self = .exited(code)
        case .signalled(let signal): self = .trapped(message: nil, signal: signal)
        case .timedOut, .cancelled: self = .timedOut(seconds: limit)
        case .flooded: self = .flooded(bytes: Program.outputLimit)
        }
    }
}
