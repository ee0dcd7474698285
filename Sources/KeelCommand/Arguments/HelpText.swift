import KeelBase

/// What `keel help` prints.
enum HelpText {
    static let version = "keel 0.1.0"

    static func text(_ topic: HelpTopic) -> String {
        switch topic {
        case .overview: overview
        case .command(let name):
            usage(name) + "\n\n" + about(name) + "\n\n" + options(name.options) + "\n\n" + exitStatus
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

        \(CommandName.allCases.map { "  \(padded($0.rawValue, to: 8))\(title($0))" }.joined(separator: "\n"))
          help    help on a command; `keel help codes` lists every diagnostic

        \(options(Option.allCases))

        \(exitStatus)
        """

    private static func options(_ options: [Option]) -> String {
        let lines = Option.allCases.filter(options.contains).compactMap(line)
        return (["options:"] + lines + ["  --help, --version"]).joined(separator: "\n")
    }

    private static func line(_ option: Option) -> String? {
        switch option {
        case .root: "  --root DIR            the folder that holds Content and Site (default: the current one)"
        case .format: "  --format FORMAT       terminal (default), json (an object a line), github (annotations)"
        case .only: "  --only LANG[/PATH]    only these articles, of all examples and findings; repeatable"
        case .shard: "  --shard N/COUNT       only one of COUNT even parts of the articles, for a matrix of machines"
        case .junit: "  --junit FILE          write the outcome of every block and test as JUnit XML, too"
        case .externalLinks: "  --external-links      list the links to other sites; none is fetched"
        case .strict: "  --strict              warnings are errors"
        case .require: "  --require LANG,LANG   exit status 1 unless every article is current in these languages"
        case .all: "  --all                 every translation"
        case .help, .version: nil
        }
    }

    private static let exitStatus = """
        exit status: 0 fine, 1 errors found, 2 wrong usage, 3 could not run
        """

    private static func usage(_ name: CommandName) -> String {
        "usage: keel \(name.rawValue) \(arguments(of: name))[OPTIONS]"
    }

    private static func arguments(of name: CommandName) -> String {
        switch name {
        case .stamp: "LANG/PATH... | --all "
        case .promote: "[LANG/PATH...] "
        case .build, .check, .render, .status: ""
        }
    }

    private static func title(_ name: CommandName) -> String {
        switch name {
        case .build: "check the examples, render the site, check links; publish if there is no error"
        case .check: "make all checks, publish nothing"
        case .render: "write the pages, with the verdicts of the last check"
        case .promote: "write real output and real diagnostics into the articles"
        case .status: "tell which translations are current, out of date or missing"
        case .stamp: "record that translations are current"
        }
    }

    private static func about(_ name: CommandName) -> String {
        switch name {
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
        case .promote:
            """
            Checks the examples; where an `output` block or an `// error:` comment says something else than what
            really happens, it is made to say that, in every language whose code is the same. Nothing is written
            if an article changes meanwhile. Then the examples are checked again, and what is still wrong is told.
            """
        case .status:
            """
            Compares the source of each article with what its translations were made from (Content/stamps),
            and prints a table, then the sections that have changed.
            """
        case .stamp:
            """
            Writes Content/stamps/LANG/PATH.txt: a line for each block of the source as it is now. Run it when
            the translation says what the source says. A text with errors is not stamped.
            """
        }
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
