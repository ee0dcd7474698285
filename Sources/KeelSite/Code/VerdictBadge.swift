import KeelContent

/// What the check of an article's examples found, at its head: one line that opens to the whole, with links to the blocks.
struct VerdictBadge: Sendable {
    /// More blocks of a kind than these are counted, not listed.
    private static let listed = 12

    let strings: InterfaceStrings
    /// The article's.
    let fences: [Fence]
    /// `nil`: not checked, or not since the examples have changed.
    let report: Report.ArticleReport?
    let swiftVersion: String?
    /// `2026-11-30`, where it is known.
    let checkedOn: String?

    /// `nil` for an article without Swift.
    func html() -> HTML? {
        let blocks = fences.filter { $0.swift != nil }
        guard !blocks.isEmpty else { return nil }
        guard let report, let swiftVersion, let verdict = ArticleVerdict(blocks, report) else {
            return details(.notChecked, strings[.verdictUnchecked], "<p>\(strings[.uncheckedWhy])</p>\n")
        }
        let kinds = kinds(of: blocks, in: report)
        let counted = ArticleVerdict.counted(blocks: blocks.count, tests: report.testsRun, in: strings)
        let summary = "\(strings[verdict.heading]): \(counted)\u{A0}· Swift\u{A0}\(swiftVersion)"

        var items = kinds.map { kind -> HTML in
            "<li>\(strings(kind.text, kind.fences.count))\(links(to: kind.fences))</li>\n"
        }
        if report.testsFailed > 0 { items.append("<li>\(strings(.testsFailed, report.testsFailed))</li>\n") }
        let date = checkedOn.map { "<p>\(strings(.checkedOn, date: $0))</p>\n" as HTML }
        return details(verdict, summary, "<ul>\n\(items.joined())</ul>\n\(date)")
    }

    /// Blocks of which the same is said.
    private struct Kind {
        let verdict: Report.Verdict
        let text: CountedText
        var fences: [Fence]
    }

    /// In the order of the verdicts.
    private func kinds(of blocks: [Fence], in report: Report.ArticleReport) -> [Kind] {
        var kinds: [Kind] = []
        for fence in blocks {
            let verdict = report.blocks[fence.index]?.verdict ?? .notChecked
            let text = verdict.total(of: fence.swift?.role)
            if let index = kinds.firstIndex(where: { $0.text == text }) {
                kinds[index].fences.append(fence)
            } else {
                kinds.append(Kind(verdict: verdict, text: text, fences: [fence]))
            }
        }
        let order = Report.Verdict.allCases
        return order.flatMap { verdict in kinds.filter { $0.verdict == verdict } }
    }

    /// To those that are shown, by their file or their number among the article's blocks.
    private func links(to fences: [Fence]) -> HTML? {
        guard fences.count <= Self.listed, fences.contains(where: { $0.swift?.isHidden == false }) else { return nil }
        let links = fences.filter { $0.swift?.isHidden == false }.map { fence -> HTML in
            let name =
                if case .file(let name) = fence.swift?.role { name } else { "\(strings[.code]) \(fence.index + 1)" }
            return "<a href=\"#code.\(fence.index + 1)\">\(name)</a>"
        }
        return ": \(links.joined(separator: ", "))"
    }

    private func details(_ verdict: ArticleVerdict, _ summary: String, _ content: HTML) -> HTML {
        """
        <details class="verdict" data-verdict="\(verdict.rawValue)">
        <summary><span class="tick">\(summary)</span></summary>
        \(content)</details>

        """
    }
}
