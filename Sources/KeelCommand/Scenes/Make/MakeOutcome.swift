import KeelBase
import KeelContent

extension Make {
    enum Ending: Sendable {
        /// Ran to its end; whether there are errors is in the counts.
        case finished
        /// The site could not be read: what was found says why.
        case unreadable(isMissing: Bool)
        case failed(Failure)
        /// By the signal of that number.
        case cancelled(signal: Int32)
    }

    /// Why a command cannot go on.
    enum Failure: Error, Sendable {
        /// Another process works in this site.
        case busy(process: Int32?)
        /// `--only` names nothing that exists.
        case nothingSelected(ContentFilter, candidates: [String])
        /// Where Keel would write.
        case inTheWay(FilesInTheWay)
        /// What a stage threw.
        case stage(Stage, reason: String)
    }

    struct Counts: Sendable, Equatable {
        var pages = 0
        var languages: [String] = []
        /// Swift blocks by verdict.
        var blocks: [Report.Verdict: Int] = [:]
        var testsRun = 0
        var testsFailed = 0
        /// Test functions that are disabled, or were cancelled.
        var testsSkipped = 0
        /// Test functions that fail as they say that they will.
        var testsWithKnownIssue = 0
        var modulesBuilt = 0
        var errors = 0
        var warnings = 0
        /// Places in articles that `promote` has written.
        var promoted = 0
        /// Errors in articles that `--only` leaves out: counted, not shown.
        var errorsElsewhere = 0
    }

    /// A Swift block and what became of it.
    struct Block: Sendable, Equatable {
        var file: String
        /// Of the file, from the opening fence to the closing one, from 1.
        var lines: ClosedRange<Int>
        var role: SwiftFence.Role
        var verdict: Report.Verdict
    }

    /// A Swift block or a test, as services for continuous integration list them.
    struct Case: Sendable, Equatable {
        enum Result: Sendable, Equatable {
            case passed
            case failed(messages: [String])
            case skipped(reason: String)
        }

        var file: String
        /// Of the file, from 1: those of a block, or the one where a test begins.
        var lines: ClosedRange<Int>
        var name: String
        var result: Result
    }

    /// What `--format json` ends with.
    struct Summary: Sendable, Equatable {
        var pages: Int
        var languages: [String]
        /// In the order of the verdicts.
        var blocks: [BlockCount]
        var testsRun: Int
        var testsFailed: Int
        var testsSkipped = 0
        var testsWithKnownIssue = 0
        var modulesBuilt: Int
        var seconds: Double
        /// What lies in the published site's folder and is not Keel's.
        var kept: [String] = []

        struct BlockCount: Sendable, Equatable {
            var verdict: Report.Verdict
            var count: Int
        }
    }
}
