/// Why a `sequence` fence can't be drawn.
struct SequenceFault: Error, Equatable {
    enum Kind: Sendable, Hashable {
        case nothing
        case unreadable(String)
        case unknownLane(String, nearest: String?)
    }

    let kind: Kind
    /// From 1.
    let line: Int

    init(_ kind: Kind, line: Int) {
        self.kind = kind
        self.line = line
    }
}
