import Foundation
import KeelBase
import KeelContent

/// Runs the tests of a unit, and again without those that ended the process, until each has its result.
struct TestRunner {
    let workshop: Workshop
    let unit: ExampleUnit
    let sources: UnitSources
    let folder: String

    func run(_ program: String) async throws -> [UnitResult.Test] {
        let limit = workshop.settings.timeout
        var journal = TestJournal(FindingReader(unit, sources, folder: folder))
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
            let tests = Program(
                program, arguments, environment: ScriptRunner.environment, directory: folder)
            let result = try await workshop.slots.run { try await tests.run(timeout: limit, mergingErrors: true) }
            try Task.checkCancellation()
            journal.begin()
            if let bytes = try? FileSystem.read(events) { journal.read(bytes) }
            if case .exited = result.ending, journal.isFinished { break }
            // One at a time, only the test that ends the process is left without a result.
            if isParallel {
                isParallel = false
                journal.forgetUnfinished()
                continue
            }
            let text = String(decoding: result.output, as: UTF8.self)
            let isLate = result.ending == .timedOut
            let progress = journal.blame(
                isLate ? .timedOut : .crashed,
                isLate ? ExampleText.testTimedOut(limit) : ExampleText.testCrashed(Backtrace.reason(in: text)),
                places: Backtrace.places(in: text))
            if !progress { break }
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
