import KeelContent

/// What the check found in an article as a whole.
enum ArticleVerdict: String, Sendable {
    case passed, failed
    case notChecked = "not_checked"

    /// `nil` for an article without Swift.
    /// - Parameters:
    ///   - blocks: of Swift.
    ///   - report: `nil`: not checked, or not since the examples have changed.
    init?(_ blocks: [Fence], _ report: Report.ArticleReport?) {
        guard !blocks.isEmpty else { return nil }
        guard let report else {
            self = .notChecked
            return
        }
        let verdicts = blocks.map { report.blocks[$0.index]?.verdict ?? .notChecked }
        if verdicts.contains(.failed) || report.testsFailed > 0 {
            self = .failed
        } else {
            self = verdicts.contains(.notChecked) ? .notChecked : .passed
        }
    }

    /// `22 blocks, 11 tests`.
    static func counted(blocks: Int, tests: Int, in strings: InterfaceStrings) -> String {
        ([strings(.blocks, blocks)] + (tests > 0 ? [strings(.tests, tests)] : [])).joined(separator: ", ")
    }

    var heading: InterfaceText {
        switch self {
        case .passed: .verdictPassed
        case .failed: .verdictFailed
        case .notChecked: .verdictUnchecked
        }
    }
}
