import KeelContent

/// What stands behind a command's name, sorted; only options that are the command's.
struct Arguments: Sendable, Equatable {
    var operands: [String] = []
    var options: [Option: [String]] = [:]
    /// Those that the command can write.
    var formats = Format.allCases

    func has(_ option: Option) -> Bool { options[option] != nil }

    func values(of option: Option) -> [String] { options[option] ?? [] }

    func single(_ option: Option) throws(UsageError) -> String? {
        let values = values(of: option)
        if values.count > 1 { throw .repeatedOption(option.name) }
        return values.first
    }

    /// The folder that holds `Content` and `Site`.
    var root: String { get throws(UsageError) { try single(.root) ?? "." } }

    var format: Format {
        get throws(UsageError) {
            guard let name = try single(.format) else { return .terminal }
            guard let format = Format(rawValue: name), formats.contains(format) else {
                throw .wrongValue(option: Option.format.name, value: name, allowed: formats.map(\.rawValue))
            }
            return format
        }
    }

    /// Of `--only`.
    var selections: [ContentFilter] {
        get throws(UsageError) {
            var selections: [ContentFilter] = []
            for text in values(of: .only) {
                guard let selection = ContentFilter(text) else {
                    throw .wrongValue(option: Option.only.name, value: text, allowed: ["LANG", "LANG/PATH"])
                }
                selections.append(selection)
            }
            return selections
        }
    }

    /// The operands, each of which names articles.
    var named: [ContentFilter] {
        get throws(UsageError) {
            var selections: [ContentFilter] = []
            for text in operands {
                guard let selection = ContentFilter(text) else { throw .unexpectedArgument(text) }
                selections.append(selection)
            }
            return selections
        }
    }

    func refuseOperands() throws(UsageError) {
        if let operand = operands.first { throw .unexpectedArgument(operand) }
    }
}
