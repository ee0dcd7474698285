import KeelBase
import KeelMarkdown
import Testing

@testable import KeelContent

private func read(_ markdown: String) -> (fences: [Fence], findings: [String]) {
    let source = SourceText(path: "x.md", bytes: Array(markdown.utf8))
    let result = FenceParser.parse(Document(parsing: source).codeBlocks, in: source)
    return (result.fences, result.diagnostics.map(\.line))
}

private func findings(_ info: String, code: String = "let a = 1") -> [String] {
    read("```\(info)\n\(code)\n```\n").findings
}

private func swift(_ info: String) -> SwiftFence? {
    let result = read("```\(info)\nlet a = 1\nlet b = 2\n```\n")
    return result.findings.isEmpty ? result.fences.first?.swift : nil
}

struct FenceTests {
    @Test(
        arguments: [
            ("swift", .plain), ("Swift", .plain), ("swift UserPresenter.swift", .file("UserPresenter.swift")),
            ("swift Экран.swift", .file("Экран.swift")), ("swift test", .test), ("swift run", .run),
            ("swift norun", .norun), ("swift traps", .traps), ("swift fails", .fails), ("swift warns", .warns),
            ("swift skip=\"needs a device\"", .skip(reason: "needs a device")),
            ("swift skip=iOS", .skip(reason: "iOS")),
        ] as [(String, SwiftFence.Role)])
    func `a word gives a Swift block its role`(info: String, role: SwiftFence.Role) {
        #expect(swift(info) == SwiftFence(role: role))
    }

    @Test func `scope, timeout and hidden go with a role in any order`() {
        var expected = SwiftFence(role: .run)
        expected.isHidden = true
        expected.scope = "before"
        expected.timeout = 2.5
        #expect(swift("swift hidden timeout=2.5 run scope=before") == expected)
    }

    @Test(arguments: [
        ("swift tset", "1:10: fence.unknown-word: unknown word 'tset'"),
        ("swift  ignore", "1:11: fence.unknown-word: unknown word 'ignore'"),
        ("swift title=\"X\"", "1:10: fence.unknown-word: unknown word 'title=\"X\"'"),
        ("swfit", "1:4: fence.unknown-language: unknown language 'swfit'"),
        ("swift,ignore", "1:4: fence.unknown-language: unknown language 'swift,ignore'"),
        ("swift5", "1:4: fence.unknown-language: unknown language 'swift5'"),
        ("{.swift}", "1:4: fence.unknown-language: unknown language '{.swift}'"),
        ("Main.swift", "1:4: fence.unknown-language: unknown language 'Main.swift'"),
        ("ouput", "1:4: fence.unknown-language: unknown language 'ouput'"),
        ("swift hidden diff=x", "1:17: fence.combination: 'hidden' and 'diff' don't go together"),
        ("json skip=\"x\"", "1:9: fence.combination: 'skip' means nothing in a block of 'json'"),
        (
            "swift diff=before",
            "1:15: fence.unknown-diff: no block before this one has the scope or the id 'before'"
        ),
        ("dot", "1:4: fence.no-alternative: the diagram says nothing to those who don't see it"),
        ("dot alt=\"\"", "1:8: fence.bad-value: 'alt' needs a value"),
        ("swift alt=x", "1:10: fence.combination: 'alt' means nothing in a block of 'swift'"),
        ("json {1,3}", "1:9: fence.unknown-word: unknown word '{1,3}'"),
        ("swift skip", "1:10: fence.bad-value: 'skip' needs a reason, for the reader"),
        ("swift skip=\"\"", "1:10: fence.bad-value: 'skip' needs a reason, for the reader"),
        ("swift skip=\"no end", "1:10: fence.bad-value: the value of 'skip' is not quoted as it should be"),
        ("swift skip='why'", "1:10: fence.bad-value: the value of 'skip' is not quoted as it should be"),
        ("swift skip=\"a\"b", "1:10: fence.bad-value: the value of 'skip' is not quoted as it should be"),
        ("swift run timeout=0", "1:22: fence.bad-value: 'timeout' must be a number of seconds greater than zero"),
        ("swift run timeout=0x10", "1:22: fence.bad-value: 'timeout' must be a number of seconds greater than zero"),
        ("swift run timeout=1 timeout=2", "1:24: fence.bad-value: 'timeout' is there twice"),
        ("swift test timeout=5", "1:15: fence.combination: 'test' and 'timeout' don't go together"),
        ("swift run test", "1:14: fence.combination: 'run' and 'test' don't go together"),
        ("swift A.swift B.swift", "1:18: fence.combination: 'A.swift' and 'B.swift' don't go together"),
        ("swift skip=\"x\" hidden", "1:19: fence.combination: 'skip' and 'hidden' don't go together"),
        ("swift hidden diff=x", "1:17: fence.combination: 'hidden' and 'diff' don't go together"),
        ("swift scope=до", "1:16: fence.bad-value: 'scope' must be an ASCII name that begins with a letter"),
        ("swift mark=2", "1:15: fence.bad-value: there is no line 2 in the block, which has 1"),
        ("swift mark=0", "1:15: fence.bad-value: there is no line 0 in the block, which has 1"),
        ("swift mark=1-", "1:15: fence.bad-value: '1-' is no line and no range of lines"),
        ("swift mark=2-1", "1:15: fence.bad-value: '2-1' runs backwards"),
        ("swift main.swift", "1:10: fence.file-name: 'main.swift' would make a program of the module"),
        (
            "swift package.swift",
            "1:10: fence.file-name: 'package.swift' is the manifest of the package of all examples"
        ),
        ("swift a/B.swift", "1:10: fence.file-name: 'a/B.swift' can't be a file of the module"),
        ("swift ..swift", "1:10: fence.file-name: '..swift' can't be a file of the module"),
        ("swift Con.swift", "1:10: fence.file-name: 'Con.swift' can't be a file of the module"),
        ("swift User.Swift", "1:10: fence.file-name: 'User.Swift' can't be a file of the module"),
    ])
    func `what has no meaning is an error at its word`(info: String, finding: String) {
        #expect(findings(info) == ["x.md:\(finding)"])
    }

