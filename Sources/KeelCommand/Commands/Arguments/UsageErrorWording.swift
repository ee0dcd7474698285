import KeelBase

extension UsageError {
    /// What is wrong and, on a second line, the way out.
    var wording: String {
        switch self {
        case .noCommand:
            "no command given\nhint: `keel build` makes the site; `keel --help` lists the commands"
        case .unknownCommand(let word):
            "unknown command `\(word)`\n"
                + hint(word, among: Command.all.map(\.name), otherwise: "`keel --help` lists the commands")
        case .unknownOption(let option):
            "unknown option `\(option)`\n"
                + hint(option, among: Option.known.map(\.name), otherwise: "`keel --help` lists the options")
        case .missingValue(let option, let expected):
            "`\(option)` needs a value\nhint: `\(option) \(expected)`"
        case .unexpectedValue(let option):
            "`\(option)` takes no value\nhint: write `\(option)` alone"
        case .wrongValue(let option, let value, let allowed):
            "`\(value)` is no value of `\(option)`\n"
                + hint(value, among: allowed, otherwise: "values are \(list(allowed))")
        case .repeatedOption(let option):
            "`\(option)` is given twice\nhint: keep one of them"
        case .optionOfOthers(let option, let command, let allowed):
            "`keel \(command)` takes no `\(option)`\n"
                + hint(option, among: allowed, otherwise: "its options are \(list(allowed))")
        case .nothingToStamp:
            "no translation given\nhint: `keel stamp nl/vip-cycle`, or `keel stamp --all` for every translation"
        case .allAndSome:
            "`--all` is given with articles\nhint: leave out one or the other"
        case .unexpectedArgument(let argument):
            "unexpected argument `\(argument)`\nhint: articles are named by `--only LANG[/PATH]`"
        }
    }

    private func hint(_ word: String, among candidates: [String], otherwise: String) -> String {
        "hint: " + (suggestion(for: word, among: candidates).map { "did you mean `\($0)`?" } ?? otherwise)
    }

    private func list(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }
}
