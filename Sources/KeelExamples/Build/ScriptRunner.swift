import Foundation
import KeelBase
import KeelContent
import KeelSwift

/// Runs a script that has been compiled, and divides what it printed among its blocks.
struct ScriptRunner {
    let workshop: Workshop
    let unit: ExampleUnit
    let sources: UnitSources
    /// Where the script may leave files; it is removed afterwards.
    let folder: String

    func run(_ program: String) async throws -> UnitResult.Run {
        let limit = unit.timeout ?? workshop.settings.timeout
        var environment = Self.environment
        environment["KEEL_TIMEOUT"] = "\(limit)"
        let script = Program(program, environment: environment, directory: folder)
        // The script stops itself, and says where; this is for one that doesn't.
        let result = try await workshop.slots.run { try await script.run(timeout: limit + Self.grace) }
        try Task.checkCancellation()
        let (outputs, last, isLate) = divide(String(decoding: result.output, as: UTF8.self))
        let errors = String(decoding: result.errors, as: UTF8.self)
        var run = UnitResult.Run(outputs: outputs, errors: String(errors.suffix(2_000)), ending: .finished)
        switch result.ending {
        case .exited(0): break
        case .exited(let code): run.ending = .exited(code)
        case .signalled(let signal):
            run.ending = .trapped
            run.reason = Backtrace.reason(in: errors) ?? "signal \(signal)"
        case .timedOut, .cancelled: run.ending = .timedOut(seconds: limit)
        }
        if isLate { run.ending = .timedOut(seconds: limit) }
        if run.ending != .finished {
            let reader = FindingReader(unit, sources, folder: folder)
            run.place =
                Backtrace.places(in: errors).lazy.compactMap {
                    reader.place(file: $0.file, line: $0.line, column: $0.column)
                }
                .first ?? likelyPlace(in: last)
        }
        return run
    }

    /// Where an error that nothing catches was thrown, or the block: the runtime's trace does not say.
    private func likelyPlace(in position: Int) -> UnitResult.Place {
        let code = unit.blocks[position].code
        let thrower = SwiftLexer.tokens(of: code).first { ["try", "throw"].contains(code.text($0)) }
        let line = code.prefix(thrower?.range.lowerBound ?? 0).count { $0 == 0x0A } + 1
        return UnitResult.Place(block: position, line: line, column: 1)
    }

    /// Seconds for the runtime to find out where a script was.
    private static let grace = 10.0

    /// The outputs of all blocks, the last block that was begun, and whether the time was over.
    private func divide(_ output: String) -> (outputs: [String], last: Int, isLate: Bool) {
        var outputs = [String](repeating: "", count: unit.blocks.count)
        var last = 0
        var isLate = false
        for (index, part) in output.split(separator: "\u{1}keel\u{2}", omittingEmptySubsequences: false).enumerated() {
            if index > 0, part.hasPrefix("timeout\u{3}") { isLate = true }
            guard index > 0, let end = part.firstIndex(of: "\u{3}"), let block = Int(part[..<end]),
                outputs.indices.contains(block)
            else {
                outputs[last] += part
                continue
            }
            last = block
            outputs[block] += part[part.index(after: end)...]
        }
        return (outputs, last, isLate)
    }

    static let environment: [String: String?] = [
        "SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=32",
        "NO_COLOR": "1",
    ]
}

/// What the runtime prints when a program ends by a trap.
enum Backtrace {
    struct Place {
        let file: String
        let line: Int
        let column: Int
    }

    /// `Fatal error: Index out of range`, without the place in the standard library before it.
    static func reason(in text: String) -> String? {
        for line in text.split(separator: "\n") {
            guard let range = line.range(of: "Fatal error") else { continue }
            return String(line[range.lowerBound...])
        }
        return nil
    }

    /// Places of the frames, innermost first: `1 [ra] 0x… name in program at Content/nl/x.md:36:92`.
    static func places(in text: String) -> [Place] {
        text.split(separator: "\n").compactMap { line in
            guard let range = line.range(of: " at ", options: .backwards) else { return nil }
            let parts = line[range.upperBound...].split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count >= 3, let row = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1])
            else { return nil }
            return Place(file: parts.dropLast(2).joined(separator: ":"), line: row, column: column)
        }
    }
}
