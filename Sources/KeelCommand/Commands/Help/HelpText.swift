import KeelBase

/// What `keel help` prints, made of what the commands say of themselves.
enum HelpText {
    static let version = "keel 0.1.0"

    static var overview: String {
        let width = Command.all.map(\.name.count).max() ?? 0
        let commands = Command.all.map { "  \(padded($0.name, to: width + 1))\($0.title)" }
        return """
            keel: multilingual documentation whose Swift examples compile

            usage: keel COMMAND [OPTIONS]

            \(commands.joined(separator: "\n"))

            \(options(Option.known))

            \(exitStatus)
            """
    }

    static func text(of command: Command) -> String {
        let operands = command.operands.isEmpty ? "" : command.operands + " "
        return """
            usage: keel \(command.name) \(operands)[OPTIONS]

            \(command.about)

            \(options(command.options))

            \(exitStatus)
            """
    }

    static func text(of codes: [any AreaCode]) -> String {
        let width = codes.map { $0.rawValue.count }.max() ?? 0
        return codes.map { code in
            "\(padded(code.rawValue, to: width))  \(padded(code.severity.rawValue, to: 7))  \(code.english.meaning)"
        }.joined(separator: "\n")
    }

    /// Three lines, but for an example of several.
    static func text(of code: any AreaCode) -> String {
        let explanation = code.english
        let label = "  example: "
        let example = explanation.example.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .map {
                $0.offset == 0 || $0.element.isEmpty ? String($0.element) : padded("", to: label.count) + $0.element
            }
        return """
            \(code.rawValue) (\(code.severity.rawValue)): \(explanation.meaning)
            \(label)\(example.joined(separator: "\n"))
              way out: \(explanation.wayOut)
            """
    }

    private static func options(_ options: [Option]) -> String {
        let told = options.compactMap { option in
            option.about.map { (left: name(option), about: $0) }
        }
        let width = max(told.map(\.left.count).max() ?? 0, 20)
        let lines = told.map { "  \(padded($0.left, to: width))  \($0.about)" }
        return (["options:"] + lines + ["  --help, --version"]).joined(separator: "\n")
    }

    /// The choices of a value are in the words for it.
    private static func name(_ option: Option) -> String {
        guard let value = option.value else { return option.name }
        return "\(option.name) \(value.contains("|") ? String(option.name.dropFirst(2)).uppercased() : value)"
    }

    private static let exitStatus = """
        exit status: 0 fine, 1 errors found, 2 wrong usage, 3 could not run
        """

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
