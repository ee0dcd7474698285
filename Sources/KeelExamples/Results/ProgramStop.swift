/// That a program of the examples did not come to its end, and where.
struct ProgramStop: Sendable, Codable, Hashable {
    var reason: StopReason
    /// In the unit's own blocks.
    var place: CodePlace
    /// In the module that it sees, if it ended in a call of that.
    var origin: CodePlace?
}
