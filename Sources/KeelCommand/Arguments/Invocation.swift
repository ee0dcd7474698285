import KeelContent

/// What a command line asks for.
enum Invocation: Sendable, Equatable {
    case make(MakeArguments)
    case status(StatusArguments)
    case stamp(StampArguments)
    case help(HelpTopic)
    case version
}

/// The arguments of `build`, `check`, `render` and `promote`.
struct MakeArguments: Sendable, Equatable {
    var goal: Make.Goal
    /// The folder that holds `Content` and `Site`.
    var root = "."
    var format = Format.terminal
    /// Warnings count as errors.
    var isStrict = false
    var part = SitePart()
    /// Where to write what was found as JUnit XML, from where the command is run.
    var junit: String?
    var listsExternalLinks = false
}

/// The arguments of `status`.
struct StatusArguments: Sendable, Equatable {
    var root = "."
    var format = Format.terminal
    /// Empty: everything.
    var selections: [ContentFilter] = []
    /// Languages that have to be complete.
    var required: [Language] = []
}

/// The arguments of `stamp`.
struct StampArguments: Sendable, Equatable {
    var root = "."
    var isJSON = false
    /// Empty: every translation.
    var selections: [ContentFilter] = []
}

/// Who reads the output.
enum Format: String, Sendable, CaseIterable {
    case terminal, json, github
}

enum HelpTopic: Sendable, Equatable {
    case overview
    case command(CommandName)
    /// Every diagnostic code with what it means.
    case codes
}
