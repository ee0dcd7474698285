/// The options of all commands.
enum Option: String, CaseIterable {
    case format, root, strict, only, shard, junit, require, all, help, version
    case externalLinks = "external-links"

    var name: String { "--\(rawValue)" }

    /// What the value is called in help; `nil` for an option without one.
    var value: String? {
        switch self {
        case .format: Format.allCases.map(\.rawValue).joined(separator: "|")
        case .root: "DIR"
        case .only: "LANG[/PATH]"
        case .shard: "N/COUNT"
        case .junit: "FILE"
        case .require: "LANG,LANG"
        case .externalLinks, .strict, .all, .help, .version: nil
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
enum CommandName: String, CaseIterable {
    case build, check, render, promote, status, stamp

    static let all = allCases.map(\.rawValue) + ["help"]
    static let topics = allCases.map(\.rawValue) + ["codes"]

    /// Without those that all commands take.
    var options: [Option] {
        switch self {
        case .build: [.root, .format, .only, .strict, .junit]
        case .check: [.root, .format, .only, .shard, .strict, .junit, .externalLinks]
        case .render: [.root, .format, .only, .strict]
        case .promote: [.root, .format, .strict]
        case .status: [.root, .format, .only, .require]
        case .stamp: [.root, .format, .all]
        }
    }

    var formats: [Format] {
        switch self {
        case .build, .check, .render, .promote, .status: Format.allCases
        case .stamp: [.terminal, .json]
        }
    }
}
