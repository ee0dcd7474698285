import KeelBase
import KeelContent
import Testing

@testable import KeelCommand

struct ArgumentParserTests {
    private static func make(_ goal: Make.Goal, _ change: (inout MakeArguments) -> Void = { _ in }) -> Invocation {
        var arguments = MakeArguments(goal: goal)
        change(&arguments)
        return .make(arguments)
    }

    @Test(
        "A command line is understood",
        arguments: [
            ("build", make(.build)),
            ("check", make(.check)),
            ("render", make(.render)),
            ("build --root docs", make(.build) { $0.root = "docs" }),
            ("build --root=docs=1", make(.build) { $0.root = "docs=1" }),
            ("--root docs build", make(.build) { $0.root = "docs" }),
            ("check --strict --format json", make(.check) { ($0.isStrict, $0.format) = (true, .json) }),
            ("check --format=github", make(.check) { $0.format = .github }),
            ("build --only nl", make(.build) { $0.part.filters = [ContentFilter("nl")!] }),
            (
                "build --only nl/guide --only Content/ko/a.md",
                make(.build) { $0.part.filters = [ContentFilter("nl/guide")!, ContentFilter("ko/a")!] }
            ),
            ("check --shard 2/5", make(.check) { $0.part.shard = Shard("2/5") }),
            ("check --junit out/keel.xml", make(.check) { $0.junit = "out/keel.xml" }),
            ("check --external-links", make(.check) { $0.listsExternalLinks = true }),
            ("promote", make(.promote)),
            (
                "promote nl Content/ko/a.md",
                make(.promote) { $0.part.filters = [ContentFilter("nl")!, ContentFilter("ko/a")!] }
            ),
            ("build --", make(.build)),
            ("--help", .help(.overview)),
            ("-h", .help(.overview)),
            ("help", .help(.overview)),
            ("help build", .help(.command(.build))),
            ("check --help", .help(.command(.check))),
            ("help codes", .help(.codes)),
            ("--version", .version),
            ("status", .status(StatusArguments())),
            (
                "status --require ru,et --format json --only nl",
                .status(
                    StatusArguments(
                        format: .json, selections: [ContentFilter("nl")!], required: [Language("ru"), Language("et")]))
            ),
            ("stamp --all --root x", .stamp(StampArguments(root: "x"))),
            (
                "stamp nl/a Content/ko/b.md",
                .stamp(StampArguments(selections: [ContentFilter("nl/a")!, ContentFilter("ko/b")!]))
            ),
            ("help stamp", .help(.command(.stamp))),
        ])
    func accepted(line: String, expected: Invocation) throws {
        #expect(try ArgumentParser.parse(words(line)) == expected)
    }

    @Test(
        "A command line that means nothing is refused",
        arguments: [
            ("", .noCommand),
            ("--strict", .noCommand),
            ("biuld", .unknownCommand("biuld")),
            ("help me", .unknownTopic("me")),
            ("build --rot x", .unknownOption("--rot")),
            ("build -x", .unknownOption("-x")),
            ("build --root", .missingValue(option: "--root", expected: "DIR")),
            ("build --root --strict", .missingValue(option: "--root", expected: "DIR")),
            ("build --root=", .missingValue(option: "--root", expected: "DIR")),
            ("build --strict=yes", .unexpectedValue(option: "--strict")),
            (
                "build --format xml",
                .wrongValue(option: "--format", value: "xml", allowed: ["terminal", "json", "github"])
            ),
            ("build --only /", .wrongValue(option: "--only", value: "/", allowed: ["LANG", "LANG/PATH"])),
            ("build --root a --root b", .repeatedOption("--root")),
            ("check --shard 3/2", .wrongValue(option: "--shard", value: "3/2", allowed: ["1/3", "2/3", "3/3"])),
            ("check --shard 0/2", .wrongValue(option: "--shard", value: "0/2", allowed: ["1/3", "2/3", "3/3"])),
            ("build nl", .unexpectedArgument("nl")),
            ("build -- --strict", .unexpectedArgument("--strict")),
            ("help build check", .unexpectedArgument("check")),
            ("stamp", .nothingToStamp),
            ("stamp nl/a --all", .allAndSome),
            ("status nl", .unexpectedArgument("nl")),
            ("status --require ru,,et", .wrongValue(option: "--require", value: "ru,,et", allowed: ["LANG,LANG"])),
            (
                "stamp --all --format github",
                .wrongValue(option: "--format", value: "github", allowed: ["terminal", "json"])
            ),
            (
                "build --all",
                .optionOfOthers(
                    "--all", command: "build", allowed: ["--root", "--format", "--only", "--strict", "--junit"])
            ),
        ] as [(String, UsageError)])
    func refused(line: String, expected: UsageError) {
        #expect(throws: expected) { try ArgumentParser.parse(words(line)) }
    }

    @Test(arguments: [
        (UsageError.unknownCommand("biuld"), "unknown command `biuld`\nhint: did you mean `build`?"),
        (.unknownCommand("xyzzy"), "unknown command `xyzzy`\nhint: `keel --help` lists the commands"),
        (.unknownOption("--stric"), "unknown option `--stric`\nhint: did you mean `--strict`?"),
        (
            .wrongValue(option: "--format", value: "jsn", allowed: ["terminal", "json"]),
            "`jsn` is no value of `--format`\nhint: did you mean `json`?"
        ),
        (.missingValue(option: "--root", expected: "DIR"), "`--root` needs a value\nhint: `--root DIR`"),
    ])
    func `A refusal tells the way out`(error: UsageError, wording: String) {
        #expect(error.wording == wording)
    }

    @Test func `Every diagnostic code is listed once, with its severity`() {
        let names = DiagnosticCodes.all.map(\.name)
        #expect(names.count == Set(names).count)
        #expect(names.contains("link.missing-anchor"))
        #expect(HelpText.text(.codes).split(separator: "\n").count == names.count)
    }

    @Test(arguments: CommandName.allCases)
    func `Help names the command, its options and the exit codes`(command: CommandName) {
        let text = HelpText.text(.command(command))
        #expect(text.hasPrefix("usage: keel \(command.rawValue) "))
        for option in Option.allCases where option != .help && option != .version {
            #expect(text.contains(option.name) == command.options.contains(option))
        }
        #expect(text.contains("exit status: 0 fine, 1 errors found, 2 wrong usage, 3 could not run"))
        #expect(HelpText.text(.overview).contains("\n  \(command.rawValue) "))
    }

    private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
}
