import Foundation
import TestSupport
import Testing

/// Faults put one at a time into a copy of a sound site: each is one finding, at its line, and nothing else is found.
struct FaultTests {
    @Test func `The site is sound`() async throws {
        let site = try TemporarySite(copyOf: try await SoundSite.shared.site())
        #expect(try await site.findings() == [])
    }

    // One after another, so that programs are not late for want of a processor.
    @Test(.serialized, arguments: inBehaviour)
    func `A fault in what code does is found once, at its line`(fault: PlantedFault) async throws {
        try await plant(fault)
    }

    @Test(.serialized, arguments: inText)
    func `A fault in what is written is found once, at its line`(fault: PlantedFault) async throws {
        try await plant(fault)
    }

    private func plant(_ fault: PlantedFault) async throws {
        let site = try TemporarySite(copyOf: try await SoundSite.shared.site())
        for file in fault.place.files {
            var text = try site.read(file)
            for edit in fault.edits {
                let range = try #require(text.range(of: edit.old), "\(file) has no \(edit.old)")
                text.replaceSubrange(range, with: edit.new)
            }
            try site.write(text, to: file)
        }
        let findings = try await site.findings()
        #expect(findings == [fault.finding])
    }

    private static let inBehaviour = [
        PlantedFault(
            "wrong output in one language", in: .translation, ["n: 1\n": "n: 2\n"],
            finds: "Content/ru/loendur.md:37: error: the script printed 'n: 1' where this says 'n: 2'"),
        PlantedFault(
            "wrong output in all", in: .both, ["2\n9\n": "2\n8\n"],
            finds: "Content/et/loendur.md:51: error: the script printed '9' where this says '8'"),
        PlantedFault(
            "output line left over", in: .both, ["2\n9\n": "2\n9\n10\n"],
            finds: "Content/et/loendur.md:52: error: the script did not print '10'"),
        PlantedFault(
            "printing without newline", in: .both,
            ["print(counter.text())": "print(counter.text(), terminator: \";\")"],
            finds: "Content/et/loendur.md:37: error: the script printed 'n: 1;' where this says 'n: 1'"),
        PlantedFault(
            "leak", in: .both, ["weak var owner": "var owner"],
            finds:
                "Content/et/loendur.md:78: error: test 'childIsFreed()': Expectation failed: (probe → Loendur.Child) == nil"
        ),
        PlantedFault(
            "hang", in: .both,
            [
                "```swift run\nimport": "```swift run timeout=2\nimport",
                "for step in [": "while counter.value >= 0 { counter.add(0) }\nfor step in [",
            ],
            finds: "Content/et/loendur.md:43: error: the script was ended after 2 seconds"),
        PlantedFault(
            "hang in task", in: .both,
            [
                "```swift run\nimport": "```swift run timeout=2\nimport",
                "for step in [": "await Task.detached {\n    while true {}\n}.value\nfor step in [",
            ],
            finds: "Content/et/loendur.md:44: error: the script was ended after 2 seconds"),
        PlantedFault(
            "printing forever", in: .both,
            ["for step in [": "while true { print(counter.text(), counter) }\nfor step in ["],
            finds: "Content/et/loendur.md:43: error: the script was ended after it had printed 1 MB"),
        PlantedFault(
            "fatalError in test", in: .both,
            ["    #expect(Counter().value == 0)": "    if Counter().value == 0 { fatalError(\"no\") }"],
            finds: "Content/et/loendur.md:64: error: test 'addsNothing()': the test ended the process: Fatal error: no"),
        PlantedFault(
            "exit(0) in test", in: .both,
            [
                "import Testing\n": "import Foundation\nimport Testing\n",
                "    #expect(Counter().value == 0)": "    if Counter().value == 0 { exit(0) }",
            ],
            finds: "Content/et/loendur.md:65: error: test 'addsNothing()': the test ended the process: exit status 0"),
        PlantedFault(
            "trap in script", in: .both,
            ["    counter.add(step)\n": "    counter.add(step); if step == 7 { fatalError(\"x\") }\n"],
            finds: "Content/et/loendur.md:44: error: the script was ended by a trap: Fatal error: x"),
        PlantedFault(
            "fatalError in the module", in: .both,
            ["{ value += step }": "{ value += step; if value > 0 { fatalError(\"no\") } }"],
            finds: "Content/et/loendur.md:12: error: test 'adds()': the test ended the process: Fatal error: no"),
        PlantedFault(
            "uncaught error", in: .both,
            [
                "for step in [":
                    "struct Failure: Error {}\nfunc fail() throws { throw Failure() }\ntry fail()\nfor step in ["
            ],
            finds:
                "Content/et/loendur.md:44: error: the script was ended by an error that nothing catches: LoendurScript.Failure()"
        ),
        PlantedFault(
            "exit(0) before the last block", in: .both,
            ["   counter.add()\n": "   counter.add()\n   if counter.value == 1 { exit(0) }\n"],
            finds: "Content/et/loendur.md:33: error: the script ended with exit status 0"),
        PlantedFault(
            "deleted @Test alone", in: .both, ["@Test func childIsFreed": "func childIsFreed"],
            finds: "Content/et/loendur.md:68: error: no test was run here"),
        PlantedFault(
            "deleted @Test beside another", in: .both, ["@Test func addsNothing": "func addsNothing"],
            finds: "Content/et/loendur.md:63: error: the function 'addsNothing' is no test, and no test calls it"),
        PlantedFault(
            "failing expectation", in: .both, ["#expect(counter.value == 2)": "#expect(counter.value == 3)"],
            finds: "Content/et/loendur.md:60: error: test 'adds()': Expectation failed: (counter.value → 2) == 3"),
        PlantedFault(
            "traps and does not", in: .both, ["let none: [Int] = []": "let none: [Int] = [1]"],
            finds: "Content/et/loendur.md:93: error: this must end by a trap, and does not"),
        PlantedFault(
            "@main that hangs", in: .both,
            [
                "struct Counter {}\n":
                    "struct Counter {}\n```\n\n```swift run scope=program timeout=2\n@main struct Program {\n    static func main() {\n        while true {}\n    }\n}\n"
            ],
            finds: "Content/et/loendur.md:105: error: the script was ended after 2 seconds"),
    ]

