import KeelBase

/// What `keel help` prints.
enum HelpText {
    static let version = "keel 0.1.0"

    static func text(_ topic: HelpTopic) -> String {
        switch topic {
        case .overview: overview
        case .command(let goal): usage(goal) + "\n\n" + about(goal) + "\n\n" + options + "\n\n" + exitStatus
        case .codes: codes(DiagnosticCodes.all)
        }
    }

    static func codes(_ codes: [DiagnosticCode]) -> String {
        let width = codes.map(\.name.count).max() ?? 0
        return codes.sorted { $0.name < $1.name }.map { code in
            "\(padded(code.name, to: width))  \(padded(code.severity.rawValue, to: 7))  \(code.summary)"
        }.joined(separator: "\n")
    }

    private static let overview = """
        keel: multilingual documentation whose Swift examples compile

        usage: keel COMMAND [OPTIONS]

        \(Make.Goal.allCases.map { "  \(padded($0.rawValue, to: 8))\(title($0))" }.joined(separator: "\n"))
          help    help on a command; `keel help codes` lists every diagnostic

        \(options)

        \(exitStatus)
        """

    private static let options = """
        options:
          --root DIR            the folder that holds Content and Site (default: the current one)
          --format FORMAT       terminal (default), json (an object a line), github (annotations)
          --only LANG[/PATH]    check the examples of these articles, report what is in them; repeatable
          --strict              warnings are errors
          --help, --version
        """

    private static let exitStatus = """
        exit status: 0 fine, 1 errors found, 2 wrong usage, 3 could not run
        """

    private static func usage(_ goal: Make.Goal) -> String { "usage: keel \(goal.rawValue) [OPTIONS]" }

    private static func title(_ goal: Make.Goal) -> String {
        switch goal {
        case .build: "check the examples, render the site, check links; publish if there is no error"
        case .check: "make all checks, publish nothing"
        case .render: "write the pages, with the verdicts of the last check"
        }
    }

    private static func about(_ goal: Make.Goal) -> String {
        switch goal {
        case .build:
            """
            Reads Content and Site/site.yml, compiles and runs the Swift blocks in Site/examples, renders
            every page and checks every link. If there is no error, Site/public is replaced in one step;
            else it stays as it was, byte for byte.
            """
        case .check:
            """
            Does what `keel build` does and leaves Site/public alone. For continuous integration.
            """
        case .render:
            """
            For drafts: starts no compiler and writes every page that has no fatal error of its own to
            Site/public. Blocks that have changed since the last check are shown as not checked.
            """
        }
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
