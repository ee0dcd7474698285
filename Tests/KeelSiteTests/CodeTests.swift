import KeelBase
import KeelContent
import KeelSite
import TestSupport
import Testing

@Suite struct CodeTests {
    func rendered(_ markdown: String, verdicts: [Int: Report.Block]? = nil, tests: (run: Int, failed: Int) = (0, 0))
        throws -> String
    {
        let site = try TemporarySite(["Content/nl/een.md": "# Een\n\n" + markdown])
        let report = verdicts.map {
            Report(
                swiftVersion: "6.3.1",
                articles: [
                    "Content/nl/een.md": .init(
                        digest: Digest(""), blocks: $0, testsRun: tests.run, testsFailed: tests.failed)
                ])
        }
        return try site.render(report: report).main("nl/een.html")
    }

    /// The text of the code, without markup.
    func text(_ html: String) -> String {
        guard let start = html.firstRange(of: /<code[^>]*>/), let end = html.firstRange(of: "</code>") else {
            return ""
        }
        return String(
            html[start.upperBound..<end.lowerBound].replacing(/<[^>]*>/, with: "").replacing("&quot;", with: "\"")
                .replacing("&gt;", with: ">").replacing("&lt;", with: "<").replacing("&amp;", with: "&"))
    }

    @Test func `a file is shown with its name, its outcome and lines to emphasise`() throws {
        let main = try rendered(
            "```swift A.swift mark=2\nlet a = 1\nlet b = \"<\"\n```\n", verdicts: [0: .init(verdict: .compiled)])
        #expect(
            main.contains(
                """
                <figure class="code" id="code.1">
                <figcaption><a class="file" href="#code.1">A.swift</a><span class="outcome" data-verdict="compiled">compileert</span></figcaption>
                <pre tabindex="0"><code class="language-swift"><span class="line" id="code.1.1"><span class="k">let</span> a = <span class="n">1</span>
                </span><span class="line marked" id="code.1.2"><span class="k">let</span> b = <span class="s">"&lt;"</span>
                </span></code></pre>
                </figure>
                """))
    }

    @Test func `the text in the page is the code, blank lines and tabs and all`() throws {
        let code = "struct A {\n\tlet a = \"x  y\"\n\n\n    // ö\n}\n"
        #expect(text(try rendered("```swift\n\(code)```\n")) == code)
        #expect(text(try rendered("    a < b\n\n      c\n")) == "a < b\n\n  c\n")
        #expect(text(try rendered("```\n```\n")) == "")
    }

    @Test func `hidden blocks and hidden lines are not shown`() throws {
        #expect(!(try rendered("```swift hidden\nlet secret = 1\n```\n").contains("secret")))
        let main = try rendered("```swift\n// snippet.hide\nlet secret = 1\n// snippet.show\nlet shown = 2\n```\n")
        #expect(text(main) == "let shown = 2\n")
    }

    @Test func `the compiler's own words stand under the line that they are about`() throws {
        let main = try rendered(
            "```swift fails\nlet a = 1\nlet b: Int = \"\" // error: cannot convert\nlet c = 2\n```\n",
            verdicts: [
                0: .init(
                    verdict: .failingAsExpected,
                    messages: [.init(line: 2, column: 14, severity: .error, text: "cannot convert 'String' to <Int>")])
            ])
        #expect(
            main.contains(
                """
                <span class="k">let</span> b: <span class="t">Int</span> = <span class="s">""</span>
                </span><span class="message error" lang="en"><span class="marks" aria-hidden="true"><span>let b: Int = </span>^~</span>\
                <span class="said"><span aria-hidden="true">let b: Int = </span>\
                <span>error: cannot convert 'String' to &lt;Int&gt;</span></span></span><span class="line" id="code.1.3">
                """.trimmingSuffix("\n")))
        #expect(!main.contains("// error"))
        #expect(main.contains("data-verdict=\"failing_as_expected\">compileert niet, zoals bedoeld<"))
    }

    @Test func `a skipped block says why`() throws {
        #expect(
            try rendered("```swift skip=\"alleen op iOS\"\nlet a = 1\n```\n").contains(
                "<span class=\"outcome\" data-verdict=\"skipped\">wordt niet gecontroleerd: alleen op iOS</span>"))
    }

    @Test func `the badge adds up what was checked, and by what`() throws {
        let main = try rendered(
            "```swift\nlet a = 1\n```\n\n```swift test\n@Test func a() {}\n```\n\n```swift hidden\nlet b = 1\n```\n",
            verdicts: [0: .init(verdict: .compiled), 1: .init(verdict: .tested), 2: .init(verdict: .compiled)],
            tests: (2, 0))
        #expect(
            main.contains(
                """
                <details class="verdict" data-verdict="passed">
                <summary><span class="tick">Voorbeelden gecontroleerd: 3 codeblokken, 2 tests\u{A0}· Swift\u{A0}6.3.1</span></summary>
                <ul>
                <li>2 codeblokken compileren: <a href="#code.1">Code 1</a></li>
                <li>1 codeblok met tests slaagt: <a href="#code.2">Code 2</a></li>
                </ul>
                </details>
                """))
    }

    @Test func `a block that warns compiles, one that traps stops, and each says so and looks so`() throws {
        let main = try rendered(
            "```swift warns\nlet a = 1\n```\n\n```swift traps\nfatalError()\n```\n",
            verdicts: [0: .init(verdict: .warningAsExpected), 1: .init(verdict: .run)])
        #expect(main.contains("<figure class=\"code warns\""))
        #expect(main.contains("data-verdict=\"warning_as_expected\">compileert, met een waarschuwing<"))
        #expect(main.contains("<li>1 codeblok compileert, met een waarschuwing: "))
        #expect(main.contains("<figure class=\"code traps\""))
        #expect(main.contains("data-verdict=\"run\">wordt bij het uitvoeren afgebroken, zoals bedoeld<"))
        #expect(!main.contains("compileert niet"))
    }

    @Test func `a long block keeps what is marked, with three lines around it`() throws {
        let code = (1...60).map { "let a\($0) = \($0)\n" }.joined()
        func folded(_ fence: String) throws -> [Int] {
            try rendered("```\(fence)\n\(code)```\n").matches(of: /class="line[^"]* folded" id="code.1.(\d+)"/)
                .compactMap { Int($0.1) }
        }
        #expect(try folded("swift mark=20-22") == Array(1...16) + Array(26...60))
        #expect(try folded("swift") == Array(25...60))
        let short = try rendered(
            "```swift mark=2\n\(code.split(separator: "\n").prefix(40).joined(separator: "\n"))\n```\n")
        #expect(!short.contains("folded") && !short.contains("long"))
    }

    @Test func `a block is shown as a difference to an earlier one`() throws {
        let main = try rendered(
            "```swift scope=before\nlet a = 1\nlet b = 2\nlet c = 3\n```\n\n```swift diff=before\nlet a = 1\nlet x = 2\nlet c = 3\nlet d = 4\n```\n"
        )
        let lines = main.matches(of: /<span class="line([^"]*)"[^>]*>(.*?)\n<\/span>/).map { match in
            "\(match.1):" + String(match.2).replacing(/<[^>]*>/, with: "")
        }
        #expect(
            lines.suffix(5) == [
                ":let a = 1", " removed:let b = 2", " added:let x = 2", ":let c = 3", " added:let d = 4",
            ])
        #expect(main.contains("<del><span class=\"k\">let</span> b"))
        #expect(main.contains("id=\"code.2.4\"") && !main.contains("id=\"code.2.5\""))
    }

    @Test func `what only the earlier one has at its end is shown at the end, of any block that has an id`() throws {
        let main = try rendered(
            "```json id=before\n1\n2\n3\n```\n\n```swift diff=before\n1\n```\n\n```swift diff=before\n2\n```\n")
        let lines = main.matches(of: /<span class="line([^"]*)"[^>]*>(.*?)\n<\/span>/).map { match in
            "\(match.1):" + String(match.2).replacing(/<[^>]*>/, with: "")
        }
        #expect(
            lines.dropFirst(3) == [
                ":1", " removed:2", " removed:3", " removed:1", ":2", " removed:3",
            ])
    }

    @Test func `the article's files are listed once each, with a way to the block`() throws {
        let main = try rendered(
            "```swift A.swift\nlet a = 1\n```\n\n```swift B.swift\nlet b = 1\n```\n\n```swift A.swift\nlet c = 1\n```\n"
        )
        #expect(
            main.contains(
                """
                <summary>2 bestanden</summary>
                <ul>
                <li><a class="file" href="#code.1">A.swift</a></li>
                <li><a class="file" href="#code.2">B.swift</a></li>
                </ul>
                """))
    }

    @Test func `one failure is the article's verdict`() throws {
        let main = try rendered(
            "```swift\nlet a = 1\n```\n\n```swift\nlet b\n```\n",
            verdicts: [0: .init(verdict: .compiled), 1: .init(verdict: .failed)])
        #expect(main.contains("<details class=\"verdict\" data-verdict=\"failed\">"))
    }

    @Test func `without a report the page says that nothing was checked`() throws {
        let main = try rendered("```swift\nlet a = 1\n```\n")
        #expect(main.contains("<details class=\"verdict\" data-verdict=\"not_checked\">"))
        #expect(!main.contains("class=\"outcome\""))
        #expect(!(try rendered("Geen code.\n").contains("data-verdict")))
    }
}

extension String {
    func trimmingSuffix(_ suffix: String) -> String { hasSuffix(suffix) ? String(dropLast(suffix.count)) : self }
}
