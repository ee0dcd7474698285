import KeelBase
import KeelContent
import KeelSwift

/// Runs a script that has been compiled, and divides what it printed among its blocks.
struct ScriptRunner {
    let context: BuildContext
    let unit: ExampleUnit
    let parent: ExampleUnit?
    let sources: UnitSources
    /// Where the script may leave files; it is removed afterwards.
    let folder: String

    func run(_ program: String) async throws -> ScriptRun {
        let limit = unit.timeout ?? context.settings.timeout
        let script = Program.untrusted(program, directory: folder, toolchain: context.toolchain)
        let result = try await context.limiter.run { try await script.run(timeout: limit) }
        try Task.checkCancellation()
        let (outputs, last) = divide(result.output)
        var run = ScriptRun(outputs: outputs)
        if result.ending == .flooded { run.outputs[last] = "" }
        // A script that has not begun its last block has ended itself.
        let isCutShort = last < unit.blocks.count - 1 && unit.isProgram
        if let reason = StopReason(result.ending, limit: limit) ?? (isCutShort ? .exited(0) : nil) {
            let trace = try await ProgramTrace(in: result.errors, of: program, context)
            let reader = FindingReader(unit, sources, folder: folder, parent: parent)
            run.stop = trace.stop(for: reason, in: reader, orElse: likelyPlace(in: last))
        }
        return run
    }

    /// Where an error that nothing catches was thrown, or the block: the runtime's trace does not say.
    private func likelyPlace(in position: Int) -> CodePlace {
        let block = unit.blocks[position].syntax
        let thrower = block.tokens.first { ["try", "throw"].contains(block.text($0)) }
        let line = block.bytes.place(at: thrower?.range.lowerBound ?? 0).line
        return CodePlace(piece: .block(position), line: line, column: 1)
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
