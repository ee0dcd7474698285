import KeelBase
import KeelContent
import TestSupport
import Testing

@testable import KeelCommand

@MainActor
struct ViewTests {
    private let output = RecordingOutput()

    private let error = Make.Finding.ViewModel(
        severity: .error, code: "link.missing-anchor", file: "Content/ko/a,b.md",
        position: SourcePosition(line: 12, column: 3), message: "100% \"gone\"\nfor good", hint: "do: this",
        notes: [
            .init(SampleRemark("first"), file: "Content/ru/x.md", position: SourcePosition(line: 4, column: 1)),
            .init(SampleRemark("second")),
        ],
        excerpt: Excerpt(of: "값\t타", at: SourcePosition(line: 12, column: 3)))
    private let warning = Make.Finding.ViewModel(
        severity: .warning, code: "content.no-folder", file: "Content/et", position: nil, message: "none", hint: nil,
        notes: [], excerpt: nil)
    private let progress = Make.Progress.ViewModel(
        stage: "examples", text: "checking examples", subject: "vip-cycle", done: 6, total: 12)

    private func end(failure: String? = nil, code: Int32 = 0) -> Make.Run.ViewModel {
        Make.Run.ViewModel(
            lines: failure == nil ? ["20 pages", "done"] : [], failure: failure,
            summary: Make.Summary(
                pages: 20, languages: ["ru", "ko"],
                blocks: [
                    .init(verdict: .compiled, count: 3), .init(verdict: .failingAsExpected, count: 1),
                    .init(verdict: .notChecked, count: 0),
                ], testsRun: 5, testsFailed: 1, modulesBuilt: 2, seconds: 0.25), exitCode: code)
    }

    @Test func `A log has stages and numbers on standard output, findings on standard error`() {
        let view = TerminalView(output: output, style: .plain)
        view.displayProgress(viewModel: progress)
        view.displayProgress(viewModel: progress)
        view.displayFinding(viewModel: error)
        view.displayFinding(viewModel: warning)
        view.displayEnd(viewModel: end(code: 1))
        #expect(output.text == "checking examples\n20 pages\ndone\n")
        #expect(
            output.errors == """
                Content/ko/a,b.md:12:3: error: 100% "gone"
                for good [link.missing-anchor]
                 12 | 값\t타
                    |   \t^
                  hint: do: this
                  Content/ru/x.md:4:1: note: first
                  note: second
                Content/et: warning: none [content.no-folder]

                """)
        #expect(view.exitCode == 1)
    }

    @Test func `A terminal has a bar that findings push down, and colour`() {
        let style = TerminalStyle(hasColor: true, canRedraw: true, width: 50)
        let view = TerminalView(output: output, style: style)
        view.displayProgress(viewModel: progress)
        view.displayFinding(viewModel: warning)
        view.displayFinding(viewModel: warning)
        view.displayEnd(viewModel: end(failure: "stopped", code: 130))
        let finding =
            "Content/et: \u{1B}[1;33mwarning:\u{1B}[0m \u{1B}[1mnone\u{1B}[0m \u{1B}[2m[content.no-folder]\u{1B}[0m\n"
        #expect(
            output.errors == "\r\u{1B}[Kchecking examples [############------------] 6/12"
                + "\r\u{1B}[K" + finding + finding + "\u{1B}[1;31mkeel: error:\u{1B}[0m stopped\n")
        #expect(output.text == "")
    }

    @Test(arguments: [
        (["TERM": "xterm"], true, true), (["TERM": "xterm", "NO_COLOR": "1"], false, true),
        (["TERM": "xterm", "NO_COLOR": ""], true, true), (["TERM": "dumb"], false, false), ([:], false, false),
    ])
    func `What a terminal can is read from the environment`(
        environment: [String: String], hasColor: Bool, canRedraw: Bool
    ) {
        let style = TerminalStyle.of(environment: environment, width: 80)
        #expect(style.hasColor == hasColor)
        #expect(style.canRedraw == canRedraw)
    }

    @Test func `A text from a file cannot speak to the terminal`() {
        let view = TerminalView(output: output, style: .plain)
        var finding = warning
        finding.message = "\u{1B}[2J\u{202E}x"
        view.displayFinding(viewModel: finding)
        #expect(output.errors == "Content/et: warning: ␛[2J\u{FFFD}x [content.no-folder]\n")
    }

    @Test func `JSON is an object a line, the summary last`() {
        let view = JSONLinesView(output: output)
        view.displayProgress(viewModel: progress)
        view.displayFinding(viewModel: error)
        view.displayFinding(viewModel: warning)
        view.displayEnd(viewModel: end(code: 1))
        #expect(
            output.text == #"""
                {"type":"progress","stage":"examples","message":"checking examples","subject":"vip-cycle","done":6,"total":12}
                {"type":"diagnostic","severity":"error","code":"link.missing-anchor","file":"Content/ko/a,b.md","line":12,"column":3,"message":"100% \"gone\"\nfor good","hint":"do: this","notes":[{"message":"first","file":"Content/ru/x.md","line":4,"column":1},{"message":"second","file":null,"line":null,"column":null}]}
                {"type":"diagnostic","severity":"warning","code":"content.no-folder","file":"Content/et","line":null,"column":null,"message":"none","hint":null,"notes":[]}
                {"type":"summary","pages":20,"languages":["ru","ko"],"blocks":{"total":4,"compiled":3,"failing_as_expected":1},"tests":{"run":5,"failed":1},"modules_built":2,"seconds":0.250}

                """#)
        #expect(output.errors == "")
    }

    @Test func `JSON ends with the summary also when it could not run`() {
        let view = JSONLinesView(output: output)
        view.displayEnd(viewModel: end(failure: "no", code: 3))
        #expect(output.text.hasPrefix(#"{"type":"summary","#))
        #expect(output.errors == "keel: error: no\n")
        #expect(view.exitCode == 3)
    }

    @Test(arguments: [
        ("a\"b\\c\n\r\t", #""a\"b\\c\n\r\t""#), ("\u{0}\u{1B}\u{7F}\u{2028}", #""\u0000\u001b\u007f\u2028""#),
        ("값 👍 /", #""값 👍 /""#), ("a\r\nb", #""a\r\nb""#),
    ])
    func `JSON strings are escaped`(text: String, expected: String) {
        #expect(JSON.string(text).text == expected)
    }

    @Test func `GitHub gets workflow commands with what has a meaning in them escaped`() {
        let view = GitHubView(output: output, root: "./docs:1")
        view.displayProgress(viewModel: progress)
        view.displayProgress(viewModel: progress)
        view.displayFinding(viewModel: error)
        view.displayFinding(viewModel: warning)
        view.displayEnd(viewModel: end(code: 1))
        #expect(
            output.text == """
                checking examples
                ::error file=docs%3A1/Content/ko/a%2Cb.md,line=12,col=3,title=link.missing-anchor::100%25 "gone"%0Afor good%0Ahint: do: this%0AContent/ru/x.md:4:1: note: first%0Anote: second
                ::warning file=docs%3A1/Content/et,title=content.no-folder::none
                20 pages
                done

                """)
    }

    @Test(arguments: [("a\rb\r\nc", "a%0Db%0D%0Ac"), ("::stop-commands::x", "::stop-commands::x"), ("%0A", "%250A")])
    func `A message stays one line for GitHub`(message: String, expected: String) {
        let view = GitHubView(output: output, root: ".")
        view.displayEnd(viewModel: end(failure: message, code: 3))
        #expect(output.text == "::error title=keel::\(expected)\n")
    }
}
