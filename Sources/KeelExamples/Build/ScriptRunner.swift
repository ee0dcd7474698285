import Foundation
import KeelBase
import KeelContent
import KeelSwift

/// Runs a script that has been compiled, and divides what it printed among its blocks.
struct ScriptRunner {
    let workshop: Workshop
    let unit: ExampleUnit
    let parent: ExampleUnit?
    let sources: UnitSources
    /// Where the script may leave files; it is removed afterwards.
    let folder: String

    func run(_ program: String) async throws -> UnitResult.Run {
        let limit = unit.timeout ?? workshop.settings.timeout
        let script = Program.untrusted(program, directory: folder, toolchain: workshop.toolchain)
        let result = try await workshop.slots.run { try await script.run(timeout: limit) }
        try Task.checkCancellation()
        let (outputs, last) = divide(result.output)
        let errors = String(decoding: result.errors, as: UTF8.self)
        var run = UnitResult.Run(
            outputs: outputs, errors: String(ProgramTrace.withoutAddresses(errors).suffix(2_000)), ending: .finished)
        switch result.ending {
        case .exited(0): break
        case .exited(let code): run.ending = .exited(code)
        case .signalled(let signal):
            run.ending = .trapped
            run.reason = "signal \(signal)"
        case .timedOut, .cancelled:
            run.ending = .timedOut(seconds: limit)
        case .flooded:
            run.ending = .flooded(bytes: Program.outputLimit)
            run.outputs[last] = ""
        }
        if result.ending == .exited(0), last < unit.blocks.count - 1, unit.isProgram { run.ending = .exited(0) }
        if run.ending != .finished {
            let reader = FindingReader(unit, sources, folder: folder, parent: parent)
            let trace = try await ProgramTrace(in: errors, of: program, workshop)
            let places = trace.places.compactMap { reader.place(file: $0.file, line: $0.line, column: $0.column) }
            run.place = places.first { $0.block < unit.blocks.count } ?? likelyPlace(in: last)
            run.origin = places.first.flatMap { $0.block < unit.blocks.count ? nil : $0 }
            if case .signalled = result.ending { run.reason = trace.reason ?? run.reason }
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

    /// The outputs of all blocks, and the last block that was begun.
    private func divide(_ output: [UInt8]) -> (outputs: [String], last: Int) {
        var outputs = [[UInt8]](repeating: [], count: unit.blocks.count)
        var last = 0
        var start = 0
        var position = 0
        while let mark = output[position...].firstIndex(of: Self.mark[0]) {
            position = mark + 1
            let number = output[mark...].dropFirst(Self.mark.count).prefix { $0 != 3 }.prefix(10)
            let end = number.endIndex
            guard output[mark...].starts(with: Self.mark), end < output.count, output[end] == 3,
                let block = Int(String(decoding: number, as: UTF8.self)), outputs.indices.contains(block)
            else { continue }
            outputs[last] += output[start..<mark]
            last = block
            start = end + 1
            position = start
        }
        outputs[last] += output[start...]
        return (outputs.map { String(decoding: $0, as: UTF8.self) }, last)
    }

    private static let mark = Array("\u{1}keel\u{2}".utf8)
}
