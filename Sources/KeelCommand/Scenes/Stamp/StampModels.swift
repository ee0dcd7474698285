import KeelContent

/// The scene behind `keel stamp`: what its parts say to each other.
enum Stamping {
    struct Request: Sendable, Equatable {
        var root: String
        /// Empty: every translation.
        var selections: [ContentFilter] = []
    }

    struct Response: Sendable {
        var ending: Ending
        var outcomes: [Outcome] = []
    }

    struct ViewModel: AnswerViewModel, Equatable {
        var outcomes: [OutcomeText]
        var failure: String?
        var exitCode: Int32
    }

    enum Ending: Sendable {
        case finished
        /// The site could not be read: why.
        case unreadable(reason: String)
        case nothingSelected(ContentFilter, candidates: [String])
    }

    /// What became of one translation.
    struct Outcome: Sendable {
        enum Result: Sendable {
            case written(blocks: Int)
            case unchanged(blocks: Int)
            case refused(Refusal)
        }

        var text: TextID
        var result: Result
    }

    enum Refusal: Sendable {
        /// It is what the others are translated from.
        case isSource
        /// A text of the article has errors.
        case isBroken(TextID)
        case unwritable(reason: String)
    }

    struct OutcomeText: Sendable, Equatable {
        var name: String
        var file: String
        /// `written`, `unchanged`, `refused`
        var result: String
        var blocks: Int?
        var text: String
        var hint: String?
    }
}

/// Does the interactor's work, off the main actor.
protocol StampWorking: CatalogReading {
    /// - Returns: whether the file was not like that already.
    @concurrent func write(_ text: String, to path: String) async throws -> Bool
}
