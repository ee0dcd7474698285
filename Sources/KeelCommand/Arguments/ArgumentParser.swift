import KeelContent

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
            guard let option = Option(name: parts[0]) else { throw .unknownOption(parts[0]) }
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
        if options[.version] != nil { return .version }
        guard let command = positional.first else {
            if options[.help] != nil { return .help(.overview) }
            throw .noCommand
        }
        if command == "help" { return .help(try topic()) }
        guard let name = CommandName(rawValue: command) else { throw .unknownCommand(command) }
        if options[.help] != nil { return .help(.command(name)) }
        for option in Option.allCases where options[option] != nil && !name.options.contains(option) {
            throw .optionOfOthers(option.name, command: command, allowed: name.options.map(\.name))
        }
        let root = try single(.root) ?? "."
        let format = try format(of: name)
        if name == .stamp {
            return .stamp(StampArguments(root: root, isJSON: format == .json, selections: try stamped()))
        }
        if name == .promote {
            let part = SitePart(filters: try named())
            return .make(
                MakeArguments(goal: .promote, root: root, format: format, isStrict: options[.strict] != nil, part: part)
            )
        }
        if positional.count > 1 { throw .unexpectedArgument(positional[1]) }
        let selections = try selections()
        guard let goal = Make.Goal(rawValue: command) else {
            return .status(
                StatusArguments(
                    root: root, format: format, selections: selections, required: try required()))
        }
        return .make(
            MakeArguments(
                goal: goal, root: root, format: format, isStrict: options[.strict] != nil,
                part: SitePart(filters: selections, shard: try shard()), junit: try single(.junit),
                listsExternalLinks: options[.externalLinks] != nil))
    }

    private func format(of command: CommandName) throws(UsageError) -> Format {
        guard let name = try single(.format) else { return .terminal }
        guard let format = Format(rawValue: name), command.formats.contains(format) else {
            throw .wrongValue(option: "--format", value: name, allowed: command.formats.map(\.rawValue))
        }
        return format
    }

    private func selections() throws(UsageError) -> [ContentFilter] {
        var selections: [ContentFilter] = []
        for text in options[.only] ?? [] {
            guard let selection = ContentFilter(text) else {
                throw .wrongValue(option: "--only", value: text, allowed: ["LANG", "LANG/PATH"])
            }
            selections.append(selection)
        }
        return selections
    }

    /// `ru,et`; repeated options add up.
    private func required() throws(UsageError) -> [Language] {
        var languages: [Language] = []
        for text in options[.require] ?? [] {
            for tag in text.split(separator: ",", omittingEmptySubsequences: false) {
                let tag = tag.filter { !$0.isWhitespace }
                if tag.isEmpty { throw .wrongValue(option: "--require", value: text, allowed: ["LANG,LANG"]) }
                languages.append(Language(tag))
            }
        }
        return languages
    }

    /// Empty for all.
    private func stamped() throws(UsageError) -> [ContentFilter] {
        let isAll = options[.all] != nil
        if positional.count > 1, isAll { throw .allAndSome }
        if positional.count == 1, !isAll { throw .nothingToStamp }
        return try named()
    }

    /// Articles that stand behind the command.
    private func named() throws(UsageError) -> [ContentFilter] {
        var selections: [ContentFilter] = []
        for text in positional.dropFirst() {
            guard let selection = ContentFilter(text) else { throw .unexpectedArgument(text) }
            selections.append(selection)
        }
        return selections
    }

    private func shard() throws(UsageError) -> Shard? {
        guard let text = try single(.shard) else { return nil }
        guard let shard = Shard(text) else {
            throw .wrongValue(option: "--shard", value: text, allowed: ["1/3", "2/3", "3/3"])
        }
        return shard
    }

    private func topic() throws(UsageError) -> HelpTopic {
        if positional.count > 2 { throw .unexpectedArgument(positional[2]) }
        switch positional.dropFirst().first {
        case nil: return .overview
        case "codes": return .codes
        case let word?:
            guard let name = CommandName(rawValue: word) else { throw .unknownTopic(word) }
            return .command(name)
        }
    }

    private func single(_ option: Option) throws(UsageError) -> String? {
        let values = options[option] ?? []
        if values.count > 1 { throw .repeatedOption(option.name) }
        return values.first
    }
}
