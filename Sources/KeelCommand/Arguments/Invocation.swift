import KeelContent

/// What a command line asks for.
enum Invocation: Sendable, Equatable {
    case make(MakeArguments)
    case help(HelpTopic)
    case version
}

/// The arguments of `build`, `check` and `render`.
struct MakeArguments: Sendable, Equatable {
    var goal: Make.Goal
    /// The folder that holds `Content` and `Site`.
    var root = "."
    var format = Format.terminal
    /// Warnings count as errors.
    var isStrict = false
    /// Empty: everything.
    var selections: [ContentFilter] = []
}

/// Who reads the output.
enum Format: String, Sendable, CaseIterable {
    case terminal, json, github
}

enum HelpTopic: Sendable, Equatable {
    case overview
    case command(Make.Goal)
    /// Every diagnostic code with what it means.
    case codes
}
