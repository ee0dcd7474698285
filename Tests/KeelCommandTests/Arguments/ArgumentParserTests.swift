import KeelBase
import KeelContent
import Testing

@testable import KeelCommand

struct ArgumentParserTests {
    private static func run(_ goal: Make.Goal, _ change: (inout Make.Run.Request) -> Void = { _ in })
        -> Make.Run.Request
    {
        var request = Make.Run.Request(goal: goal, root: ".")
        change(&request)
        return request
    }

    @Test(
        "A command line that makes a site is understood",
        arguments: [
            ("build", run(.build)),
            ("check", run(.check)),
            ("render", run(.render)),
            ("build --root docs", run(.build) { $0.root = "docs" }),
            ("build --root=docs=1", run(.build) { $0.root = "docs=1" }),
            ("--root docs build", run(.build) { $0.root = "docs" }),
            ("check --strict --format json", run(.check) { $0.isStrict = true }),
            ("build --only nl", run(.build) { $0.part.filters = [ContentFilter("nl")!] }),
            (
                "build --only nl/guide --only Content/ko/a.md",
                run(.build) { $0.part.filters = [ContentFilter("nl/guide")!, ContentFilter("ko/a")!] }
            ),
            ("check --shard 2/5", run(.check) { $0.part.shard = Shard("2/5") }),
            ("check --external-links", run(.check) { $0.listsExternalLinks = true }),
            ("promote", run(.promote)),
            (
                "promote nl Content/ko/a.md",
                run(.promote) { $0.part.filters = [ContentFilter("nl")!, ContentFilter("ko/a")!] }
            ),
            ("build --", run(.build)),
        ])
    func making(line: String, expected: Make.Run.Request) throws {
        let invocation = try ArgumentParser.parse(words(line))
        #expect(invocation.command.name == expected.goal.rawValue)
        #expect(try Make.Run.Request(expected.goal, invocation.arguments) == expected)
    }

    @Test(
        "A command line for help is understood",
        arguments: [
            ("--help", nil), ("-h", nil), ("help", nil), ("help build", "build"), ("check --help", "check"),
            ("help codes", "codes"), ("help help", "help"), ("--version", "version"), ("help stamp", "stamp"),
        ] as [(String, String?)])
    func help(line: String, topic: String?) throws {
        let invocation = try ArgumentParser.parse(words(line))
        #expect(invocation.command.name == "help")
        #expect(try Help.Request(invocation.arguments) == Help.Request(topic: topic))
    }

    @Test func `A command line about translations is understood`() throws {
        let status = try ArgumentParser.parse(words("status --require ru,et --format json --only nl"))
        #expect(status.command.name == "status")
        #expect(try status.arguments.format == .json)
        let request = try Status.Request(status.arguments)
        #expect(request.selections == [ContentFilter("nl")!])
        #expect(request.required == [Language("ru"), Language("et")])

        let all = try ArgumentParser.parse(words("stamp --all --root x")).arguments
        #expect(try Stamping.Request(all) == Stamping.Request(root: "x"))
        let some = try ArgumentParser.parse(words("stamp nl/a Content/ko/b.md")).arguments
        let named = [ContentFilter("nl/a")!, ContentFilter("ko/b")!]
        #expect(try Stamping.Request(some) == Stamping.Request(root: ".", selections: named))
    }

    @Test func `The file of a report for JUnit and the format are read`() throws {
        let arguments = try ArgumentParser.parse(words("check --junit out/keel.xml --format=github")).arguments
        #expect(try arguments.single(.junit) == "out/keel.xml")
        #expect(try arguments.format == .github)
    }

    @Test(
        "A command line that means nothing is refused",
        arguments: [
            ("", .noCommand),
            ("--strict", .noCommand),
            ("biuld", .unknownCommand("biuld")),
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
    @MainActor
    func refused(line: String, expected: UsageError) {
        #expect(throws: expected) {
            let invocation = try ArgumentParser.parse(words(line))
            let surroundings = Surroundings(output: RecordingOutput(), style: .plain)
            _ = try invocation.command.scene(invocation.arguments, surroundings)
        }
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

    private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
}
