import Foundation
import KeelBase

/// Where a program of the examples was when it ended, from what it wrote to standard error.
struct ProgramTrace {
    struct Place {
        let file: String
        let line: Int
        let column: Int
    }

    let toolchain: Toolchain

    /// `Fatal error: Index out of range`, without the place in the standard library before it.
    static func reason(in text: String) -> String? {
        for line in text.split(separator: "\n") {
            guard let range = line.range(of: "Fatal error") else { continue }
            return String(line[range.lowerBound...])
        }
        return nil
    }

    /// What the program wrote, without the addresses.
    static func withoutAddresses(_ text: String) -> String {
        text.split(separator: "\n").filter { !$0.hasPrefix("\u{1}\u{2}") }.joined(separator: "\n")
    }

    /// Places of the calls, innermost first, one thread after another.
    func places(in text: String, of program: String, root: String) async throws -> [Place] {
        let addresses = text.split(separator: "\n").filter { $0.hasPrefix("\u{1}\u{2}") }.prefix(32)
            .flatMap { $0.dropFirst(2).dropLast().split(separator: " ") }.compactMap { UInt($0, radix: 16) }
        guard !addresses.isEmpty, let symbolizer = toolchain.symbolizer else { return Self.runtimePlaces(in: text) }
        let asked = addresses.flatMap { address in Self.offsets.map { "0x" + String(address &+ $0, radix: 16) } }
        let result = try await Program(
            symbolizer, ["--obj=\(program)", "--functions=linkage", "--no-inlines", "--relativenames"] + asked,
            directory: root
        ).run(timeout: 60)
        let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
        let answers = stride(from: 0, to: lines.count - 1, by: 2).map { (function: lines[$0], place: lines[$0 + 1]) }
        return stride(from: 0, to: answers.count, by: Self.offsets.count).flatMap { start in
            answers[start...].prefix(Self.offsets.count).filter { $0.function == answers[start].function }
                .compactMap { Self.place($0.place) }.filter { $0.line > 0 }.prefix(1)
        }
    }

    /// All addresses but the innermost are where a call returns to: the place is before that. Where the compiler has
    /// added code that is of no line, the next that is of one in the same function will do.
    private static let offsets: [UInt] = [0 &- 1, 3, 7, 15, 31, 63]

    /// Of the runtime's trace: `1 [ra] 0x… name in program at Content/nl/x.md:36:92`.
    private static func runtimePlaces(in text: String) -> [Place] {
        text.split(separator: "\n").compactMap { line in
            line.range(of: " at ", options: .backwards).flatMap { place(line[$0.upperBound...]) }
        }
    }

    /// `Content/nl/x.md:36:92`
    private static func place(_ text: Substring) -> Place? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else {
            return nil
        }
        return Place(file: parts.dropLast(2).joined(separator: ":"), line: line, column: column)
    }
}

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
        ]
        var program = Program(path, arguments, environment: environment, directory: directory)
        program.limits.output = outputLimit
        program.limits.endsStrays = true
        // `SIGPROF` is the only one that libdispatch's threads take. The runtime takes some seconds for its trace.
        program.limits.warning = hasSymbolizer ? (SIGPROF, seconds: 1) : (SIGTRAP, seconds: 10)
        return program
    }

    /// Bytes that a program of the examples may print.
    static let outputLimit = 4 << 20
}