    private static let inText = [
        PlantedFault(
            "output with nothing that prints", in: .both, ["```swift warns": "```output\n1\n```\n\n```swift warns"],
            finds: "Content/et/loendur.md:87: error: the Swift block before prints nothing to show here"),
        PlantedFault(
            "typo in one language", in: .translation, ["value += step": "valu += step"],
            finds: "Content/ru/loendur.md:12: error: cannot find 'valu' in scope"),
        PlantedFault(
            "typo in all", in: .both, ["counter.add()": "counter.ad()"],
            finds: "Content/et/loendur.md:32: error: value of type 'Counter' has no member 'ad'"),
        PlantedFault(
            "mistyped declaration that others use, one language", in: .translation,
            ["struct Counter {\n    pri": "struct Conter {\n    pri"],
            finds:
                "Content/ru/loendur.md:10: error: the code differs from the source language 'et': 'Conter' here, 'Counter' there"
        ),
        PlantedFault(
            "drift that compiles", in: .translation, ["_ step: Int = 1": "_ step: Int = 2"],
            finds:
                "Content/ru/loendur.md:12: error: the code differs from the source language 'et': '2' here, '1' there"),
        PlantedFault(
            "drift in interpolation", in: .translation, ["n: \\(value)": "n: \\(value + 0)"],
            finds:
                "Content/ru/loendur.md:13: error: the code differs from the source language 'et': '+' here, ')' there"),
        PlantedFault(
            "drift in spacing of an operator", in: .translation, ["counter.value - 1": "counter.value -1"],
            finds: "Content/ru/loendur.md:45: error: expected ',' separator"),
        PlantedFault(
            "drift of the fence", in: .translation, ["```swift warns": "```swift norun"],
            finds: "Content/ru/loendur.md:87: error: the fence is 'swift norun' here and 'swift warns' in the source"),
        PlantedFault(
            "missing block", in: .translation, ["```swift scope=before\nstruct Counter {}\n```\n\n": ""],
            finds: "Content/ru/loendur.md:96: error: a Swift block of the source is missing in 'ru'"),
        PlantedFault(
            "extra block", in: .translation, ["1. Item": "```swift scope=x\nlet extra = 1\n```\n\n1. Item"],
            finds: "Content/ru/loendur.md:27: error: this Swift block is not in the source language 'et'"),
        PlantedFault(
            "swapped blocks", in: .translation,
            [
                "```swift traps\nlet none: [Int] = []\nprint(none[0])\n```\n\n": "",
                "```swift warns": "```swift traps\nlet none: [Int] = []\nprint(none[0])\n```\n\n```swift warns",
            ],
            finds: "Content/ru/loendur.md:87: error: the blocks of the source come in another order from here on"),
        PlantedFault(
            "look-alike letter", in: .translation, ["let owner = Owner()": "let оwner = Owner()"],
            finds:
                "Content/ru/loendur.md:72: error: the letter 'о' (U+043E) in 'оwner' is of another alphabet than the rest of its word"
        ),
        PlantedFault(
            "no-break space", in: .translation,
            ["var counter = Counter()\n   counter": "var\u{A0}counter = Counter()\n   counter"],
            finds: "Content/ru/loendur.md:31: error: a space that is not one of Swift's (U+00A0)"),
        PlantedFault(
            "typographic quotes", in: .translation, ["\"n: \\(value)\"": "“n: \\(value)”"],
            finds: "Content/ru/loendur.md:13: error: the quotation mark '“' (U+201C) is not one of Swift's"),
        PlantedFault(
            "fails for another reason", in: .both, ["counter.value = 3  //": "counter.valu = 3  //"],
            finds:
                "Content/et/loendur.md:84: error: the error here is 'value of type 'Counter' has no member 'valu'', and not 'setter is inaccessible'"
        ),
        PlantedFault(
            "fails and compiles", in: .both,
            ["let counter = Counter()\ncounter.value = 3  //": "var counter = Counter()\ncounter.add(3)  //"],
            finds:
                "Content/et/loendur.md:84: error: this block compiles, though it must not: there is no error 'setter is inaccessible' here"
        ),
        PlantedFault(
            "expectation left over in fails", in: .both,
            ["setter is inaccessible\n": "setter is inaccessible // error: another\n"],
            finds: "Content/et/loendur.md:84: error: there is no error 'another' here"),
        PlantedFault(
            "missing warning", in: .both, ["    let unused = 1  // warning": "    _ = 1  // warning"],
            finds: "Content/et/loendur.md:89: error: there is no warning 'never used' here"),
        PlantedFault(
            "warning in plain code", in: .both,
            ["func text() -> String { ": "func text() -> String { let q = 1; return "],
            finds:
                "Content/et/loendur.md:13: error: initialization of immutable value 'q' was never used; consider replacing with assignment to '_' or removing it"
        ),
        PlantedFault(
            "missing module", in: .both, ["import Testing\n": "import Testing\nimport Nonsense\n"],
            finds: "Content/et/loendur.md:56: error: no such module 'Nonsense'"),
        PlantedFault(
            "missing return", in: .both,
            [
                "func text() -> String { \"n: \\(value)\" }":
                    "func text() -> String { if value > 1 { return \"n: \\(value)\" } }"
            ],
            finds: "Content/et/loendur.md:13: error: missing return in instance method expected to return 'String'"),
        PlantedFault(
            "use before initialisation", in: .both,
            ["final class Owner {\n": "func u() -> Int {\n    let a: Int\n    return a\n}\n\nfinal class Owner {\n"],
            finds: "Content/et/loendur.md:20: error: constant 'a' used before being initialized"),
        PlantedFault(
            "data race", in: .both,
            [
                "final class Owner {\n":
                    "func race(_ o: Owner) {\n    Task { _ = o }\n    o.child = nil\n}\n\nfinal class Owner {\n"
            ],
            finds:
                "Content/et/loendur.md:19: error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure"
        ),
        PlantedFault(
            "unclosed brace in all", in: .both,
            ["    func text() -> String { \"n: \\(value)\" }\n}": "    func text() -> String { \"n: \\(value)\" }\n"],
            finds: "Content/et/loendur.md:10: error: expected '}' in struct"),
        PlantedFault(
            "unclosed string", in: .source, ["\"n: \\(value)\"": "\"n: \\(value)"],
            finds: "Content/et/loendur.md:13: error: unterminated string literal"),
        PlantedFault(
            "unclosed #if", in: .translation, ["final class Owner {": "#if DEBUG\nfinal class Owner {"],
            finds: "Content/ru/loendur.md:18: error: expected #else or #endif at end of conditional compilation block"),
        PlantedFault(
            "mistyped fence word", in: .source, ["```swift traps": "```swift trap"],
            finds: "Content/et/loendur.md:93: error: unknown word 'trap'"),
        PlantedFault(
            "mistyped language", in: .source, ["```swift traps": "```swfit traps"],
            finds: "Content/et/loendur.md:93: error: unknown language 'swfit'"),
        PlantedFault(
            "timeout that is no number", in: .both, ["```swift traps": "```swift traps timeout=abc"],
            finds: "Content/et/loendur.md:93: error: 'timeout' must be a number of seconds greater than zero"),
        PlantedFault(
            "file names that differ in case", in: .both,
            ["```swift\nfinal class Owner": "```swift counter.swift\nfinal class Owner"],
            finds: "Content/et/loendur.md:17: error: 'counter.swift' and 'Counter.swift' differ in case only"),
        PlantedFault(
            "fence in a comment", in: .translation,
            [
                "```swift scope=before\nstruct Counter {}\n```\n":
                    "<!--\n```swift scope=before\nstruct Counter {}\n```\n-->\n"
            ],
            finds: "Content/ru/loendur.md:96: error: a Swift block of the source is missing in 'ru'"),
        PlantedFault(
            "reserved module name", in: .source, ["module: Loendur": "module: Foundation"],
            finds:
                "Content/et/loendur.md:3: error: 'Foundation' is the name of another module, or of one that is made for tests"
        ),
        PlantedFault(
            "module name of another article", in: .source, ["module: Loendur": "module: MUU"],
            finds: "Content/et/muu.md:2: error: the module 'Muu' differs from another article's 'MUU' only in case"),
        PlantedFault(
            "module name in lower case", in: .both, ["module: Loendur": "module: loendur"],
            finds:
                "Content/et/loendur.md:3: error: 'loendur' is no name for a module here: ASCII letters and digits, beginning with a capital letter"
        ),
        PlantedFault(
            "duplicate declaration", in: .both, ["final class Owner {": "struct Counter {}\n\nfinal class Owner {"],
            finds: "Content/et/loendur.md:18: error: invalid redeclaration of 'Counter'"),
        PlantedFault(
            "support module broken", in: .file("Content/support/Spool/Spool.swift"), ["public init": "public int"],
            finds: "Content/support/Spool/Spool.swift:2: error: expected 'func' keyword in instance method declaration"),
    ]
}
