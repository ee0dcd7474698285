/// A command line that cannot be understood.
enum UsageError: Error, Sendable, Equatable {
    case noCommand
    case unknownCommand(String)
    case unknownOption(String)
    case missingValue(option: String, expected: String)
    case unexpectedValue(option: String)
    case wrongValue(option: String, value: String, allowed: [String])
    case repeatedOption(String)
    case optionOfOthers(String, command: String, allowed: [String])
    /// `stamp` without a word of what.
    case nothingToStamp
    /// `stamp` with articles and `--all`.
    case allAndSome
    case unexpectedArgument(String)
}
