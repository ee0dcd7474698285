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
        var modulesBuilt = 0
        var errors = 0
        var warnings = 0
        /// Errors in articles that `--only` leaves out: counted, not shown.
        var errorsElsewhere = 0
    }

    /// What `--format json` ends with.
    struct Summary: Sendable, Equatable {
        var pages: Int
        var languages: [String]
        /// In the order of the verdicts.
        var blocks: [BlockCount]
        var testsRun: Int
        var testsFailed: Int
        var modulesBuilt: Int
        var seconds: Double

        struct BlockCount: Sendable, Equatable {
            var verdict: Report.Verdict
            var count: Int
        }
    }
}
