import KeelBase
import KeelContent

/// Runs the tests of a unit, and again without those that ended the process, until each has its result.
struct TestRunner {
    let context: BuildContext
    let unit: ExampleUnit
    let parent: ExampleUnit?
    let sources: UnitSources
    let folder: String

    func run(_ program: String) async throws -> [TestResult] {
        let limit = context.settings.timeout
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
            let tests = Program.untrusted(program, arguments, directory: folder, toolchain: context.toolchain)
            let result = try await context.limiter.run { try await tests.run(timeout: limit) }
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
            let trace = try await ProgramTrace(in: result.errors, of: program, context)
            let reason = StopReason(result.ending, limit: limit) ?? .exited(0)
            if !journal.blame(reason, trace) { break }
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
