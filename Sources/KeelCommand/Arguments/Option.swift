/// The options of all commands.
enum Option: String, CaseIterable {
    case format, root, strict, only, help, version

    var name: String { "--\(rawValue)" }

    /// What the value is called in help; `nil` for an option without one.
    var value: String? {
        switch self {
        case .format: Format.allCases.map(\.rawValue).joined(separator: "|")
        case .root: "DIR"
        case .only: "LANG[/PATH]"
        case .strict, .help, .version: nil
        }
    }

    init?(name: String) {
        switch name {
        case "-h": self = .help
        default:
            guard name.hasPrefix("--") else { return nil }
            self.init(rawValue: String(name.dropFirst(2)))
        }
    }
}

/// The words that may stand first.
enum CommandName {
    static let all = Make.Goal.allCases.map(\.rawValue) + ["help"]
    static let topics = Make.Goal.allCases.map(\.rawValue) + ["codes"]
}
