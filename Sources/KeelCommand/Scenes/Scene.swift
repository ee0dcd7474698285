/// The parts that show, decide and word one command, made and held by its router.
@MainActor
protocol Scene {
    /// - Returns: the exit code.
    func run() async -> Int32
}

/// What a scene works with, from outside.
struct Surroundings {
    let output: any Output
    let style: TerminalStyle
}
