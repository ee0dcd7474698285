package import KeelBase

/// What the check of the examples found, per block. Examples write it, pages read it.
package struct Report: Sendable, Codable {
    package enum Verdict: String, Sendable, Codable, CaseIterable {
        case compiled, run, tested
        case failingAsExpected = "failing_as_expected"
        /// Of a `warns` block.
        case warningAsExpected = "warning_as_expected"
        case skipped
        /// All its code is in an `#if` that is not true here.
        case inactive
        case failed
        /// What it depends on failed, or nobody has checked it yet.
        case notChecked = "not_checked"

        /// Not every site has such blocks, so that they are counted only where there is one.
        package var isUnusual: Bool { [.warningAsExpected, .inactive, .notChecked].contains(self) }
    }

    /// One Swift block of one article.
    package struct Block: Sendable, Codable {
        package var verdict: Verdict
        /// What the compiler said in a `fails` or `warns` block: place in the block, and text.
        package var messages: [Message]

        package init(verdict: Verdict, messages: [Message] = []) {
            self.verdict = verdict
            self.messages = messages
        }
    }

    package struct Message: Sendable, Codable, Hashable {
        package var line: Int
        /// From 1, in bytes; `nil` where there is no such place in this language's code.
        package var column: Int?
        package var severity: Diagnostic.Severity
        package var text: String

        package init(line: Int, column: Int? = nil, severity: Diagnostic.Severity, text: String) {
            self.line = line
            self.column = column
            self.severity = severity
            self.text = text
        }
    }

    package struct ArticleReport: Sendable, Codable {
        /// Of the blocks, the support modules, the toolchain and the flags: a verdict counts while it is the same.
        package var digest: Digest
        /// By the fence's index among the article's code blocks.
        package var blocks: [Int: Block]
        package var testsRun: Int
        package var testsFailed: Int

        package init(digest: Digest, blocks: [Int: Block] = [:], testsRun: Int = 0, testsFailed: Int = 0) {
            self.digest = digest
            self.blocks = blocks
            self.testsRun = testsRun
            self.testsFailed = testsFailed
        }
    }

    /// `6.3.1`
    package var swiftVersion: String
    /// `2026-11-30`; `nil` where the time was not given (SOURCE_DATE_EPOCH), so that a report is the same at any time.
    package var checkedOn: String?
    /// By the article's file: `Content/nl/vip-cycle.md`.
    package var articles: [String: ArticleReport]
    package var modulesBuilt: Int

    package init(swiftVersion: String, articles: [String: ArticleReport] = [:], modulesBuilt: Int = 0) {
        self.swiftVersion = swiftVersion
        self.articles = articles
        self.modulesBuilt = modulesBuilt
    }
}
