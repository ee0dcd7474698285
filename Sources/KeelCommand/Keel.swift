import Foundation
import KeelBase

/// The program: arguments in, exit code out.
package enum Keel {
    /// - Parameter arguments: without the program's name.
    @MainActor
    package static func run(_ arguments: [String]) async -> Int32 {
        limitMemoryArenas()
        let output = StandardOutput()
        let code = await run(arguments, output)
        return output.hasFailed && code == 0 ? 3 : code
    }

    @MainActor
    private static func run(_ arguments: [String], _ output: StandardOutput) async -> Int32 {
        let style = TerminalStyle.of(STDERR_FILENO, environment: ProcessInfo.processInfo.environment)
        let surroundings = Surroundings(output: output, style: style)
        do throws(UsageError) {
            let invocation = try ArgumentParser.parse(arguments)
            return try await invocation.command.scene(invocation.arguments, surroundings).run()
        } catch {
            output.writeFailure(error.wording)
            return 2
        }
    }
}
