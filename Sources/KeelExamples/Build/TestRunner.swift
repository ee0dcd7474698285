import Foundation
import KeelBase
import KeelContent

/// Runs the tests of a unit, and again without those that ended the process, until each has its result.
struct TestRunner {
    let workshop: Workshop
    let unit: ExampleUnit
    let parent: ExampleUnit?
    let sources: UnitSources
    let folder: String

    func run(_ program: String) async throws -> [UnitResult.Test] {
        let limit = workshop.settings.timeout
        var journal = TestJournal(FindingReader(unit, sources, folder: folder, parent: parent))
        var isParallel = true
        while true {
            let events = "\(folder)/events.jsonl"
            try FileSystem.remove(events)
            var arguments = [
                "--testing-library", "swift-testing", "--event-stream-output-path", events,
                "--event-stream-version", "6.3",
            ]
            if !isParallel { arguments.append("--no-parallel") }
            for id in journal.settled { arguments += ["--skip", Self.pattern(id)] }
            let tests = Program.untrusted(program, arguments, directory: folder, toolchain: workshop.toolchain)
            let result = try await workshop.slots.run { try await tests.run(timeout: limit) }
            try Task.checkCancellation()
            journal.begin()
            if let bytes = try? FileSystem.read(events) { journal.read(bytes) }
            if case .exited = result.ending, journal.isFinished { break }
            // One at a time, only the test that ends the process is left without a result.
            if isParallel, journal.unfinishedCount != 1 {
                isParallel = false
                journal.forgetUnfinished()
                continue
            }
            let text = String(decoding: result.errors, as: UTF8.self)
            let trace = try await ProgramTrace(in: text, of: program, workshop)
            let (outcome, message): (UnitResult.Test.Outcome, String) =
                switch result.ending {
                case .timedOut: (.timedOut, ExampleText.testTimedOut(limit))
                case .flooded: (.crashed, ExampleText.testFlooded(Program.outputLimit))
                case .exited(let code): (.crashed, ExampleText.testCrashed("exit status \(code)"))
                default: (.crashed, ExampleText.testCrashed(trace.reason))
                }
            if !journal.blame(outcome, message, places: trace.places, ownBlocks: unit.blocks.count) { break }
        }
        return journal.tests
    }

    /// A regular expression for one test's identifier.
    private static func pattern(_ id: String) -> String {
        var pattern = "^"
        for character in id {
            if "\\^$.|?*+()[]{}/".contains(character), character != "/" { pattern += "\\" }
            pattern.append(character)
        }
        return pattern + "$"
    }
}
