/// A command line that is understood as far as all commands are alike.
struct Invocation: Sendable {
    let command: Command
    let arguments: Arguments
}

/// Reads a command line. Options may stand anywhere, as `--option value` or `--option=value`; `--` ends them.
struct ArgumentParser {
    private var words: ArraySlice<String>
    private var positional: [String] = []
    private var options: [Option: [String]] = [:]

    /// - Parameter arguments: without the program's name.
    static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
        var parser = ArgumentParser(words: arguments[...])
        try parser.sort()
        return try parser.invocation()
    }

    /// Divides the words into options and the rest.
    private mutating func sort() throws(UsageError) {
        while let word = words.popFirst() {
            if word == "--" {
                positional += words
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                positional.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = Option.named(parts[0]) else { throw .unknownOption(parts[0]) }
            options[option, default: []].append(try value(of: option, attached: parts.count > 1 ? parts[1] : nil))
        }
    }

    private mutating func value(of option: Option, attached: String?) throws(UsageError) -> String {
        guard let expected = option.value else {
            if attached != nil { throw .unexpectedValue(option: option.name) }
            return ""
        }
        let value = attached ?? (words.first?.hasPrefix("--") == true ? nil : words.popFirst())
        guard let value, !value.isEmpty else { throw .missingValue(option: option.name, expected: expected) }
        return value
    }

    private func invocation() throws(UsageError) -> Invocation {
        if options[.version] != nil { return help("version") }
        guard let name = positional.first else {
            if options[.help] != nil { return help(nil) }
            throw .noCommand
        }
        guard let command = Command.named(name) else { throw .unknownCommand(name) }
        if options[.help] != nil, command.name != Command.help.name { return help(name) }
        let foreign = Option.known.first { $0 != .help && options[$0] != nil && !command.options.contains($0) }
        if let foreign {
            throw .optionOfOthers(foreign.name, command: name, allowed: command.options.map(\.name))
        }
        let arguments = Arguments(
            operands: Array(positional.dropFirst()), options: options, formats: command.formats)
        return Invocation(command: command, arguments: arguments)
    }

    private func help(_ topic: String?) -> Invocation {
        Invocation(command: .help, arguments: Arguments(operands: topic.map { [$0] } ?? []))
    }
}