    @Test(arguments: ["", "text", "swig", "swi", "json mark=1 id=x", "sh", "c"])
    func `other languages are left alone`(info: String) {
        let result = read("```\(info)\nx\n```\n")
        #expect(result.findings == [] && result.fences.map(\.swift) == [nil])
    }

    @Test func `a malformed Swift block stays a Swift block`() {
        let fence = read("```swfit\nlet a = 1\n```\n").fences[0]
        #expect(fence.language == "swift" && fence.swift == SwiftFence(role: .plain) && fence.isMalformed)
    }

    @Test func `a block has one finding, and notes for the rest`() {
        let source = SourceText(path: "x.md", bytes: Array("```swift tset foo mark=9\nx\n```\n".utf8))
        let diagnostics = FenceParser.parse(Document(parsing: source).codeBlocks, in: source).diagnostics
        #expect(diagnostics.map(\.line) == ["x.md:1:10: fence.unknown-word: unknown word 'tset'"])
        #expect(
            diagnostics[0].notes.map(\.message)
                == ["unknown word 'foo'", "there is no line 9 in the block, which has 1"])
    }

    @Test func `places are those of the Markdown in lists and after Cyrillic`() {
        let result = read("1. Шаг:\n\n   > ~~~~ swift ключ\n   > x\n   > ~~~~\n")
        #expect(result.findings == ["x.md:3:17: fence.unknown-word: unknown word 'ключ'"])
    }

    @Test func `marked lines are sorted and joined`() {
        let fence = read("```swift mark=5-6,2,6-7,3\n1\n2\n3\n4\n5\n6\n7\n```\n").fences[0]
        #expect(fence.markedLines == [2...3, 5...7])
    }

    @Test func `an id and a file's name are one block's or file's`() {
        let text = """
            ```swift A.swift id=one
            ```
            ```swift a.swift
            ```
            ```json id=one
            ```
            ```swift a.swift scope=other
            ```

            """
        #expect(
            read(text).findings == [
                "x.md:3:10: fence.file-name: 'a.swift' and 'A.swift' differ in case only",
                "x.md:5:9: fence.duplicate-id: the id 'one' is another block's already",
            ])
    }

    @Test func `an output block follows a block that prints, once`() {
        let text =
            "```output\n```\n```swift run\n```\ntext\n\n```output unordered\n```\n```output\n```\n```swift test\n```\n```output\n```\n"
        let result = read(text)
        #expect(
            result.findings == [
                "x.md:1:4: fence.output: there is no Swift block before this output",
                "x.md:9:4: fence.output: the Swift block before prints nothing to show here",
                "x.md:13:4: fence.output: the Swift block before prints nothing to show here",
            ])
        #expect(result.fences.map(\.isUnordered) == [false, false, true, false, false, false])
    }

    @Test func `a code block that is never closed is a warning`() {
        #expect(
            read("- ```sh\n  ls\n").findings == ["x.md:1:3: fence.unclosed: the code block opened here is never closed"]
        )
    }

    @Test func `markers hide lines and themselves`() {
        let fence = read("```swift\na\n  // snippet.hide\nb\n\n//snippet.show\nc\n```\n").fences[0]
        #expect(fence.hiddenLines == [1, 2, 3, 4])
    }

    @Test(arguments: [
        ("a\n// snippet.hide\nb", "x.md:3:1: fence.snippet: the lines from here on are never shown again"),
        ("// snippet.show\nb", "x.md:2:1: fence.snippet: the lines here are shown already"),
        (
            "// snippet.hide\n// snippet.hide\n// snippet.show",
            "x.md:3:1: fence.snippet: the lines here are hidden already"
        ),
        ("// snippet.hid\nb", "x.md:2:1: fence.snippet: unknown marker 'snippet.hid'"),
    ])
    func `markers that don't match are an error at their line`(code: String, finding: String) {
        #expect(findings("swift", code: code) == [finding])
    }
}
