import Foundation
import KeelBase

/// Where a program of the examples was when it ended, from what it wrote to standard error.
struct ProgramTrace {
    private struct Location {
        let file: String
        let line: Int
        let column: Int
    }

    /// `Fatal error: Index out of range`, without the place in the standard library before it.
    private let message: String?
    /// Of the calls, innermost first, one thread after another. Of a program that was asked several times, the calls
    /// that it was in each time.
    private let locations: [Location]

    /// - Parameters:
    ///   - errors: what the program wrote.
    ///   - program: absolute path.
    init(in errors: [UInt8], of program: String, _ context: BuildContext) async throws {
        let errors = String(decoding: errors, as: UTF8.self)
        let said = Self.reason(in: errors)
        // Errors that something has caught are of no interest.
        let isThrown = said?.contains("Error raised at top level") ?? false
        let stacks = Self.stacks(in: errors, isThrown ? Self.thrownMark : Self.mark)
        guard !stacks.isEmpty, let symbolizer = context.toolchain.symbolizer else {
            message = said
            locations = Self.runtimeLocations(in: errors)
            return
        }
        let asked = stacks.joined().flatMap { $0.addresses }.flatMap { address in
            Self.offsets.map { "0x" + String(address &+ $0, radix: 16) }
        }
        let result = try await Program(
            symbolizer, ["--obj=\(program)", "--functions=linkage", "--relativenames"] + asked, directory: context.root
        ).run(timeout: 60)
        // For each address pairs of lines, the innermost inlined function first, and an empty line.
        var answers = String(decoding: result.output, as: UTF8.self).split(separator: "\n\n").map { answer in
            let lines = answer.split(separator: "\n")
            return stride(from: 0, to: lines.count - 1, by: 2).map { (function: lines[$0], place: lines[$0 + 1]) }
        }[...]
        let failure = "Swift runtime failure: "
        let failures = answers.joined().lazy.map(\.function).filter { $0.hasPrefix(failure) }
        message = said ?? failures.first.map { "Fatal error: \($0.dropFirst(failure.count))" }
        locations = stacks.flatMap { samples in
            let samples = samples.map { sample in
                sample.addresses.compactMap { _ -> Call? in
                    let near = answers.prefix(Self.offsets.count)
                    answers = answers.dropFirst(Self.offsets.count)
                    return Call(near.map(\.self))
                }
            }
            return Self.common(samples).map(\.location)
        }
    }

    /// What is to be told: where in the unit's own blocks it ended, and where in the module's if it was there.
    ///
    /// - Parameter place: where the program names none.
    func stop(for reason: StopReason, in reader: FindingReader, orElse place: CodePlace) -> ProgramStop {
        let places = locations.compactMap { reader.place(file: $0.file, line: $0.line, column: $0.column) }
        var stop = ProgramStop(reason: reason, place: places.first { $0.block != nil } ?? place)
        if let first = places.first, first.block == nil { stop.origin = first }
        if case .trapped(_, let signal) = reason { stop.reason = .trapped(message: message, signal: signal) }
        return stop
    }

    private struct Call {
        let function: Substring
        let location: Location
        let isExact: Bool

        /// - Parameter answers: for the address, and others near it.
        init?(_ answers: [[(function: Substring, place: Substring)]]) {
            guard let function = answers.first?.last?.function else { return nil }
            for (index, answer) in answers.enumerated() where answer.last?.function == function {
                guard
                    let location = answer.lazy.compactMap({ ProgramTrace.location($0.place) }).first(where: {
                        $0.line > 0
                    })
                else { continue }
                self.function = function
                self.location = location
                isExact = index == 0
                return
            }
            return nil
        }
    }

    /// The calls of one thread that all samples of it have, innermost first.
    private static func common(_ all: [[Call]]) -> [Call] {
        // Where a function has no frame, the calls outside of it are not seen: such a sample begins elsewhere.
        let samples = Dictionary(grouping: all) { $0.last?.function }.values
            .max { ($0.count, $0[0].count) < ($1.count, $1[0].count) }
        guard let samples, let first = samples.first else { return [] }
        let outermost = samples.map { Array($0.reversed()) }
        var common: [Call] = []
        for level in 0..<first.count {
            let calls = outermost.compactMap { $0.indices.contains(level) ? $0[level] : nil }
            guard calls.count == samples.count, calls.allSatisfy({ $0.function == calls[0].function }) else { break }
            common.append(calls.first { $0.isExact } ?? calls[0])
        }
        return common.isEmpty ? first : common.reversed()
    }

    private static let mark = "\u{1}\u{2}"
    private static let thrownMark = "\u{1}\u{4}"

    /// The samples of each thread.
    private static func stacks(in text: String, _ mark: String) -> [[(thread: Substring, addresses: [UInt])]] {
        var stacks: [[(thread: Substring, addresses: [UInt])]] = []
        for line in text.split(separator: "\n").lazy.filter({ $0.hasPrefix(mark) }).prefix(64) {
            let words = line.dropFirst(2).prefix { $0 != "\u{3}" }.split(separator: " ")
            guard let thread = words.first else { continue }
            let addresses = words.dropFirst().compactMap { UInt($0, radix: 16) }
            if let index = stacks.firstIndex(where: { $0[0].thread == thread }) {
                stacks[index].append((thread, addresses))
            } else {
                stacks.append([(thread, addresses)])
            }
        }
        return stacks
    }

    private static func reason(in text: String) -> String? {
        for line in text.split(separator: "\n") {
            guard let range = line.range(of: "Fatal error") else { continue }
            return String(line[range.lowerBound...])
        }
        return nil
    }

    /// All addresses but the innermost are where a call returns to: the place is before that. Where the compiler has
    /// added code that is of no line, the nearest in the same function will do.
    private static let offsets: [UInt] = [-1, 3, -5, 7, -9, 15, -17, 31, -33, 63].map { UInt(bitPattern: $0) }

    /// Of the runtime's trace: `1 [ra] 0x… name in program at Content/nl/x.md:36:92`.
    private static func runtimeLocations(in text: String) -> [Location] {
        text.split(separator: "\n").compactMap { line in
            line.range(of: " at ", options: .backwards).flatMap { location(line[$0.upperBound...]) }
        }
    }

    /// `Content/nl/x.md:36:92`
    private static func location(_ text: Substring) -> Location? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else {
            return nil
        }
        return Location(file: parts.dropLast(2).joined(separator: ":"), line: line, column: column)
    }
}
