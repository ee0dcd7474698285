import Foundation

/// The program: arguments in, exit code out.
package enum Keel {
    /// - Parameter arguments: without the program's name.
    @MainActor
    package static func run(_ arguments: [String]) async -> Int32 {
        let output = StandardOutput()
        let code = await run(arguments, output)
        return output.hasFailed && code == 0 ? 3 : code
    }

    @MainActor
    private static func run(_ arguments: [String], _ output: StandardOutput) async -> Int32 {
        do throws(UsageError) {
            switch try ArgumentParser.parse(arguments) {
            case .version: output.write(HelpText.version + "\n")
            case .help(let topic): output.write(HelpText.text(topic) + "\n")
            case .make(let arguments):
                let style = TerminalStyle.of(STDERR_FILENO, environment: ProcessInfo.processInfo.environment)
                return await MakeRouter(arguments, worker: SiteWorker(), output: output, style: style).run()
            case .status(let arguments):
                return await StatusRouter(arguments, worker: CatalogReader(), output: output).run()
            case .stamp(let arguments):
                return await StampRouter(arguments, worker: StampWriter(), output: output).run()
            }
            return 0
        } catch {
            output.writeFailure(error.wording)
            return 2
        }
    }
}
