import Foundation
import KeelBase
import KeelContent

/// The last words of a command.
struct MakeWording {
    private let response: Make.Run.Response

    init(_ response: Make.Run.Response) {
        self.response = response
    }

    /// Nothing when it could not run: numbers of half a run would mislead.
    var lines: [String] {
        switch response.ending {
        case .finished where response.goal == .promote: [promotions, blocks, tests, verdict]
        case .finished: [pages, blocks, tests, verdict]
        case .unreadable: [verdict]
        case .failed, .cancelled: []
        }
    }

    var failure: String? {
        switch response.ending {
        case .finished, .unreadable: nil
        case .cancelled: "stopped; nothing was published"
        case .failed(.busy(let process)):
            "another keel\(process.map { " (process \($0))" } ?? "") is working in this site\n"
                + "hint: wait until it has ended"
        case .failed(.nothingSelected(let selection, let candidates)):
            selection.namesNothing(among: candidates)
        case .failed(.inTheWay(let files)):
            "\(files)\nhint: move what you need to another place, and delete the rest"
        case .failed(.stage(_, let reason)): reason
        }
    }

    private var counts: Make.Counts { response.counts }

    private var promotions: String {
        counts.promoted == 0
            ? "nothing to write: the articles say what happens" : "\(number(counts.promoted, "place")) written"
    }

    private var pages: String {
        let made = number(counts.pages, "page")
        let languages = "in \(number(counts.languages.count, "language"))"
        guard let changes = response.changes else { return "\(made) \(languages) rendered" }
        return "\(made) \(languages) published: "
            + "\(number(changes.written, "file")) written, \(changes.unchanged) unchanged, \(changes.removed) removed"
            + kept(changes.kept)
    }

    /// What was found beside the site and is not Keel's.
    private func kept(_ names: [String]) -> String {
        guard !names.isEmpty else { return "" }
        let list = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
        return "; kept what Keel did not write: \(list)"
    }

    private var blocks: String {
        let total = counts.blocks.values.reduce(0, +)
        let kinds = Report.Verdict.allCases.compactMap { verdict -> String? in
            let count = counts.blocks[verdict] ?? 0
            if verdict.isUnusual, count == 0 { return nil }
            return "\(count) \(verdict.rawValue.replacing("_", with: " "))"
        }
        return "\(number(total, "Swift block")): \(kinds.joined(separator: ", "))"
    }

    private var tests: String {
        let skipped = counts.testsSkipped == 0 ? "" : ", \(counts.testsSkipped) disabled or cancelled"
        let known = counts.testsWithKnownIssue == 0 ? "" : ", \(counts.testsWithKnownIssue) with a known issue"
        return "\(number(counts.testsRun, "test")) run, \(counts.testsFailed) failed\(skipped)\(known); "
            + "\(number(counts.modulesBuilt, "module")) built"
    }

    private var verdict: String {
        var text = "\(number(counts.errors, "error")), \(number(counts.warnings, "warning"))"
        if counts.errorsElsewhere > 0 { text += ", \(number(counts.errorsElsewhere, "error")) outside --only" }
        if response.goal == .build, response.changes == nil {
            text += "; not published, the site is as it was"
        }
        let seconds = String(
            format: "%.2f", locale: Locale(identifier: "en_US_POSIX"), response.duration / .seconds(1))
        return "\(text); \(seconds) s"
    }

    private func number(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
