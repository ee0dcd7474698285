import KeelBase
import Testing

@testable import KeelCommand

struct JUnitReportTests {
    private static let cases = [
        Make.Case(file: "Content/nl/a.md", lines: 9...11, name: "swift run", result: .failed(messages: [])),
        Make.Case(file: "Content/nl/a.md", lines: 3...7, name: "swift A.swift", result: .passed),
        Make.Case(file: "Content/ko/a.md", lines: 3...7, name: "swift", result: .failed(messages: [])),
        Make.Case(file: "Content/nl/a.md", lines: 20...22, name: "swift", result: .skipped(reason: "a \"b\"")),
        Make.Case(
            file: "Content/nl/a.md", lines: 14...14, name: "`x < y`()", result: .failed(messages: ["1 < 0", "c"])),
    ]

    private static func finding(
        _ line: Int?, severity: Diagnostic.Severity = .error, code: String = "a.code"
    ) -> Make.Finding.ViewModel {
        Make.Finding.ViewModel(
            severity: severity, code: code, file: "Content/nl/a.md",
            position: line.map { SourcePosition(line: $0, column: 5) }, message: "no & \u{1B}\nreally", hint: nil,
            notes: [], excerpt: nil)
    }

    @Test func `Every block, test and error is a case, and the numbers add up`() {
        let findings = [Self.finding(10), Self.finding(30), Self.finding(3, severity: .warning), Self.finding(nil)]
        let report = JUnitReport(cases: Self.cases, findings: findings, failure: nil, seconds: 1.5)
        #expect(
            report.xml == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="keel" tests="7" failures="4" skipped="2" errors="0" time="1.500">
                  <testsuite name="Content/ko/a.md" tests="1" failures="0" skipped="1" errors="0">
                    <testcase classname="Content/ko/a.md" name="3: swift" file="Content/ko/a.md" line="3">
                      <skipped message="fails with the same code in another language"/>
                    </testcase>
                  </testsuite>
                  <testsuite name="Content/nl/a.md" tests="6" failures="4" skipped="1" errors="0">
                    <testcase classname="Content/nl/a.md" name="0: a.code" file="Content/nl/a.md" line="0">
                      <failure message="Content/nl/a.md:0: no &amp; \u{FFFD}&#10;really">Content/nl/a.md:0: no &amp; \u{FFFD}&#10;really</failure>
                    </testcase>
                    <testcase classname="Content/nl/a.md" name="3: swift A.swift" file="Content/nl/a.md" line="3"/>
                    <testcase classname="Content/nl/a.md" name="9: swift run" file="Content/nl/a.md" line="9">
                      <failure message="Content/nl/a.md:10: no &amp; \u{FFFD}&#10;really">Content/nl/a.md:10: no &amp; \u{FFFD}&#10;really</failure>
                    </testcase>
                    <testcase classname="Content/nl/a.md" name="14: `x &lt; y`()" file="Content/nl/a.md" line="14">
                      <failure message="1 &lt; 0">1 &lt; 0&#10;c</failure>
                    </testcase>
                    <testcase classname="Content/nl/a.md" name="20: swift" file="Content/nl/a.md" line="20">
                      <skipped message="a &quot;b&quot;"/>
                    </testcase>
                    <testcase classname="Content/nl/a.md" name="30: a.code" file="Content/nl/a.md" line="30">
                      <failure message="Content/nl/a.md:30: no &amp; \u{FFFD}&#10;really">Content/nl/a.md:30: no &amp; \u{FFFD}&#10;really</failure>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test func `A wrong output is one failure, that of the block before it`() {
        let report = JUnitReport(
            cases: Self.cases.filter { $0.file == "Content/nl/a.md" && $0.lines.lowerBound < 14 },
            findings: [Self.finding(15, code: "example.output"), Self.finding(16, code: "example.output")],
            failure: nil,
            seconds: 0)
        #expect(report.xml.contains("<testsuites name=\"keel\" tests=\"2\" failures=\"1\" skipped=\"0\""))
        #expect(report.xml.contains("a.md:15: no &amp; \u{FFFD}&#10;really&#10;Content/nl/a.md:16: no"))
    }

    @Test func `What could not run is an error`() {
        let report = JUnitReport(cases: [], findings: [], failure: "another keel", seconds: 0)
        #expect(
            report.xml == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="keel" tests="1" failures="0" skipped="0" errors="1" time="0.000">
                  <testsuite name="keel" tests="1" failures="0" skipped="0" errors="1">
                    <testcase classname="keel" name="run">
                      <error message="another keel"/>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }
}
