import KeelBase

/// What became of a unit. Places are relative to its blocks, so that a result holds while only the text around
/// the blocks changes, and for every language that shares the code.
struct UnitResult: Sendable, Codable {
    /// A place in the code of one of the unit's blocks.
    struct Place: Sendable, Codable, Hashable {
        /// Position among the unit's blocks.
        var block: Int
        /// From 1.
        var line: Int
        /// From 1, in bytes.
        var column: Int
    }

    struct Finding: Sendable, Codable, Hashable {
        enum Kind: String, Sendable, Codable { case error, warning, note }

        var kind: Kind
        /// `nil` when the compiler named no place in the blocks.
        var place: Place?
        var message: String
        var notes: [Finding] = []
    }

    struct Run: Sendable, Codable {
        enum Ending: Sendable, Codable, Hashable {
            case finished
            case exited(Int32)
            case trapped
            case timedOut(seconds: Double)
            case flooded(bytes: Int)
        }

        /// What each block printed.
        var outputs: [String]
        /// Standard error, its last part.
        var errors: String
        var ending: Ending
        /// Where it ended, if it did not get to its end.
        var place: Place?
        /// Where in the module that it sees, if it ended in a call of that; positions of blocks as in `FindingReader`.
        var origin: Place?
        /// `Fatal error: Index out of range`
        var reason: String?
    }

    struct Test: Sendable, Codable {
        enum Outcome: String, Sendable, Codable { case passed, failed, skipped, crashed, timedOut }

        /// As Swift Testing shows it.
        var name: String
        var place: Place
        var outcome: Outcome
        /// Test cases executed.
        var cases: Int
        var issues: [Finding]
    }

    /// The compiler made what was to be made.
    var isBuilt = false
    /// What the compiler found, in the order of the places.
    var findings: [Finding] = []
    /// Blocks that could not be compiled because another one they need has failed.
    var dependent: [Int] = []
    var run: Run?
    var tests: [Test]?
    /// It can't be known whether it would come out the same again.
    var isTransient = false
}
