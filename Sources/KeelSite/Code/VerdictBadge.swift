import KeelContent

/// What the check of an article's examples found, at its head: one line that opens to the whole.
struct VerdictBadge: Sendable {
    let strings: InterfaceStrings
    let swiftBlocks: Int
    /// `nil`: not checked, or not since the examples have changed.
    let report: Report.ArticleReport?
    let swiftVersion: String?

    /// `nil` for an article without Swift.
    func html() -> HTML? {
        guard swiftBlocks > 0 else { return nil }
        guard let report, let swiftVersion else {
            return details("not_checked", strings[.verdictUnchecked], "<p>\(strings[.uncheckedWhy])</p>\n")
        }
        var counts: [Report.Verdict: Int] = [:]
        for block in report.blocks.values { counts[block.verdict, default: 0] += 1 }
        let unknown = swiftBlocks - report.blocks.count
        if unknown > 0 { counts[.notChecked, default: 0] += unknown }

        let hasFailed = counts[.failed] != nil || report.testsFailed > 0
        let isWhole = counts[.notChecked] == nil
        let verdict = hasFailed ? "failed" : isWhole ? "passed" : "not_checked"
        let heading: InterfaceText = hasFailed ? .verdictFailed : isWhole ? .verdictPassed : .verdictUnchecked
        var facts = [strings(.blocks, swiftBlocks)]
        let tests = report.testsRun
        if tests > 0 { facts.append(strings(.tests, tests)) }
        let summary = "\(strings[heading]): \(facts.joined(separator: ", ")) · Swift\u{A0}\(swiftVersion)"

        var items = Report.Verdict.allCases.compactMap { verdict in counts[verdict].map { strings(verdict.total, $0) } }
        if tests > report.testsFailed { items.append(strings(.testsPassed, tests - report.testsFailed)) }
        if report.testsFailed > 0 { items.append(strings(.testsFailed, report.testsFailed)) }
        let list = items.map { "<li>\($0)</li>\n" as HTML }.joined()
        return details(
            verdict, summary, "<ul>\n\(list)</ul>\n<p>\(strings(.checkedBy, version: swiftVersion))</p>\n")
    }

    private func details(_ verdict: String, _ summary: String, _ content: HTML) -> HTML {
        """
        <details class="verdict" data-verdict="\(verdict)">
        <summary><span class="tick">\(summary)</span></summary>
        \(content)</details>

        """
    }
}
