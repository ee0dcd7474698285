import KeelContent

/// The scene behind `keel status`: what its parts say to each other.
enum Status {
    struct Request: Sendable, Equatable {
        var root: String
        /// Empty: everything.
        var selections: [ContentFilter] = []
        /// Languages in which every article has to be current.
        var required: [Language] = []
    }

    struct Response: Sendable {
        var ending: Ending
        var languages: [Language] = []
        var rows: [TranslationTable.Row] = []
        var required: [Language] = []
    }

    struct ViewModel: AnswerViewModel, Equatable {
        var languages: [String]
        var articles: [Article]
        var totals: [Total]
        /// How many translations the requirement lacks; `nil` if nothing is required.
        var lacking: Int?
        var required: [String]
        var failure: String?
        var exitCode: Int32
    }

    enum Ending: Sendable {
        case finished
        /// The site could not be read: why.
        case unreadable(reason: String)
        case unknownLanguage(Language)
        case nothingSelected(ContentFilter, candidates: [String])
    }

    struct Article: Sendable, Equatable {
        var path: String
        var source: String
        var translations: [Translation]
    }

    struct Translation: Sendable, Equatable {
        var language: String
        /// `Content/nl/vip-cycle.md`; where it would be if it is missing.
        var file: String
        var status: String
        /// For the table: `84 %, 2 sections`.
        var text: String
        var percentage: Int?
        var changes: [Change]
    }

    struct Change: Sendable, Equatable {
        var kind: String
        var id: String
        var title: String
        var line: Int?
        var sourceFile: String
        var sourceLine: Int?
    }

    /// Of one language.
    struct Total: Sendable, Equatable {
        var language: String
        /// By status, those that are there.
        var counts: [Count]
        /// Mean of the articles; what is unknown counts as nothing.
        var percentage: Int

        struct Count: Sendable, Equatable {
            var status: String
            var count: Int
        }
    }
}
