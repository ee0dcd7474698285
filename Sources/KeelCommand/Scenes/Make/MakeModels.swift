import KeelBase
import KeelContent
import KeelExamples
import KeelSite

/// The scene behind `keel build`, `keel check`, `keel render` and `keel promote`: what its parts say to each other.
enum Make {
    enum Goal: String, Sendable, CaseIterable {
        case build, check, render, promote

        var checksExamples: Bool { self != .render }
        var rendersSite: Bool { self != .promote }
        var publishesSite: Bool { self == .build || self == .render }
    }

    enum Stage: String, Sendable, CaseIterable {
        case read, examples, promote, links, render, publish
    }

    /// The use case itself, from the command line to its end.
    enum Run {
        struct Request: Sendable, Equatable {
            var goal: Goal
            /// The folder that holds `Content` and `Site`.
            var root: String
            var part = SitePart()
            /// Warnings count as errors.
            var isStrict = false
            var listsExternalLinks = false
        }

        struct Response: Sendable {
            var goal: Goal
            var ending: Ending
            var counts: Counts
            /// What publishing changed; `nil` if the published site was left alone.
            var changes: StagedFolder.Changes?
            /// All Swift blocks that the command was about.
            var blocks: [Block] = []
            var tests: [ExampleTest] = []
            var duration: Duration
        }

        struct ViewModel: Sendable, Equatable {
            /// For people, a line each.
            var lines: [String]
            /// Why it could not run, or was stopped.
            var failure: String?
            /// For programs.
            var summary: Summary
            /// Blocks and tests, for services that show outcomes one by one.
            var cases: [Case] = []
            var exitCode: Int32
        }
    }

    /// The user wants it to stop.
    enum Cancel {
        struct Request: Sendable {
            /// The signal's number.
            var signal: Int32
        }
    }

    /// It has come a step further.
    enum Progress {
        struct Response: Sendable, Equatable {
            var stage: Stage
            var done = 0
            /// `nil` while the number is unknown.
            var total: Int?
            /// What is being worked on: a module, a file.
            var subject: String?
        }

        struct ViewModel: Sendable, Equatable {
            var stage: String
            var text: String
            var subject: String?
            var done: Int
            var total: Int?
        }
    }

    /// What really happens was written into an article.
    enum Promotion {
        struct Response: Sendable, Equatable {
            var file: String
            /// From 1.
            var places: Int
        }

        struct ViewModel: Sendable, Equatable {
            var file: String
            var places: Int
            var text: String
        }
    }

    /// An article has a link to another site.
    enum Link {
        struct Response: Sendable, Equatable {
            var link: ExternalLink
        }

        struct ViewModel: Sendable, Equatable {
            var address: String
            var file: String
            var position: SourcePosition
        }
    }

    /// Something was found in a user's file.
    enum Finding {
        struct Response: Sendable {
            var diagnostic: Diagnostic
            /// The line it is about, without its end.
            var sourceLine: String?
        }

        struct ViewModel: Sendable, Equatable {
            var severity: Diagnostic.Severity
            var code: String
            var file: String
            var position: SourcePosition?
            var message: String
            var hint: String?
            var notes: [Diagnostic.Note]
            var excerpt: Excerpt?
        }
    }
}
